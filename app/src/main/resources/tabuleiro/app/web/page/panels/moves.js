/** The moves of a game, with what the computer thought; a click goes there. */
import {html, nothing} from 'lit';
import {Part} from '/element.js';
import {number, t} from '/texts.js';

class Moves extends Part {
  static properties = {
    moves: {attribute: false},
    ply: {attribute: false},
    marks: {attribute: false},
    language: {attribute: false},
  };

  updated() {
    this.renderRoot.querySelector('[aria-current="step"]')?.scrollIntoView({block: 'nearest'});
  }

  render() {
    return html`
      <h2>${t('moves.title')}</h2>
      <ol class="moves" data-testid="moves">
        ${this.moves.map((move, index) => this.move(move, index))}
      </ol>
    `;
  }

  move(move, index) {
    const value = move.thought?.depth
      ? html`<span class="value">${number(move.thought.value, 1)}${move.thought.exact ? ' ✓' : ''}</span>`
      : nothing;
    return html`<li class="side-${move.side} ${index >= this.ply ? 'undone' : ''}">
      <button
        class="quiet"
        aria-current=${index === this.ply - 1 ? 'step' : 'false'}
        @click=${() => this.tell('goto', index + 1)}
      >
        ${move.text} ${value}
      </button>
    </li>`;
  }
}

customElements.define('tab-moves', Moves);
