/** The button that shows the board, or the tree of a search, alone and large. */
import {html} from 'lit';
import {PageElement, listen} from '/element.js';
import {PROJECTOR_CHANGE, isProjecting, setProjecting} from '/projector.js';
import {t} from '/texts.js';

class ProjectorButton extends PageElement {
  constructor() {
    super();
    listen(this, window, {[PROJECTOR_CHANGE]: () => this.requestUpdate()});
  }

  render() {
    return html`<button
      class="quiet"
      aria-pressed=${isProjecting()}
      @click=${() => setProjecting(!isProjecting())}
      data-testid="projector"
    >
      ${t(isProjecting() ? 'nav.projectorEnd' : 'nav.projector')}
    </button>`;
  }
}

customElements.define('tab-projector', ProjectorButton);
