/** The moves of a game with the computer's values; a click goes to the position after a move. */
import {html, nothing} from 'lit';
import {PageElement} from '/element.js';
import {points, t} from '/texts.js';
import {moveFigure} from '/boards/boards.js';

/** The key of the stored choice between names for readers and the texts of the courses. */
const KEY = 'notation';

class Moves extends PageElement {
  static properties = {
    game: {attribute: false},
    moves: {attribute: false},
    ply: {attribute: false},
    marks: {attribute: false},
    fixed: {attribute: false},
  };

  /** Whether the moves are shown as the texts that the courses use. */
  get isLisp() {
    return localStorage.getItem(KEY) === 'lisp';
  }

  switchNotation() {
    localStorage.setItem(KEY, this.isLisp ? 'plain' : 'lisp');
    this.requestUpdate();
  }

  /** Scrolls the list to the current move, without scrolling the page. */
  updated() {
    const list = this.renderRoot.querySelector('.moves');
    const current = list.querySelector('[aria-current="step"]');
    if (!current) {
      list.scrollTop = 0;
      return;
    }
    const [outer, inner] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
    if (inner.top < outer.top) {
      list.scrollTop -= outer.top - inner.top;
    } else if (inner.bottom > outer.bottom) {
      list.scrollTop += inner.bottom - outer.bottom;
    }
  }

  render() {
    return html`
      <div class="row title-row">
        <h2>${t('moves.title')}</h2>
        <button
          class="quiet"
          aria-pressed=${this.isLisp}
          @click=${this.switchNotation}
          data-testid="notation"
        >
          ${t('moves.lisp')}
        </button>
      </div>
      ${this.moves.length
        ? html`<ol class="moves" data-testid="moves">
            ${this.moves.map((move, index) => this.move(move, index))}
          </ol>`
        : html`<p class="quiet-text moves" data-testid="moves">${t('moves.none')}</p>`}
    `;
  }

  move(move, index) {
    const thought = move.thought?.depth ? move.thought : undefined;
    const mark = this.marks?.[index];
    const meaning = mark && t(mark === '??' ? 'mark.blunder' : 'mark.mistake');
    return html`<li
      class="side-${move.side} ${index >= this.ply ? 'undone' : ''}"
      data-text=${move.text}
    >
      <button
        class="quiet"
        aria-current=${index === this.ply - 1 ? 'step' : 'false'}
        title=${move.text}
        ?disabled=${this.fixed}
        @click=${() => this.emit('go-to-ply', index + 1)}
      >
        ${this.isLisp ? html`<code>${move.text}</code>` : moveFigure(this.game, move.text)}${mark
          ? html`<strong class="mark ${mark === '??' ? 'blunder' : ''}" title=${meaning}
              ><span aria-hidden="true">${mark}</span
              ><span class="unseen">${meaning}</span></strong
            >`
          : nothing}
        ${thought
          ? html`<span class="value" title=${thought.exact ? t('analysis.exact') : nothing}
              >${points(thought.value, thought.exact)}${thought.exact ? ' ✓' : ''}</span
            >`
          : nothing}
      </button>
    </li>`;
  }
}

customElements.define('tab-moves', Moves);
