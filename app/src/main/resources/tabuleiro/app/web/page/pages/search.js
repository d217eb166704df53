/** The search microscope: one or two searches, event by event, forward and back. */
import {html, nothing} from 'lit';
import {Part} from '/element.js';
import {Searches} from '/api.js';
import {treeOf} from '/players.js';
import {number, t} from '/texts.js';
import {Clock, modelOf} from '/microscope/model.js';
import {
  examples,
  readPlayer,
  readQuery,
  requests,
  traceQuery,
  writeQuery,
} from '/microscope/query.js';
import {algorithmName} from '/microscope/sentences.js';
import '/microscope/controls.js';
import '/microscope/files.js';
import '/microscope/form.js';
import '/microscope/lane.js';
import '/microscope/statistics.js';

/** On a phone the choices would fill the screen: they are folded away. */
const NARROW = matchMedia('(max-width: 760px)');

/** How long the address waits for the time to stand still. */
const SETTLE = 500;

class Search extends Part {
  static properties = {
    worlds: {attribute: false},
    language: {attribute: false},
    query: {state: true},
    lanes: {state: true},
    time: {state: true},
    playing: {state: true},
    speed: {state: true},
    busy: {state: true},
    fault: {state: true},
    traces: {state: true},
  };

  constructor() {
    super();
    this.speed = 5;
    this.time = 0;
    this.moved = () => this.read();
    this.left = () => this.stop();
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('popstate', this.moved);
    addEventListener('pagehide', this.left);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('popstate', this.moved);
    removeEventListener('pagehide', this.left);
    this.stop();
    clearTimeout(this.settling);
    this.playing = false;
    this.asked = undefined;
  }

  willUpdate() {
    if (!this.query) {
      this.read();
    }
  }

  /** Searches what the address asks for. */
  read() {
    if (location.pathname === '/search') {
      this.search(readQuery(location.search, this.worlds));
    }
  }

  ask(query) {
    history.pushState(null, '', writeQuery(query));
    this.search(query);
  }

  /** Shows one or two traces instead of what the server searches. */
  showTraces(traces) {
    this.begin();
    this.busy = false;
    this.query = traceQuery(traces, this.worlds);
    this.traces = traces;
    this.show(traces.map(trace => trace.answer));
  }

  /** Ends a search that nobody waits for any more. */
  stop() {
    if (this.busy) {
      this.asked?.stop();
    }
  }

  /** Gives up whatever was asked for before. */
  begin() {
    clearTimeout(this.settling);
    this.stop();
    this.asked = new Searches();
    this.playing = false;
    this.busy = true;
    this.fault = undefined;
    return this.asked;
  }

  async search(query) {
    const asked = this.begin();
    this.query = query;
    this.traces = undefined;
    try {
      const answers = await Promise.all(requests(query).map(each => asked.post(...each)));
      if (this.asked === asked) {
        this.show(answers);
      }
    } catch (fault) {
      if (this.asked === asked) {
        this.lanes = undefined;
        this.fault = fault.message || t('fault.away');
      }
    }
    if (this.asked === asked) {
      this.busy = false;
    }
  }

  show(answers) {
    const {query} = this;
    this.subject = {world: query.world, variant: query.rules, duel: query.duel};
    this.answers = answers;
    this.lanes = answers.map(modelOf);
    this.clock = new Clock(this.lanes, query.byWork);
    this.time = Math.min(query.at, this.clock.end);
  }

  /** Counts time in another way, and stays where the first search is. */
  count(byWork) {
    const events = this.clock.eventsAt(this.lanes[0], this.time);
    this.query = {...this.query, byWork};
    this.clock = new Clock(this.lanes, byWork);
    this.goTo(this.clock.timeOf(this.lanes[0], events));
  }

  goTo(time) {
    this.time = time;
    clearTimeout(this.settling);
    this.settling = setTimeout(() => this.note(), SETTLE);
  }

  /** Keeps the moment in the address once time stands still. */
  note() {
    if (this.isConnected && !this.playing && !this.traces) {
      history.replaceState(null, '', writeQuery({...this.query, at: this.time}));
    }
  }

  toggle() {
    this.playing = !this.playing;
    if (this.playing) {
      this.time = this.time >= this.clock.end ? 0 : this.time;
      this.run(performance.now(), this.time);
    } else {
      this.note();
    }
  }

  /** Lets time go on from a moment, as fast as was chosen. */
  run(since, from) {
    const {speed} = this;
    const tick = now => {
      if (!this.playing) {
        return;
      }
      if (this.speed !== speed || this.jumped) {
        this.jumped = false;
        this.run(now, this.time);
        return;
      }
      const time = from + Math.floor(((now - since) * speed) / 1000);
      this.time = Math.max(from, Math.min(this.clock.end, time));
      if (this.time === this.clock.end) {
        this.playing = false;
        this.note();
      } else {
        requestAnimationFrame(tick);
      }
    };
    requestAnimationFrame(tick);
  }

  jump(time) {
    this.jumped = this.playing;
    this.goTo(time);
  }

  render() {
    if (!this.query) {
      return nothing; // the address has moved on already
    }
    return html`
      <h1>${t('nav.search')}</h1>
      <p class="lead">${t('micro.lead')}</p>
      ${this.examples()}
      <details class="asking" ?open=${!NARROW.matches && !this.traces}>
        <summary>${t('micro.ask')}</summary>
        <tab-ask
          .query=${this.query}
          .worlds=${this.worlds}
          .busy=${Boolean(this.busy)}
          .language=${this.language}
          @ask=${event => this.ask(event.detail)}
        ></tab-ask>
      </details>
      <tab-files
        .worlds=${this.worlds}
        .traces=${this.traces}
        .language=${this.language}
        @traces=${event => this.showTraces(event.detail)}
        @fault=${event => (this.fault = event.detail)}
        @back=${this.read}
      ></tab-files>
      ${this.fault
        ? html`<p class="fault" role="alert" data-testid="fault">${this.fault}</p>`
        : nothing}
      <div class="micro" aria-busy=${Boolean(this.busy)}>
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
    const {lanes, clock, time} = this;
    return html`
      <tab-clock
        .clock=${clock}
        .time=${time}
        .playing=${Boolean(this.playing)}
        .speed=${this.speed}
        .jump=${t(this.query.duel ? 'micro.jumpCut' : 'micro.jump')}
        .language=${this.language}
        @time=${event => this.jump(event.detail)}
        @play=${this.toggle}
        @speed=${event => (this.speed = event.detail)}
      ></tab-clock>
      ${lanes.length > 1 ? this.counting() : nothing} ${this.unseen()} ${this.notes()}
      <div class="lanes lanes-${lanes.length}">
        ${lanes.map((model, i) => this.lane(model, i))}
      </div>
      ${time >= clock.end ? this.facts() : html`<p class="later">${t('micro.later')}</p>`}
      <p class="later">${t('micro.keys')}</p>
    `;
  }

  facts() {
    if (this.traces?.some(trace => !trace.hasFacts)) {
      return html`<p class="later">${t('micro.noFacts')}</p>`;
    }
    return html`<tab-statistics
        .answers=${this.answers}
        .language=${this.language}
      ></tab-statistics>
      ${this.footnote()}`;
  }

  lane(model, index) {
    const events = this.clock.eventsAt(model, this.time);
    return html`<tab-lane
      class="lane"
      data-testid="lane-${index}"
      .model=${model}
      .events=${events}
      .subject=${this.subject}
      .title=${this.titleOf(model)}
      .quiet=${Boolean(this.playing)}
      .language=${this.language}
      @goto=${event => this.jump(this.clock.timeOf(model, event.detail))}
    ></tab-lane>`;
  }

  titleOf({answer, isInformed}) {
    if (answer.player) {
      return `${treeOf(readPlayer(answer.player).name).name} · ${answer.player}`;
    }
    const name = algorithmName(answer.algorithm);
    return isInformed ? t('micro.with', name, answer.heuristic) : name;
  }

  /** Whether two searches race by events or by what they cost. */
  counting() {
    const {byWork} = this.query;
    const choice = (value, key) => html`<button
      class="quiet"
      aria-pressed=${byWork === value}
      @click=${() => this.count(value)}
    >
      ${t(key)}
    </button>`;
    return html`<div class="counting" role="group" aria-label=${t('micro.counting')}>
      ${t('micro.counting')}: ${choice(false, 'micro.byEvents')}
      ${choice(true, this.query.duel ? 'micro.byNodes' : 'micro.byExpansions')}
    </div>`;
  }

  /** Searches that go deep first are not through with the nodes of the way they are on. */
  footnote() {
    const differs = this.lanes.some(
      ({answer, left, size, work}) =>
        answer.answer && left === 0 && size > 0 && answer.answer.expanded !== work.length,
    );
    return differs ? html`<p class="later">${t('micro.footnote')}</p>` : nothing;
  }

  /** What the server remarked, such as that a search needed more memory than it may have. */
  notes() {
    return this.lanes
      .filter(model => model.answer.note)
      .map(model => html`<p class="fault" role="status">${model.answer.note}</p>`);
  }

  /** Tells of events for which there was no room. */
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

customElements.define('tab-search', Search);
