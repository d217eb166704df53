/** The position searched with an evaluation of the user, from the folder of `serve --mine`. */
import {html, nothing} from 'lit';
import {PageElement} from '/element.js';
import {get, post} from '/api.js';
import {LatestRequest} from '/latest-request.js';
import {number, points, t} from '/texts.js';
import {moveFigure} from '/boards/boards.js';

const DEPTHS = [1, 2, 3, 4];

/**
 *   .game   the game
 */
class OwnEvaluation extends PageElement {
  static properties = {
    game: {attribute: false},
    code: {state: true},
    name: {state: true},
    depth: {state: true},
    found: {state: true},
    fault: {state: true},
  };

  request = new LatestRequest(this);

  constructor() {
    super();
    this.code = [];
    this.depth = 2;
    this.loadCode();
  }

  /** Forgets the value of another position. */
  willUpdate(changed) {
    if (changed.has('game') && changed.get('game')?.position !== this.game.position) {
      this.request.cancel();
      this.found = undefined;
      this.fault = undefined;
    }
  }

  async loadCode() {
    try {
      ({functions: this.code, search: this.player} = await get('/code'));
    } catch {
      this.code = []; // the page reports elsewhere that the server is away
    }
    this.name = this.code.includes(this.name) ? this.name : this.code[0];
  }

  /** Searches; the server reads the file anew. */
  search() {
    const {world, variant, position} = this.game;
    const player = `${this.player}:eval=${this.name},depth=${this.depth}`;
    this.fault = undefined;
    this.request.run(
      signal => post('/trees', {world, variant, position, player}, signal),
      found => {
        this.found = {...found, name: this.name};
        this.fault = found.note;
      },
      error => {
        this.found = undefined;
        this.fault = error.message;
      },
    );
    this.requestUpdate();
  }

  render() {
    if (!this.code.length || this.game.over) {
      return nothing;
    }
    return html`<details class="own" @toggle=${event => event.target.open && this.loadCode()} data-testid="own">
      <summary>${t('analysis.own')}</summary>
      <p>
        <label
          >${t('analysis.own.function')}
          <select @change=${event => (this.name = event.target.value)} data-testid="own-function">
            ${this.code.map(
              name => html`<option value=${name} ?selected=${name === this.name}>${name}</option>`,
            )}
          </select>
        </label>
        <label
          >${t('analysis.own.depth')}
          <select @change=${event => (this.depth = Number(event.target.value))} data-testid="own-depth">
            ${DEPTHS.map(
              depth => html`<option value=${depth} ?selected=${depth === this.depth}>${depth}</option>`,
            )}
          </select>
        </label>
        <button ?disabled=${this.request.isPending} @click=${this.search} data-testid="own-search">
          ${t('analysis.own.search')}
        </button>
      </p>
      ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
      ${this.found ? this.value(this.found) : nothing}
    </details>`;
  }

  value({value, move, depth, nodes, name}) {
    return html`<p aria-live="polite" data-testid="own-value">
      <strong>${points(value)}</strong> ${moveFigure(this.game, move)}
      <small>${name} · ${t('analysis.depth', depth)} · ${t('analysis.own.nodes', number(nodes))}</small>
    </p>`;
  }
}

customElements.define('tab-own-evaluation', OwnEvaluation);
