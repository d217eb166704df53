/** The review of a game: the curve of its value, and the mistakes. */
import {html, nothing, svg} from 'lit';
import {PageElement} from '/element.js';
import {number, t} from '/texts.js';
import {mark, noiseOf, winningChances} from '/panels/scale.js';

const WIDTH = 300;
const HEIGHT = 80;

/** The marks of all moves; empty for moves that are not reviewed. */
export function marksOf(game, reviews) {
  const noise = noiseOf(reviews);
  return game.moves.map((_, ply) => (reviews[ply] ? mark(game, reviews[ply], noise) : ''));
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
    if (!game.duel || (!game.over && !known)) {
      return nothing;
    }
    return html`
      <h2>${t('review.title')}</h2>
      ${known ? html`${this.curve()} ${this.verdict()}` : nothing}
      ${running
        ? html`<p class="quiet-text" role="status">
            ${t('review.running', known, game.moves.length)}
          </p>`
        : known < game.moves.length && game.over
          ? html`<button @click=${() => this.emit('review')} data-testid="review">
              ${t('review.start')}
            </button>`
          : this.summary()}
    `;
  }

  x(ply) {
    return (WIDTH * ply) / Math.max(1, this.game.moves.length);
  }

  y(value) {
    return HEIGHT * (1 - winningChances(this.game, value));
  }

  /** The value after each reviewed move; a click goes to that position. */
  curve() {
    const {game, reviews} = this;
    const points = reviews.flatMap((review, ply) =>
      review ? [`${this.x(ply + 1)},${this.y(review.value)}`] : [],
    );
    if (reviews[0]) {
      points.unshift(`0,${this.y(reviews[0].bestValue)}`);
    }
    return html`<svg
      class="curve"
      viewBox="0 -4 ${WIDTH} ${HEIGHT + 8}"
      role="img"
      aria-label=${t('review.curve')}
      data-testid="curve"
      @click=${this.pick}
    >
      ${svg`<rect class="half-0" width=${WIDTH} height=${HEIGHT / 2}></rect>
        <rect class="half-1" y=${HEIGHT / 2} width=${WIDTH} height=${HEIGHT / 2}></rect>
        <line class="bar-axis" x2=${WIDTH} y1=${HEIGHT / 2} y2=${HEIGHT / 2}></line>
        <line class="now" x1=${this.x(game.ply)} x2=${this.x(game.ply)} y2=${HEIGHT}></line>
        <polyline class="values" points=${points.join(' ')}></polyline>
        ${reviews.map((review, ply) => this.dot(review, ply))}`}
    </svg>`;
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
    const ply = Math.round(((event.clientX - box.left) / box.width) * this.game.moves.length);
    this.emit('go-to-ply', Math.max(0, ply));
  }

  /** The judgement of the last move. */
  verdict() {
    const {game, reviews} = this;
    const review = reviews[game.ply - 1];
    const sign = this.marks[game.ply - 1];
    return html`<p class="verdict" aria-live="polite" data-testid="verdict">
      ${sign
        ? html`<strong class="mark ${sign === '??' ? 'blunder' : ''}">${sign}</strong> ${t(
              'review.better',
              game.moves[game.ply - 1].text,
              number(review.loss, 1),
              review.best,
            )}`
        : review
          ? t('review.fine', game.moves[game.ply - 1].text)
          : nothing}
    </p>`;
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
