/** The help on keyboard shortcuts; the question mark opens it. */
import {html} from 'lit';
import {PageElement, listen} from '/element.js';
import {t} from '/texts.js';

/** The sections of the help: name, and pairs of keys and meaning. Worlds add their own sections. */
const SECTIONS = [
  ['page', [['?', 'help'], ['Tab', 'tab'], ['Esc', 'escape']]],
  [
    'board',
    [
      ['← ↑ → ↓', 'arrows'],
      ['Enter, ␣', 'enter'],
      ['N, P', 'next'],
      ['U, R', 'undo'],
      ['H', 'hint'],
    ],
  ],
  [
    'search',
    [
      ['␣', 'play'],
      ['← →', 'step'],
      ['⇧ ← →', 'jump'],
      ['Home, End', 'ends'],
    ],
  ],
];

class KeyHelp extends PageElement {
  static properties = {worlds: {attribute: false}};

  constructor() {
    super();
    listen(this, window, {keydown: event => this.handleKey(event)});
  }

  handleKey(event) {
    const isTyping = event.target.closest?.('input:not([type=range]), textarea, select');
    if (event.key === '?' && !isTyping && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      this.open();
    }
  }

  get dialog() {
    return this.renderRoot.querySelector('dialog');
  }

  open() {
    if (!this.dialog.open) {
      this.dialog.showModal();
    }
  }

  /** A click outside the sheet closes it. */
  closeOutside(event) {
    if (event.target === this.dialog) {
      this.dialog.close();
    }
  }

  /** The sections of the worlds follow the section on boards. */
  sections() {
    const own = SECTIONS.map(([name, keys]) => ({
      title: t(`keys.${name}`),
      lines: keys.map(([key, meaning]) => ({keys: key, text: t(`keys.${name}.${meaning}`)})),
    }));
    const worlds = (this.worlds ?? []).flatMap(world => world.keys ?? []);
    return [...own.slice(0, 2), ...worlds, ...own.slice(2)];
  }

  render() {
    return html`<button
        class="quiet help"
        aria-label=${t('keys.title')}
        title=${t('keys.title')}
        @click=${this.open}
        data-testid="keys"
      >
        ?
      </button>
      <dialog class="keys" aria-labelledby="keys-title" @click=${this.closeOutside}>
        <div class="sheet">
          <div class="row title-row">
            <h2 id="keys-title">${t('keys.title')}</h2>
            <button @click=${() => this.dialog.close()}>${t('keys.close')}</button>
          </div>
          ${this.sections().map(
            ({title, lines}) => html`<h3>${title}</h3>
              <dl>
                ${lines.map(
                  ({keys, text}) => html`<dt><kbd>${keys}</kbd></dt>
                    <dd>${text}</dd>`,
                )}
              </dl>`,
          )}
        </div>
      </dialog>`;
  }
}

customElements.define('tab-keys', KeyHelp);
