/** Which keys do what, called up by the question mark. */
import {html} from 'lit';
import {Part} from '/element.js';
import {t} from '/texts.js';

/** Sections of the help: their names, and the keys by what they do. Worlds add their own. */
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

class Keys extends Part {
  static properties = {worlds: {attribute: false}, language: {attribute: false}};

  constructor() {
    super();
    this.keys = event => this.key(event);
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('keydown', this.keys);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('keydown', this.keys);
  }

  key(event) {
    const typing = event.target.closest?.('input:not([type=range]), textarea, select');
    if (event.key === '?' && !typing && !event.ctrlKey && !event.metaKey) {
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

  /** A press beside the sheet closes it. */
  press(event) {
    if (event.target === this.dialog) {
      this.dialog.close();
    }
  }

  /** The page's own sections; those of the worlds follow the one of all boards. */
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
      <dialog class="keys" aria-labelledby="keys-title" @click=${this.press}>
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

customElements.define('tab-keys', Keys);
