/** The moves of a game with the computer's values; a click goes to the position after a move. */
import {html, nothing} from 'lit';
import {PageElement} from '/element.js';
import {number, t} from '/texts.js';

class Moves extends PageElement {
  static properties = {
    moves: {attribute: false},
    ply: {attribute: false},
    marks: {attribute: false},
    fixed: {attribute: false},
  };

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
      <h2>${t('moves.title')}</h2>
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
    return html`<li class="side-${move.side} ${index >= this.ply ? 'undone' : ''}">
      <button
        class="quiet"
        aria-current=${index === this.ply - 1 ? 'step' : 'false'}
        ?disabled=${this.fixed}
        @click=${() => this.emit('go-to-ply', index + 1)}
      >
        ${move.text}${mark
          ? html`<strong class="mark ${mark === '??' ? 'blunder' : ''}" title=${meaning}
              ><span aria-hidden="true">${mark}</span
              ><span class="unseen">${meaning}</span></strong
            >`
          : nothing}
        ${thought
          ? html`<span class="value" title=${thought.exact ? t('analysis.exact') : nothing}
              >${number(thought.value, 1)}${thought.exact ? ' ✓' : ''}</span
            >`
          : nothing}
      </button>
    </li>`;
  }
}

customElements.define('tab-moves', Moves);
