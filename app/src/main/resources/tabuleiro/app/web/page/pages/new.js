/** Starts a game: the world, its variant and the players, a position, or a saved game. */
import {html, nothing} from 'lit';
import {PageElement, navigate, setPageTitle} from '/element.js';
import {post} from '/api.js';
import {errorMessage, labelledSelect} from '/fields.js';
import {LatestRequest} from '/latest-request.js';
import {sentence, t} from '/texts.js';
import {playerSelect} from '/players.js';
import {problemName} from '/puzzles.js';
import {drawPreview, loadPreviews} from '/boards/boards.js';

/** The fields of a saved game that a request for a new game may have. */
const SAVED = ['world', 'variant', 'duel', 'players', 'position', 'moves'];

class NewGamePage extends PageElement {
  static properties = {
    worlds: {attribute: false},
    world: {attribute: false},
    error: {state: true},
    kind: {state: true},
    previews: {state: true},
    position: {state: true},
  };

  previewsRequest = new LatestRequest(this);
  gameRequest = new LatestRequest(this);
  fileRequest = new LatestRequest(this);

  get chosen() {
    return this.worlds.find(world => world.id === this.world) ?? this.worlds[0];
  }

  get isDuel() {
    return this.chosen.duel && this.kind !== 'puzzle';
  }

  willUpdate(changed) {
    // At /play, no world is given, and so none changes.
    if (changed.has('world') || !this.query) {
      this.query = new URLSearchParams(location.search);
      this.kind = this.query.get('kind') === 'puzzle' ? 'puzzle' : undefined;
      this.position = this.query.get('position') ?? '';
      this.error = undefined;
    }
    if (changed.has('language')) {
      this.previewsRequest.run(loadPreviews, previews => (this.previews = previews));
    }
  }

  /** Starts at once if the address has a position. */
  firstUpdated() {
    if (this.position) {
      this.send(this.request(new FormData(this.renderRoot.querySelector('form'))), true);
    }
  }

  updated() {
    setPageTitle(t('new.title', this.chosen.name));
  }

  submit(event) {
    event.preventDefault();
    const form = new FormData(event.target);
    const text = form.get('position').trim();
    if (text.startsWith('{')) {
      this.restore(text);
    } else {
      this.send(this.request(form));
    }
  }

  request(form) {
    const world = this.chosen;
    const rules = world.rules.map(rule => [rule, form.get(`rule.${rule.key}`)]);
    const changed = rules.filter(([rule, value]) => value && value !== rule.fallback);
    const variant = Object.fromEntries(changed.map(([rule, value]) => [rule.key, value]));
    const position = form.get('position').trim() || undefined;
    const request = {world: world.id, variant, duel: this.isDuel, position};
    return this.isDuel
      ? {
          ...request,
          players: ['first', 'second'].map(seat => form.get(seat)),
          seed: Math.floor(Math.random() * 2 ** 31),
        }
      : {...request, problem: form.get('problem')};
  }

  /** Starts from a game that was saved as JSON. */
  restore(text) {
    try {
      const saved = JSON.parse(text);
      this.send(Object.fromEntries(SAVED.map(key => [key, saved[key]])));
    } catch {
      this.error = t('new.notJson');
    }
  }

  send(request, isReplacing = false) {
    this.gameRequest.run(
      () => post('/games', request),
      ({id}) => {
        if (isReplacing) {
          history.replaceState(null, '', location.pathname);
        }
        navigate(`/game/${id}`);
      },
      error => (this.error = error.message || t('fault.away')),
    );
  }

  openFile(event) {
    const file = event.target.files[0];
    if (file) {
      this.fileRequest.run(
        () => file.text(),
        text => (this.position = text),
      );
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
      <p>${sentence(world.summary)} <a href="/rules/${world.id}">${t('home.rules')}</a>
        · <a href="/edit/${world.id}">${t('edit.open')}</a>
        ${world.controllers.length > 0
          ? html`· <a href="/watch/${world.id}">${t('watch.open')}</a>`
          : nothing}</p>
      <div class="beginning">
        <form class="settings" @submit=${this.submit}>
          ${world.duel && world.puzzle ? this.kinds() : nothing}
          ${this.isDuel ? this.seats(world) : this.problems(world)}
          ${world.rules.length ? this.variants(world) : nothing} ${this.source()}
          ${errorMessage(this.error)}
          <button class="primary" data-testid="begin">${t('new.begin')}</button>
        </form>
        <div class="preview thumb" aria-hidden="true" inert>
          ${drawPreview(this.previews?.get(world.id))}
        </div>
      </div>
    `;
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
        >${t(`new.${name}`)} ${playerSelect(world, this.query.get(name) ?? standard, {name})}</label
      >`;
    return html`<div class="row">${seat('first', 'human')} ${seat('second', world.opponent)}</div>`;
  }

  problems({problems}) {
    // Titles are in the language of the problem file, and some give the solution away.
    const options = problems.map(({id}) => [id, problemName(this.chosen.id, id)]);
    return labelledSelect(t('new.problem'), options, options[0]?.[0], {name: 'problem'});
  }

  variants({rules}) {
    return html`<details ?open=${rules.some(rule => this.query.has(`rule.${rule.key}`))}>
      <summary>${t('new.variants')}</summary>
      ${rules.map(rule => this.rule(rule))}
    </details>`;
  }

  rule({key, fallback, values, text}) {
    const name = `rule.${key}`;
    const chosen = this.query.get(name) ?? fallback;
    const all = values.includes(chosen) ? values : [...values, chosen];
    return labelledSelect(sentence(text), all.map(value => [value, value]), chosen, {name});
  }

  source() {
    return html`<details ?open=${this.query.has('position') || this.query.has('import')}>
      <summary>${t('new.position')}</summary>
      <label
        >${t('new.positionText')}
        <textarea
          name="position"
          rows="4"
          spellcheck="false"
          .value=${this.position}
          @change=${event => (this.position = event.target.value)}
        ></textarea>
      </label>
      <label
        >${t('new.file')}
        <input type="file" accept=".json,.lisp,.txt,.dat" @change=${this.openFile} />
      </label>
    </details>`;
  }
}

customElements.define('tab-new', NewGamePage);
