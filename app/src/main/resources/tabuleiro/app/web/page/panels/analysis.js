/** The analysis of a position: value, best lines, evaluation terms, and replies to a move. */
import {html, nothing, svg} from 'lit';
import {PageElement} from '/element.js';
import {get} from '/api.js';
import {LatestRequest} from '/latest-request.js';
import {number, points, sentence, t} from '/texts.js';
import {moveFigure} from '/boards/boards.js';
import {winningChances} from '/panels/scale.js';
import '/panels/own-evaluation.js';

/** Milliseconds for which the user must point at a move before its reply is requested. */
const REPLY_DELAY = 250;

/** A value with its sign; exact values have a tick. */
function signed(value, exact) {
  const text = points(value, exact);
  return exact ? html`${text}<span class="exact" title=${t('analysis.exact')}> ✓</span>` : text;
}

/**
 *   .game      the game
 *   .report    the last report of a search of this position
 *   .lines     the best lines, if they are known
 *   .looked    the text of the move that the user points at on the board
 *   .on        whether the analysis is on
 *
 *   @analyse   to switch the analysis on or off
 *   @mark      detail: the line to show on the board, or undefined
 */
class Analysis extends PageElement {
  static properties = {
    game: {attribute: false},
    report: {attribute: false},
    lines: {attribute: false},
    looked: {attribute: false},
    on: {attribute: false},
    reasons: {state: true},
    reply: {state: true},
  };

  replyRequest = new LatestRequest(this);
  reasonsRequest = new LatestRequest(this);

  willUpdate(changed) {
    if (changed.has('game')) {
      this.loadReasons();
    }
    if (changed.has('game') || changed.has('looked')) {
      this.loadReply(this.looked);
    }
  }

  /** Loads the best reply to a move. */
  loadReply(move) {
    this.reply = undefined;
    this.replyRequest.cancel();
    if (!this.on || move === undefined || this.game.over) {
      return;
    }
    const path = `/games/${this.game.id}/refutation?move=${encodeURIComponent(move)}`;
    this.replyRequest.run(
      async signal => {
        await new Promise(resolve => setTimeout(resolve, REPLY_DELAY));
        signal.throwIfAborted();
        return get(path, {signal});
      },
      reply => (this.reply = reply),
      () => {},
    );
  }

  /** Loads the terms of the evaluation; the old ones are shown until then. */
  loadReasons() {
    this.reasonsRequest.cancel();
    if (!this.isExplained || !this.game.duel || this.game.over) {
      this.reasons = undefined;
      return;
    }
    this.reasonsRequest.run(
      signal => get(`/games/${this.game.id}/why`, {signal}),
      reasons => (this.reasons = reasons),
      () => (this.reasons = undefined),
    );
  }

  toggleReasons(event) {
    this.isExplained = event.target.open;
    this.loadReasons();
  }

  render() {
    if (!this.game.duel) {
      return nothing;
    }
    return html`
      <h2>${t('analysis.title')}</h2>
      ${this.bar()}
      <button
        aria-pressed=${this.on}
        ?disabled=${this.game.over && !this.on}
        @click=${() => this.emit('analyse')}
        data-testid="analyse"
      >
        ${this.on ? t('analysis.stop') : t('analysis.start')}
      </button>
      ${this.report?.depth ? this.figures(this.report) : nothing}
      ${this.on && this.lines ? this.bestLines() : nothing}
      ${this.on && !this.game.over ? this.bestReply() : nothing}
      ${this.game.over ? nothing : this.why()}
      <tab-own-evaluation .game=${this.game}></tab-own-evaluation>
    `;
  }

  /** The value found by the analysis, else the one found with the last computer's move. */
  get standing() {
    const {game, report} = this;
    if (game.over && !game.failure) {
      return {value: game.margin, exact: true};
    }
    const thought = game.moves[game.ply - 1]?.thought;
    return report?.depth ? report : thought?.depth ? thought : undefined;
  }

  bar() {
    const {standing} = this;
    const part = standing ? winningChances(this.game, standing.value) : 0.5;
    const text = !standing
      ? t('analysis.unknown')
      : t(
          standing.exact ? 'analysis.valueExact' : 'analysis.valueAbout',
          points(standing.value, standing.exact),
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
      ${report.nodes > 0 && report.millis > 0
        ? html`· ${t('analysis.nodes', number(report.nodes), number(speed))}`
        : nothing}
    </p>`;
  }

  bestLines() {
    const mark = line => () => this.emit('mark', line);
    return html`<ol class="lines" aria-label=${t('analysis.lines')} data-testid="lines">
      ${this.lines.map(
        line => html`<li>
          <button
            class="quiet"
            @pointerenter=${mark(line)}
            @pointerleave=${mark(undefined)}
            @focus=${mark(line)}
            @blur=${mark(undefined)}
            @click=${mark(line)}
          >
            <strong>${signed(line.value, line.exact)}</strong>
            <small>${t('analysis.depth', line.depth)}</small>
            ${this.names(line.line.length ? line.line : [line.move], 8)}
          </button>
        </li>`,
      )}
    </ol>`;
  }

  /** The first moves of a line. */
  names(moves, most) {
    return moves
      .slice(0, most)
      .map((move, i) => html`${i ? ' · ' : nothing}${moveFigure(this.game, move)}`);
  }

  bestReply() {
    const {reply} = this;
    return html`<p class="reply" aria-live="polite" data-testid="refutation">
      ${reply
        ? html`${t('analysis.if')} ${moveFigure(this.game, reply.move)}: <strong>${signed(reply.value, reply.exact)}</strong>
            ${reply.line.length ? html`· ${this.names(reply.line, 6)}` : nothing}`
        : html`<span class="quiet-text pointing">${t('analysis.look')}</span>`}
    </p>`;
  }

  why() {
    return html`<details class="why" @toggle=${this.toggleReasons} data-testid="why">
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

  /** A term as a bar: to the right for the first player, to the left for the second. */
  weight(value) {
    // A term that is shown as zero has no bar.
    const least = this.game.typicalMargin / 20;
    const most = Math.max(...this.reasons.terms.map(term => Math.abs(term.value)), least);
    const width = (20 * Math.abs(value)) / most;
    return html`<svg class="weight" viewBox="0 0 40 8" preserveAspectRatio="none" aria-hidden="true">
      ${svg`<rect class=${value < 0 ? 'bar-1' : 'bar-0'}
          x=${value < 0 ? 20 - width : 20} width=${width} height="8"></rect>
        <line class="bar-axis" x1="20" x2="20" y1="0" y2="8"></line>`}
    </svg>`;
  }
}

customElements.define('tab-analysis', Analysis);
