/** What the engine thinks of a position: a bar, the best lines, and why. */
import {html, nothing} from 'lit';
import {Part} from '/element.js';
import {number, t} from '/texts.js';

class Analysis extends Part {
  static properties = {
    game: {attribute: false},
    live: {attribute: false},
    looked: {attribute: false},
    language: {attribute: false},
    on: {state: true},
    report: {state: true},
    lines: {state: true},
  };

  willUpdate(changed) {
    if (changed.has('game')) {
      this.report = undefined;
      this.lines = undefined;
      if (this.on && this.game.duel && !this.game.over && this.isQuiet()) {
        this.start();
      }
    }
  }

  /** Whether the socket is free: the computer does not move now. */
  isQuiet() {
    return this.game.players[this.game.turn] === 'human';
  }

  start() {
    this.live.ask({do: 'analyse', ply: this.game.ply, lines: 3});
  }

  toggle() {
    this.on = !this.on;
    if (this.on && !this.game.over) {
      this.start();
    } else {
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

  render() {
    if (!this.game.duel) {
      return nothing;
    }
    return html`
      <h2>${t('analysis.title')}</h2>
      <button aria-pressed=${Boolean(this.on)} @click=${this.toggle} data-testid="analyse">
        ${this.on ? t('analysis.stop') : t('analysis.start')}
      </button>
      ${this.report ? this.figures(this.report) : nothing}
      ${this.lines ? this.best() : nothing}
    `;
  }

  figures(report) {
    const speed = report.millis > 0 ? report.nodes / (report.millis / 1000) : 0;
    return html`<p class="figures">
      ${report.exact ? t('analysis.exact') : t('analysis.about')}
      <strong>${number(report.value, 1)}</strong> · ${t('analysis.depth', report.depth)} ·
      ${t('analysis.nodes', number(report.nodes), number(speed))}
    </p>`;
  }

  best() {
    return html`<ol class="lines">
      ${this.lines.map(
        line => html`<li>
          <strong>${number(line.value, 1)}${line.exact ? ' ✓' : ''}</strong> ${line.line.join(' ')}
        </li>`,
      )}
    </ol>`;
  }
}

customElements.define('tab-analysis', Analysis);
