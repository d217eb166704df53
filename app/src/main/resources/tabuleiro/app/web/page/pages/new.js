/** Begins a game: which world, by which rules, who plays; also from a position or a saved game. */
import {html, nothing} from 'lit';
import {Part, go} from '/element.js';
import {get, post} from '/api.js';
import {sentence, t} from '/texts.js';
import {playerSelect} from '/players.js';
import {drawBoard, loadBoard} from '/boards/boards.js';

/** The fields of a saved game that begin one. */
const SAVED = ['world', 'variant', 'duel', 'players', 'position', 'moves'];

class NewGame extends Part {
  static properties = {
    worlds: {attribute: false},
    world: {attribute: false},
    language: {attribute: false},
    fault: {state: true},
    kind: {state: true},
    demos: {state: true},
  };

  get chosen() {
    return this.worlds.find(world => world.id === this.world) ?? this.worlds[0];
  }

  willUpdate(changed) {
    if (changed.has('world')) {
      this.asked = new URLSearchParams(location.search);
      this.kind = this.asked.get('kind') === 'puzzle' ? 'puzzle' : undefined;
      this.fault = undefined;
    }
    if (changed.has('language')) {
      this.look();
    }
  }

  /** Fetches the middle of a recorded game of each world: the page shows what it is about. */
  async look() {
    const {demos} = await get('/demos').catch(() => ({demos: []}));
    await Promise.all(demos.map(demo => loadBoard(demo)));
    this.demos = new Map(demos.map(demo => [demo.world, demo]));
  }

  /** A link to a position begins at once. */
  firstUpdated() {
    if (this.asked.get('position')) {
      this.send(this.request(new FormData(this.renderRoot.querySelector('form'))), true);
    }
  }

  get isDuel() {
    return this.chosen.duel && this.kind !== 'puzzle';
  }

  begin(event) {
    event.preventDefault();
    const form = new FormData(event.target);
    const text = form.get('position')?.trim() ?? '';
    if (text.startsWith('{')) {
      this.restore(text);
    } else {
      this.send(this.request(form));
    }
  }

  request(form) {
    const world = this.chosen;
    const variant = {};
    for (const rule of world.rules) {
      const value = form.get(`rule.${rule.key}`);
      if (value && value !== rule.fallback) {
        variant[rule.key] = value;
      }
    }
    const request = {world: world.id, variant, duel: this.isDuel};
    if (this.isDuel) {
      request.players = ['first', 'second'].map(seat => form.get(seat));
      request.seed = Math.floor(Math.random() * 2 ** 31);
    } else {
      request.problem = form.get('problem');
    }
    const position = form.get('position')?.trim();
    return position ? {...request, position} : request;
  }

  /** Goes on with a game that was saved as JSON. */
  restore(text) {
    try {
      const saved = JSON.parse(text);
      this.send(Object.fromEntries(SAVED.flatMap(key => (key in saved ? [[key, saved[key]]] : []))));
    } catch {
      this.fault = t('new.notJson');
    }
  }

  async send(request, isReplacing = false) {
    try {
      const {id} = await post('/games', request);
      if (isReplacing) {
        history.replaceState(null, '', location.pathname);
      }
      go(`/game/${id}`);
    } catch (fault) {
      this.fault = fault.message || t('fault.away');
    }
  }

  async open(event) {
    const file = event.target.files[0];
    if (file) {
      this.renderRoot.querySelector('textarea').value = await file.text();
    }
  }

  render() {
    const world = this.chosen;
    return html`
      <h1>${t('new.title', world.name)}</h1>
      <nav class="worlds" aria-label=${t('new.worlds')}>
        ${this.worlds.map(
          other => html`<a
            href="/play/${other.id}"
            aria-current=${other.id === world.id ? 'page' : 'false'}
            >${other.name}</a
          >`,
        )}
      </nav>
      <p>${sentence(world.summary)} <a href="/rules/${world.id}">${t('home.rules')}</a></p>
      <div class="beginning">
        <form class="settings" @submit=${this.begin}>
          ${world.duel && world.puzzle ? this.kinds() : nothing}
          ${this.isDuel ? this.seats(world) : this.problems(world)}
          ${world.rules.length
            ? html`<details ?open=${world.rules.some(rule => this.asked.has(`rule.${rule.key}`))}>
                <summary>${t('new.variants')}</summary>
                ${world.rules.map(rule => this.rule(rule))}
              </details>`
            : nothing}
          ${this.source()}
          ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
          <button class="primary" data-testid="begin">${t('new.begin')}</button>
        </form>
        ${this.preview(this.demos?.get(world.id))}
      </div>
    `;
  }

  preview(demo) {
    return html`<div class="preview thumb" aria-hidden="true" inert>
      ${demo
        ? drawBoard(demo, {
            picture: demo.picture,
            moves: demo.moves,
            last: demo.moves.at(-1)?.at,
            active: false,
            language: this.language,
          })
        : nothing}
    </div>`;
  }

  kinds() {
    return html`<fieldset class="kinds">
      <legend class="unseen">${t('new.kind')}</legend>
      ${['duel', 'puzzle'].map(
        kind => html`<label
          ><input
            type="radio"
            name="kind"
            value=${kind}
            .checked=${kind === (this.kind ?? 'duel')}
            @change=${() => (this.kind = kind)}
          />
          ${t(`new.${kind}`)}</label
        >`,
      )}
    </fieldset>`;
  }

  seats(world) {
    const seat = (name, standard) =>
      html`<label
        >${t(`new.${name}`)}
        ${playerSelect({world, spec: this.asked.get(name) ?? standard, name})}</label
      >`;
    return html`<div class="row">${seat('first', 'human')} ${seat('second', world.opponent)}</div>`;
  }

  problems(world) {
    return html`<label
      >${t('new.problem')}
      <select name="problem">
        ${world.problems.map(
          problem => html`<option value=${problem.id}>${problem.title || problem.id}</option>`,
        )}
      </select></label
    >`;
  }

  source() {
    return html`<details ?open=${this.asked.has('position') || this.asked.has('import')}>
      <summary>${t('new.position')}</summary>
      <label
        >${t('new.positionText')}
        <textarea
          name="position"
          rows="4"
          spellcheck="false"
          .value=${this.asked.get('position') ?? ''}
        ></textarea>
      </label>
      <label
        >${t('new.file')}
        <input type="file" accept=".json,.lisp,.txt,.dat" @change=${this.open} />
      </label>
    </details>`;
  }

  rule(rule) {
    const chosen = this.asked.get(`rule.${rule.key}`) ?? rule.fallback;
    const values = rule.values.includes(chosen) ? rule.values : [...rule.values, chosen];
    return html`<label
      >${sentence(rule.text)}
      <select name="rule.${rule.key}">
        ${values.map(
          value => html`<option value=${value} .selected=${value === chosen}>${value}</option>`,
        )}
      </select></label
    >`;
  }
}

customElements.define('tab-new', NewGame);
