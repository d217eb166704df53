/** The replacement of a board that fails: a message, and the state as text. */
import {html} from 'lit';
import {Board} from '/boards/board.js';
import {t} from '/texts.js';
import TextBoard from '/boards/text.js';

export const FALLBACK_TAG = 'tab-board-broken';

if (!customElements.get('tab-board-text')) {
  customElements.define('tab-board-text', TextBoard);
}

/** The board of a module that could not be loaded. */
class FallbackBoard extends Board {
  render() {
    return fallback(this);
  }
}

customElements.define(FALLBACK_TAG, FallbackBoard);

function fallback(board) {
  return html`<p class="broken" role="status">${t('board.broken')}</p>
    <tab-board-text
      .world=${board.world}
      .picture=${board.picture}
      .drawing=${board.drawing}
      .legal=${board.legal}
      .marked=${board.marked}
      .active=${board.active}
    ></tab-board-text>`;
}

/** Adds error handling to a board class: if it fails to draw itself, it shows the state as text. */
export function guarded(type) {
  return class extends type {
    performUpdate() {
      try {
        super.performUpdate();
      } catch (error) {
        if (this.isBroken) {
          throw error;
        }
        console.error(error);
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
