/** The base of all parts of the page. */
import {LitElement} from 'lit';

/**
 * An element without a shadow root: one style sheet holds the whole design, and keyboards, screen
 * readers and tests see one document.
 */
export class Part extends LitElement {
  createRenderRoot() {
    return this;
  }

  /** Tells the parts above. */
  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, {detail, bubbles: true, composed: true}));
  }
}

/** Names the page for tabs, lists of pages and readers aloud. */
export function nameThePage(...parts) {
  document.title = [...parts.filter(Boolean), 'Tabuleiro'].join(' · ');
}

/** Goes to another address of the page without loading it anew. */
export function go(path) {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}
