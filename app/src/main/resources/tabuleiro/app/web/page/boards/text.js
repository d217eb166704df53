/** The board of a world without a drawing: the state as text, and a button for each move. */
import {html} from 'lit';
import {Board} from '/boards/board.js';
import {t} from '/texts.js';

export default class TextBoard extends Board {
  render() {
    return html`
      <pre class="text-board">${this.picture.text ?? this.drawing ?? ''}</pre>
      <div class="choices" role="group" aria-label=${t('board.moves')}>
        ${(this.legal ?? []).map(
          move => html`<button
            class=${move.text === this.marked ? 'marked' : ''}
            ?disabled=${!this.active}
            @click=${() => this.play(move.text)}
            @focus=${() => this.look(move.text)}
            @mouseenter=${() => this.look(move.text)}
          >
            ${move.text}
          </button>`,
        )}
      </div>
    `;
  }
}
