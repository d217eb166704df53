/** The search microscope: one or two searches, event by event, forward and back. */
import {html, nothing} from 'lit';
import {PageElement, listen, setPageTitle} from '/element.js';
import {postSearches} from '/api.js';
import {errorMessage} from '/fields.js';
import {LatestRequest} from '/latest-request.js';
import {treeSearch} from '/players.js';
import {problemName} from '/puzzles.js';
import {capital, number, t} from '/texts.js';
import {Clock} from '/microscope/clock.js';
import {namedModels} from '/microscope/names.js';
import {Playback} from '/microscope/playback.js';
import {examples, readPlayer, readQuery, requests, traceQuery, writeQuery} from '/microscope/query.js';
import {algorithmName} from '/microscope/sentences.js';
import {answerAt} from '/microscope/statistics.js';
import '/microscope/controls.js';
import '/microscope/form.js';
import '/microscope/lane.js';
import '/microscope/trace-files.js';

/** Milliseconds for which the time must stand still before it is written into the address. */
const SETTLE = 500;

class SearchPage extends PageElement {
  static properties = {
    worlds: {attribute: false},
    query: {state: true},
    lanes: {state: true},
    busy: {state: true},
    error: {state: true},
    traces: {state: true},
  };

  request = new LatestRequest(this);
  playback = new Playback(this, () => this.saveTimeLater());

  constructor() {
    super();
    listen(this, window, {
      popstate: () => this.read(),
      pagehide: () => this.reset(this.query, this.traces),
    });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  willUpdate() {
    if (!this.query) {
      this.read();
    }
  }

  updated() {
    setPageTitle(t('nav.search'));
  }

  /** Searches what the address asks for. */
  read() {
    if (location.pathname === '/search') {
      this.search(readQuery(location.search, this.worlds));
    }
  }

  /** The form makes room for the search; without it, the search may be above the screen. */
  closeForm() {
    const form = this.renderRoot.querySelector('.asking');
    if (form?.open) {
      form.open = false;
      form.scrollIntoView({block: 'nearest'});
    }
  }

  submit(query) {
    history.pushState(null, '', writeQuery(query));
    this.search(query);
  }

  /** Drops the search that is running. */
  reset(query, traces) {
    clearTimeout(this.timer);
    this.request.cancel();
    this.playback.stop();
    Object.assign(this, {query, traces, busy: false, error: undefined});
  }

  search(query) {
    this.reset(query);
    this.load(signal => postSearches(requests(query), signal));
  }

  /** Shows one or two traces instead of a search of the server. */
  showTraces(traces) {
    this.reset(traceQuery(traces, this.worlds), traces);
    this.load(async () => traces.map(trace => trace.answer));
  }

  load(answersOf) {
    this.busy = true;
    const {tree, world, rules, duel} = this.query;
    const subject = tree ? {tree} : {world, variant: rules, duel};
    this.request.run(
      async signal => namedModels(await answersOf(signal), subject, signal),
      lanes => this.show(lanes, subject),
      ({message}) =>
        Object.assign(this, {busy: false, lanes: undefined, error: message || t('fault.away')}),
    );
  }

  show(lanes, subject) {
    const {query} = this;
    Object.assign(this, {lanes, subject, busy: false});
    const clock = new Clock(lanes, query.byWork);
    this.playback.setClock(clock, query.moment ? clock.momentOf(query.moment) : query.at);
    this.query = {...query, moment: ''};
    this.closeForm();
  }

  /** Changes the unit of time, and keeps the event of the first search. */
  changeUnit(byWork) {
    const {playback, lanes} = this;
    const events = playback.clock.eventsAt(lanes[0], playback.time);
    const clock = new Clock(lanes, byWork);
    this.query = {...this.query, byWork};
    playback.setClock(clock, playback.time);
    playback.goTo(clock.timeOf(lanes[0], events));
  }

  saveTimeLater() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.playback.isPlaying && !this.traces) {
        history.replaceState(null, '', writeQuery({...this.query, at: this.playback.time}));
      }
    }, SETTLE);
  }

  render() {
    if (!this.query) {
      return nothing; // The address already names another page.
    }
    return html`
      <h1>${t('nav.search')}</h1>
      <p class="lead">${t('micro.lead')}</p>
      ${this.examples()}
      <details class="asking" data-testid="asking">
        <summary>${t('micro.ask')}<span class="asked">${this.asked()}</span></summary>
        <tab-ask
          .query=${this.query}
          .worlds=${this.worlds}
          .busy=${this.busy}
          @search-request=${event => this.submit(event.detail)}
        ></tab-ask>
      </details>
      <tab-files
        .worlds=${this.worlds}
        .traces=${this.traces}
        @traces=${event => this.showTraces(event.detail)}
        @failure=${event => (this.error = event.detail)}
        @back=${this.read}
      ></tab-files>
      ${errorMessage(this.error)}
      <div class="micro" aria-busy=${this.busy}>
        ${this.lanes
          ? this.scope()
          : html`<p role="status">${this.busy ? t('micro.busy') : nothing}</p>`}
      </div>
    `;
  }

  examples() {
    return html`<nav class="worlds" aria-label=${t('micro.examples')}>
      ${t('micro.examples')}:
      ${examples(this.worlds).map(
        ([name, path]) => html`<a href=${path}>${t(`micro.example.${name}`)}</a>`,
      )}
    </nav>`;
  }

  scope() {
    const {lanes, playback} = this;
    const {clock, time} = playback;
    return html`
      <tab-clock
        .clock=${clock}
        .time=${time}
        .playing=${playback.isPlaying}
        .speed=${playback.speed}
        .jump=${t(this.query.duel ? 'micro.jumpCut' : 'micro.jump')}
        @time=${event => playback.goTo(event.detail)}
        @play=${() => playback.toggle()}
        @speed=${event => playback.setSpeed(event.detail)}
      ></tab-clock>
      ${lanes.length > 1 ? this.units() : nothing} ${this.unseen()} ${this.notes()}
      <div class="lanes lanes-${lanes.length}">
        ${lanes.map((model, i) => this.lane(model, i))}
      </div>
      ${this.results()}
      <p class="later">${t('micro.keys')}</p>
    `;
  }

  results() {
    return this.traces?.some(trace => !trace.hasResult)
      ? html`<p class="later">${t('micro.noFacts')}</p>`
      : html`<tab-statistics .answers=${this.answersNow()}></tab-statistics>
          ${this.playback.time >= this.playback.clock.end ? this.footnote() : nothing}`;
  }

  /** What each search has found so far. */
  answersNow() {
    const {clock, time} = this.playback;
    return this.lanes.map(model => answerAt(model, clock.eventsAt(model, time)));
  }

  /** The world, the start and the algorithms of the search that is shown. */
  asked() {
    const {world, duel, problem, position, tree} = this.query;
    const {name} = this.worlds.find(each => each.id === world);
    const start = duel || position ? [] : [problemName(world, problem)];
    return [tree ? t('micro.textbook') : name, ...start, ...(this.lanes ?? []).map(model => this.titleOf(model))].join(' · ');
  }

  lane(model, index) {
    const {playback} = this;
    const {clock, time} = playback;
    return html`<tab-lane
      class="lane"
      data-testid="lane-${index}"
      .model=${model}
      .events=${clock.eventsAt(model, time)}
      .subject=${this.subject}
      .title=${this.titleOf(model)}
      .quiet=${playback.isPlaying}
      @go-to=${event => playback.goTo(clock.timeOf(model, event.detail))}
    ></tab-lane>`;
  }

  titleOf({answer, isInformed}) {
    if (answer.player) {
      return `${treeSearch(readPlayer(answer.player).name).name} · ${answer.player}`;
    }
    const name = algorithmName(answer.algorithm);
    return isInformed ? t('micro.with', name, answer.heuristic) : name;
  }

  /** The unit of time in a comparison: events, or work. */
  units() {
    const {byWork} = this.query;
    const choice = (value, key) => html`<button
      class="quiet"
      aria-pressed=${byWork === value}
      @click=${() => this.changeUnit(value)}
    >
      ${t(key)}
    </button>`;
    return html`<div class="counting" role="group" aria-label=${t('micro.counting')}>
      ${t('micro.counting')}: ${choice(false, 'micro.byEvents')}
      ${choice(true, this.query.duel ? 'micro.byNodes' : 'micro.byExpansions')}
    </div>`;
  }

  /** A depth-first search has not finished the nodes of its path, so its counts can differ. */
  footnote() {
    const differs = this.lanes.some(
      ({answer, left, size, work}) =>
        answer.answer && left === 0 && size > 0 && answer.answer.expanded !== work.length,
    );
    return differs ? html`<p class="later">${t('micro.footnote')}</p>` : nothing;
  }

  /** Remarks of the server, for example that a search exceeded its memory. */
  notes() {
    return this.lanes
      .filter(model => model.answer.note)
      .map(model => html`<p class="fault" role="status">${capital(model.answer.note)}</p>`);
  }

  /** How many events are not shown. */
  unseen() {
    return this.lanes
      .filter(model => model.left > 0)
      .map(
        model => html`<p class="later">
          ${t('micro.left', this.titleOf(model), number(model.size), number(model.left))}
        </p>`,
      );
  }
}

customElements.define('tab-search', SearchPage);
