/** The review of a game: the curve of its value, and the mistakes. */
import {html, nothing, svg} from 'lit';
import {PageElement} from '/element.js';
import {moveFigure} from '/boards/boards.js';
import {number, points, t} from '/texts.js';
import {mark, noiseOf, winningChances} from '/panels/scale.js';

const WIDTH = 300;
const HEIGHT = 90;

/** The room for the values of the axis. */
const LEFT = 30;

/** The marks of all moves; empty for moves that are not reviewed. */
export function marksOf(game, reviews) {
  const noise = noiseOf(reviews);
  return game.moves.map((_, ply) => (reviews[ply] ? mark(game, reviews[ply], noise) : ''));
}

/** A number with one digit other than zero, which is easy to read on an axis. */
function rounded(value) {
  return Number(value.toPrecision(1));
}

class Review extends PageElement {
  static properties = {
    game: {attribute: false},
    reviews: {attribute: false},
    marks: {attribute: false},
    running: {attribute: false},
  };

  render() {
    const {game, reviews, running} = this;
    const known = reviews.filter(Boolean).length;
    if (!game.duel || (!running && !known)) {
      return nothing;
    }
    return html`
      <h2>${t('review.title')}</h2>
      ${known
        ? html`${this.curve()}
            <p class="quiet-text axis-note">${t('review.axes')}</p>
            ${this.verdict()}`
        : nothing}
      ${running
        ? html`<p class="quiet-text" role="status">
            ${t('review.running', known, game.moves.length)}
          </p>`
        : known < game.moves.length
          ? nothing
          : html`${this.summary()} ${this.list()}`}
    `;
  }

  x(ply) {
    return LEFT + ((WIDTH - LEFT) * ply) / Math.max(1, this.game.moves.length);
  }

  y(value) {
    return HEIGHT * (1 - winningChances(this.game, value));
  }

  /** The value after each reviewed move; a click goes to that position. */
  curve() {
    const {game, reviews} = this;
    const corners = reviews.flatMap((review, ply) =>
      review ? [`${this.x(ply + 1)},${this.y(review.value)}`] : [],
    );
    if (reviews[0]) {
      corners.unshift(`${LEFT},${this.y(reviews[0].bestValue)}`);
    }
    return html`<svg
      class="curve"
      viewBox="0 -6 ${WIDTH + 4} ${HEIGHT + 24}"
      role="img"
      aria-label=${t('review.curve')}
      data-testid="curve"
      @click=${this.pick}
    >
      ${svg`<rect class="half-0" x=${LEFT} width=${WIDTH - LEFT} height=${HEIGHT / 2}></rect>
        <rect class="half-1" x=${LEFT} y=${HEIGHT / 2} width=${WIDTH - LEFT} height=${HEIGHT / 2}></rect>
        ${this.axes()}
        <line class="now" x1=${this.x(game.ply)} x2=${this.x(game.ply)} y2=${HEIGHT}></line>
        <polyline class="values" points=${corners.join(' ')}></polyline>
        ${reviews.map((review, ply) => this.dot(review, ply))}`}
    </svg>`;
  }

  /** The values on the left, in points for player 1, and the numbers of moves below. */
  axes() {
    const {moves, typicalMargin} = this.game;
    const last = moves.length;
    const step = Math.max(1, Math.ceil(last / 5 / 5) * (last > 10 ? 5 : 1));
    const plies = Array.from({length: Math.floor(last / step) + 1}, (_, i) => i * step);
    const values = [typicalMargin, rounded(typicalMargin / 3)].filter(value => value >= 1);
    return svg`
      ${[...values, 0, ...values.map(value => -value)].map(
        value => svg`<line class="bar-axis" x1=${LEFT} x2=${WIDTH} y1=${this.y(value)} y2=${this.y(value)}></line>
          <text class="axis" x=${LEFT - 3} y=${this.y(value)} text-anchor="end" dominant-baseline="central">${points(value, true)}</text>`,
      )}
      ${plies.map(
        ply => svg`<text class="axis" x=${this.x(ply)} y=${HEIGHT + 11} text-anchor="middle">${ply}</text>`,
      )}`;
  }

  dot(review, ply) {
    const sign = this.marks[ply];
    return sign
      ? svg`<circle class=${sign === '??' ? 'blunder' : 'mistake'} cx=${this.x(ply + 1)}
          cy=${this.y(review.value)} r=${sign === '??' ? 4.5 : 3}></circle>`
      : nothing;
  }

  pick(event) {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * (WIDTH + 4) - LEFT;
    const ply = Math.round((x / (WIDTH - LEFT)) * this.game.moves.length);
    this.emit('go-to-ply', Math.min(this.game.moves.length, Math.max(0, ply)));
  }

  /** The judgement of the last move. */
  verdict() {
    const {ply} = this.game;
    return html`<p class="verdict" aria-live="polite" data-testid="verdict">
      ${this.reviews[ply - 1] ? this.judgement(ply - 1) : nothing}
    </p>`;
  }

  /** The mark of a move, and a sentence about it. */
  judgement(ply) {
    const {game, reviews, marks} = this;
    const {loss, best, bestValue, bestExact, exact, side} = reviews[ply];
    const own = game.moves[ply].text;
    const sign = marks[ply];
    if (!sign) {
      const isBest = own === best || loss === 0;
      const key = isBest ? (bestExact ? 'provedBest' : 'best') : 'fine';
      return html`${moveFigure(game, own)}: ${t(`review.${key}`)}`;
    }
    const forSide = side === 0 ? bestValue : -bestValue;
    const key = !bestExact ? 'better' : forSide > 0 ? 'won' : forSide === 0 ? 'drawn' : 'proved';
    const lost = number(loss, exact ? 0 : 1);
    return html`<strong class="mark ${sign === '??' ? 'blunder' : ''}">${sign}</strong>
      ${moveFigure(game, own)} ${t('review.loses', lost)}; ${t(`review.${key}`)}
      ${moveFigure(game, best)}${bestExact ? `, ${t('review.isProved')}` : nothing}`;
  }

  /** All moves with the value after them and their judgement. */
  list() {
    return html`<details class="judged">
      <summary>${t('review.all')}</summary>
      <ol data-testid="judged">
        ${this.reviews.map((review, ply) =>
          review
            ? html`<li value=${ply + 1}>
                <button class="quiet" @click=${() => this.emit('go-to-ply', ply + 1)}>
                  <span class="number"
                    >${points(review.value, review.exact)}${review.exact ? ' ✓' : ''}</span
                  >
                  ${this.judgement(ply)}
                </button>
              </li>`
            : nothing,
        )}
      </ol>
    </details>`;
  }

  summary() {
    const count = (side, sign) =>
      this.marks.filter((each, ply) => each === sign && this.reviews[ply].side === side).length;
    return html`<ul class="tallies">
      ${[0, 1].map(
        side => html`<li class="side-${side}">
          <span class="dot" aria-hidden="true"></span>
          ${t('review.count', t(`play.player${side + 1}`), count(side, '?'), count(side, '??'))}
        </li>`,
      )}
    </ul>`;
  }
}

customElements.define('tab-review', Review);
