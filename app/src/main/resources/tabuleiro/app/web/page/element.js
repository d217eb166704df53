/** The base class of the page's elements, and functions that elements share. */
import {LitElement} from 'lit';
import {LANGUAGE_CHANGE, language} from '/texts.js';

/**
 * An element without a shadow root, because one style sheet holds the whole design. It draws itself
 * again when the language changes.
 */
export class PageElement extends LitElement {
  static properties = {language: {state: true}};

  constructor() {
    super();
    listen(this, window, {[LANGUAGE_CHANGE]: () => (this.language = language())});
  }

  connectedCallback() {
    super.connectedCallback();
    this.language = language();
  }

  createRenderRoot() {
    return this;
  }

  /** Dispatches an event to the elements above. */
  emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, {detail, bubbles: true, composed: true}));
  }
}

/** Adds event listeners to a target for as long as an element is on the page. */
export function listen(host, target, listeners) {
  const all = Object.entries(listeners);
  host.addController({
    hostConnected: () => all.forEach(each => target.addEventListener(...each)),
    hostDisconnected: () => all.forEach(each => target.removeEventListener(...each)),
  });
}

/** Runs the action of a pressed key, unless a modifier key is held. */
export function runShortcut(event, actions) {
  const action = actions[event.key];
  if (action && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    action();
  }
}

/** Sets the title of the browser tab. */
export function setPageTitle(...parts) {
  document.title = [...parts.filter(Boolean), 'Tabuleiro'].join(' · ');
}

/** Opens another address of the page without reloading it. */
export function navigate(path) {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}
