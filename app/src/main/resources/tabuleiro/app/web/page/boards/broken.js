/** What is shown in place of a board that does not work: one sentence, and the state as text. */
import {html} from 'lit';
import {Board} from '/boards/board.js';
import {t} from '/texts.js';
import TextBoard from '/boards/text.js';

if (!customElements.get('tab-board-text')) {
  customElements.define('tab-board-text', TextBoard);
}

function fallback(board) {
  return html`<p class="broken" role="status">${t('board.broken')}</p>
    <tab-board-text
      .world=${board.world}
      .picture=${board.picture}
      .drawing=${board.drawing}
      .legal=${board.legal}
      .marked=${board.marked}
      .active=${board.active}
      .language=${board.language}
    ></tab-board-text>`;
}

/** The board of a module that could not be loaded. */
export class BrokenBoard extends Board {
  static tag = 'tab-board-broken';

  render() {
    return fallback(this);
  }
}

customElements.define(BrokenBoard.tag, BrokenBoard);

/** The same board, but a fault while it draws itself only replaces the board by the text. */
export function guarded(type) {
  return class extends type {
    performUpdate() {
      try {
        super.performUpdate();
      } catch (fault) {
        if (this.isBroken) {
          throw fault;
        }
        console.error(fault);
        this.isBroken = true;
        this.requestUpdate();
      }
    }

    willUpdate(changed) {
      if (!this.isBroken) {
        super.willUpdate(changed);
      }
    }

    render() {
      return this.isBroken ? fallback(this) : super.render();
    }

    updated(changed) {
      if (!this.isBroken) {
        super.updated(changed);
      }
    }
  };
}
