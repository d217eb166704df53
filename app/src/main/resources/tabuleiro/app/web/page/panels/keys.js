/** Which keys do what, called up by the question mark. */
import {html} from 'lit';
import {Part} from '/element.js';
import {t} from '/texts.js';

/** Sections of the help: their names, and the keys by what they do. */
const SECTIONS = [
  ['page', [['?', 'help'], ['Tab', 'tab'], ['Esc', 'escape']]],
  [
    'board',
    [
      ['← ↑ → ↓', 'arrows'],
      ['Enter, ␣', 'enter'],
      ['N, P', 'next'],
      ['1 – 4', 'piece'],
      ['U, R', 'undo'],
      ['H', 'hint'],
    ],
  ],
  ['tetris', [['← →', 'column'], ['↑ ↓', 'turn'], ['Enter, ␣', 'drop']]],
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
  static properties = {language: {attribute: false}};

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
          ${SECTIONS.map(
            ([name, keys]) => html`<h3>${t(`keys.${name}`)}</h3>
              <dl>
                ${keys.map(
                  ([key, meaning]) => html`<dt><kbd>${key}</kbd></dt>
                    <dd>${t(`keys.${name}.${meaning}`)}</dd>`,
                )}
              </dl>`,
          )}
        </div>
      </dialog>`;
  }
}

customElements.define('tab-keys', Keys);
