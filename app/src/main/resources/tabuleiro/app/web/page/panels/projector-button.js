/** The button that shows the board, or the tree of a search, alone and large. */
import {html} from 'lit';
import {isProjecting, setProjecting} from '/projector.js';
import {t} from '/texts.js';

export function projectorButton() {
  return html`<button
    class="quiet projector-button"
    aria-pressed=${isProjecting()}
    @click=${() => setProjecting(!isProjecting())}
    data-testid="projector"
  >
    ${t('nav.projector')}
  </button>`;
}
