/** What the engine thinks of a position: a bar, the best lines, why, and what answers a move. */
import {html, nothing, svg} from 'lit';
import {Part} from '/element.js';
import {get} from '/api.js';
import {number, sentence, t} from '/texts.js';
import {share} from '/panels/scale.js';

/** How long a move must be looked at before the server is asked about it. */
const PATIENCE = 250;

/** A value with its sign; an exact one has a tick. */
function signed(value, exact) {
  const text = `${value > 0 ? '+' : ''}${number(value, 1)}`.replace('-', '−');
  return exact ? html`${text}<span class="exact" title=${t('analysis.exact')}> ✓</span>` : text;
}

class Analysis extends Part {
  static properties = {
    game: {attribute: false},
    live: {attribute: false},
    looked: {attribute: false},
    busy: {attribute: false},
    language: {attribute: false},
    on: {state: true},
    report: {state: true},
    lines: {state: true},
    reasons: {state: true},
    reply: {state: true},
  };

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.waiting);
  }

  willUpdate(changed) {
    if (changed.has('game')) {
      this.report = undefined;
      this.lines = undefined;
      this.reply = undefined;
      this.resume();
      this.explain();
    } else if (changed.has('language')) {
      this.explain();
    }
    if (changed.has('looked')) {
      this.lookAt(this.looked);
    }
  }

  /** Analyses if it is wanted and the computer is not about to move. */
  resume() {
    if (this.on && this.game.duel && !this.game.over && !this.busy) {
      this.live.ask({do: 'analyse', ply: this.game.ply, lines: 3});
    }
  }

  toggle() {
    this.on = !this.on;
    if (this.on) {
      this.resume();
    } else if (!this.busy) {
      this.live.ask({do: 'stop'});
    }
  }

  /** Events of the game's socket. */
  hear(event) {
    if (event.event === 'thinking') {
      this.report = event;
    } else if (event.event === 'lines') {
      this.lines = event.lines;
    }
  }

  /** Asks how a move would be answered, once it has been looked at for a while. */
  lookAt(move) {
    clearTimeout(this.waiting);
    this.reply = undefined;
    if (!this.on || move === undefined || this.game.over) {
      return;
    }
    const {id, ply} = this.game;
    this.waiting = setTimeout(async () => {
      const reply = await get(`/games/${id}/refutation?move=${encodeURIComponent(move)}`).catch(
        () => undefined,
      );
      if (this.looked === move && this.game.ply === ply) {
        this.reply = reply;
      }
    }, PATIENCE);
  }

  async explain() {
    const {game} = this;
    if (!this.isExplained || !game.duel || game.over) {
      this.reasons = undefined;
      return;
    }
    const reasons = await get(`/games/${game.id}/why`).catch(() => undefined);
    if (this.game.ply === game.ply) {
      this.reasons = reasons;
    }
  }

  toggleWhy(event) {
    this.isExplained = event.target.open;
    this.explain();
  }

  render() {
    if (!this.game.duel) {
      return nothing;
    }
    return html`
      <h2>${t('analysis.title')}</h2>
      ${this.bar()}
      <button
        aria-pressed=${Boolean(this.on)}
        ?disabled=${this.game.over && !this.on}
        @click=${this.toggle}
        data-testid="analyse"
      >
        ${this.on ? t('analysis.stop') : t('analysis.start')}
      </button>
      ${this.report?.depth ? this.figures(this.report) : nothing}
      ${this.on && this.lines ? this.best() : nothing} ${this.on && !this.game.over ? this.answer() : nothing}
      ${this.game.over ? nothing : this.why()}
    `;
  }

  /** How the game stands: the value found now, else what the last computer's move knew. */
  get standing() {
    const {game, report} = this;
    if (game.over) {
      return {value: game.margin, exact: true};
    }
    const thought = game.moves[game.ply - 1]?.thought;
    return report?.depth ? report : thought?.depth ? thought : undefined;
  }

  bar() {
    const {standing} = this;
    const part = standing ? share(this.game, standing.value) : 0.5;
    const text = !standing
      ? t('analysis.unknown')
      : t(
          standing.exact ? 'analysis.valueExact' : 'analysis.valueAbout',
          number(standing.value, 1),
        );
    return html`<div
      class="meter"
      role="meter"
      aria-label=${t('analysis.bar')}
      aria-valuemin="0"
      aria-valuemax="100"
      aria-valuenow=${Math.round(100 * part)}
      aria-valuetext=${text}
      data-testid="value-bar"
    >
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        ${svg`<rect class="bar-1" width="100" height="8"></rect>
          <rect class="bar-0" width=${100 * part} height="8"></rect>
          <rect class="bar-middle" x="49.7" width=".6" height="8"></rect>`}
      </svg>
      <strong>${standing ? signed(standing.value, standing.exact) : '–'}</strong>
    </div>`;
  }

  figures(report) {
    const speed = report.millis > 0 ? report.nodes / (report.millis / 1000) : 0;
    return html`<p class="figures">
      ${report.exact
        ? html`<strong class="exact">${t('analysis.exact')}</strong> · `
        : nothing}${t('analysis.depth', report.depth)}
      ${report.nodes > 0
        ? html`· ${t('analysis.nodes', number(report.nodes), number(speed))}`
        : nothing}
    </p>`;
  }

  best() {
    return html`<ol class="lines" aria-label=${t('analysis.lines')} data-testid="lines">
      ${this.lines.map(
        line => html`<li>
          <button
            class="quiet"
            @pointerenter=${() => this.tell('mark', line.move)}
            @pointerleave=${() => this.tell('mark', undefined)}
            @focus=${() => this.tell('mark', line.move)}
            @blur=${() => this.tell('mark', undefined)}
            @click=${() => this.tell('mark', line.move)}
          >
            <strong>${signed(line.value, line.exact)}</strong>
            <small>${t('analysis.depth', line.depth)}</small>
            ${(line.line.length ? line.line : [line.move]).slice(0, 8).join(' · ')}
          </button>
        </li>`,
      )}
    </ol>`;
  }

  answer() {
    const {reply} = this;
    return html`<p class="reply" aria-live="polite" data-testid="refutation">
      ${reply
        ? html`${t('analysis.if', reply.move)} <strong>${signed(reply.value, reply.exact)}</strong>
            ${reply.line.length ? html`· ${reply.line.slice(0, 6).join(' · ')}` : nothing}`
        : html`<span class="quiet-text">${t('analysis.look')}</span>`}
    </p>`;
  }

  why() {
    return html`<details class="why" @toggle=${this.toggleWhy} data-testid="why">
      <summary>${t('analysis.why')}</summary>
      ${this.reasons
        ? html`<ul aria-label=${t('analysis.terms')}>
            ${this.reasons.terms.map(
              term => html`<li>
                <span>${sentence(term.text)}</span>
                ${this.weight(term.value)}
                <span class="number">${signed(term.value)}</span>
              </li>`,
            )}
            <li class="sum">
              <span>${t('analysis.sum')}</span>
              <span class="number">${signed(this.reasons.value)}</span>
            </li>
          </ul>`
        : nothing}
    </details>`;
  }

  /** A term as a bar to the right for the first player, to the left for the second. */
  weight(value) {
    const most = Math.max(...this.reasons.terms.map(term => Math.abs(term.value)), 1e-9);
    const width = (20 * Math.abs(value)) / most;
    return html`<svg class="weight" viewBox="0 0 40 8" preserveAspectRatio="none" aria-hidden="true">
      ${svg`<rect class=${value < 0 ? 'bar-1' : 'bar-0'}
          x=${value < 0 ? 20 - width : 20} width=${width} height="8"></rect>
        <line class="bar-axis" x1="20" x2="20" y1="0" y2="8"></line>`}
    </svg>`;
  }
}

customElements.define('tab-analysis', Analysis);
