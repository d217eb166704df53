/** The board editor: a position set up on the board or typed, to play or to search from. */
import {html, nothing} from 'lit';
import {PageElement, navigate, setPageTitle} from '/element.js';
import {post} from '/api.js';
import {ClipboardController} from '/clipboard.js';
import {errorMessage, labelledSelect, select} from '/fields.js';
import {LatestRequest} from '/latest-request.js';
import {problemName} from '/puzzles.js';
import {boardText, capital, t} from '/texts.js';
import {drawBoard, loadBoard} from '/boards/boards.js';
import {cycled, editorPath, playPath, readEditor, searchPath} from '/pages/draft.js';
import '/lisp-field.js';

/** Milliseconds without typing after which a text is sent. */
const SETTLE = 250;

/**
 * The server holds no drafts: each change sends the text, and the answer has the picture, the parts
 * that can be changed, and the error if the draft is not a position.
 */
class EditorPage extends PageElement {
  static properties = {
    worlds: {attribute: false},
    world: {attribute: false},
    subject: {state: true},
    shown: {state: true},
    text: {state: true},
    flaw: {state: true},
    chosen: {state: true},
    error: {state: true},
  };

  request = new LatestRequest(this);
  clipboard = new ClipboardController(this, {copied: 'share.copied', notCopied: 'share.notCopied'});

  get description() {
    return this.worlds.find(each => each.id === this.world);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  willUpdate(changed) {
    if (changed.has('world')) {
      const {subject, text} = readEditor(this.description, location.search);
      Object.assign(this, {subject, shown: undefined, chosen: undefined});
      this.load(text ? {text} : {problem: subject.problem});
    } else if (changed.has('language')) {
      this.load({text: this.text});
    }
  }

  updated() {
    setPageTitle(t('edit.title', this.description.name));
  }

  /** Sends a draft, or asks for a start. */
  load(body, isTyped = false) {
    clearTimeout(this.timer);
    const {world, variant, duel} = this.subject;
    this.request.run(
      async signal => {
        const answer = await post('/drafts', {world, variant, duel, ...body}, signal);
        await (answer.board && loadBoard(answer));
        return answer;
      },
      answer => this.accept(answer, isTyped),
      error => (this.error = error.message || t('fault.away')),
    );
  }

  /** Shows an answer. What the user types is not replaced by the text of the server. */
  accept(answer, isTyped) {
    this.shown = answer.picture ? answer : {...this.shown, position: undefined};
    this.flaw = answer.error;
    this.over = answer.over;
    this.text = isTyped ? this.text : (answer.position ?? answer.draft);
    this.draft = answer.draft;
    this.error = undefined;
    this.clipboard.reset();
    if (answer.position) {
      history.replaceState(null, '', editorPath(this.subject, answer.position));
    }
  }

  type(text) {
    this.text = text;
    this.chosen = undefined;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.load({text}, true), SETTLE);
  }

  part(id) {
    const {places = [], fields = []} = this.shown;
    return [...places, ...fields].find(each => each.id === id);
  }

  valuesOf(part) {
    return this.shown.choices[part.choice];
  }

  /** A click on a place: the next of a few values, or a list of many. */
  async edit(id) {
    const next = cycled(this.part(id).value, this.valuesOf(this.part(id)));
    if (next !== undefined) {
      this.put(id, next);
      return;
    }
    this.chosen = id;
    await this.updateComplete;
    this.renderRoot.querySelector('.values select').focus();
  }

  put(part, value) {
    this.load({text: this.draft, part, value});
  }

  change(changes) {
    this.subject = {...this.subject, ...changes};
    this.chosen = undefined;
    this.load({problem: this.subject.problem});
  }

  render() {
    const world = this.description;
    return html`
      <div class="row title-row">
        <h1 class="small">${t('edit.title', world.name)}</h1>
        <a href="/rules/${world.id}">${t('home.rules')}</a>
        <span class="quiet-text">${t('edit.help')}</span>
      </div>
      ${errorMessage(this.error)}
      ${this.shown?.board ? this.editor() : html`<p>${this.error ? nothing : t('play.loading')}</p>`}
    `;
  }

  editor() {
    return html`<div class="editor">
      <section class="board" aria-label=${t('play.board')} data-testid="board">
        ${this.board()}
      </section>
      <div class="panel">
        ${this.values()} ${this.start()} ${this.fields()} ${this.verdict()} ${this.actions()}
        <tab-lisp
          .label=${t('edit.text')}
          .text=${this.text}
          .error=${this.flaw}
          .hint=${'verdict'}
          @typed=${event => this.type(event.detail)}
        ></tab-lisp>
      </div>
    </div>`;
  }

  board() {
    const {shown, flaw} = this;
    const places = new Map((shown.places ?? []).map(part => [part.id, part]));
    const {id} =
      (shown.places ?? []).find(
        part => flaw?.line > 0 && part.line === flaw.line && part.column === flaw.column,
      ) ?? {};
    return drawBoard(shown, {
      legal: [],
      moves: [],
      active: true,
      editing: {has: each => places.has(each), flawed: id},
      edit: each => this.edit(each),
    });
  }

  /** The list of values of the chosen place. */
  values() {
    const part = this.chosen === undefined ? undefined : this.part(this.chosen);
    if (!part) {
      return nothing;
    }
    const close = () => {
      this.chosen = undefined;
      this.renderRoot.querySelector(`[data-place="${part.id}"]`)?.focus();
    };
    return html`<div
      class="values"
      @keydown=${event => (event.key === 'Escape' || event.key === 'Enter') && close()}
    >
      ${labelledSelect(t('edit.value'), this.options(part), part.value, {
        testid: 'value',
        change: value => this.put(part.id, value),
      })}
      <button class="quiet" @click=${close}>${t('edit.close')}</button>
    </div>`;
  }

  options(part) {
    const name = value =>
      boardText(this.world, `edit.${value}`) ?? (value === '0' ? t('edit.empty') : value);
    return this.valuesOf(part).map(value => [value, name(value)]);
  }

  /** Where the position starts from: the game, or a problem. */
  start() {
    const world = this.description;
    const {duel, problem} = this.subject;
    const kinds = [
      ['duel', t('new.duel')],
      ['puzzle', t('new.puzzle')],
    ];
    const problems = (world.problems ?? []).map(({id}) => [id, problemName(world.id, id)]);
    return html`<div class="row">
      ${world.duel && world.puzzle
        ? labelledSelect(t('new.kind'), kinds, duel ? 'duel' : 'puzzle', {
            testid: 'kind',
            change: kind => this.change({duel: kind === 'duel'}),
          })
        : nothing}
      ${duel
        ? nothing
        : labelledSelect(t('edit.from'), problems, problem, {
            testid: 'problem',
            change: id => this.change({problem: id}),
          })}
      <button data-testid="reset" @click=${() => this.change({})}>${t('edit.reset')}</button>
    </div>`;
  }

  fields() {
    const {fields = []} = this.shown;
    const name = id => boardText(this.world, `edit.field.${id}`) ?? t(`edit.field.${id}`);
    return html`<div class="fields">
      ${fields.map(
        part => html`<label
          >${name(part.id)}
          ${this.valuesOf(part).length > 0
            ? select(this.options(part), part.value, {
                testid: `field-${part.id}`,
                change: value => this.put(part.id, value),
              })
            : html`<input
                data-testid="field-${part.id}"
                spellcheck="false"
                .value=${part.value}
                @change=${event => this.put(part.id, event.target.value.trim())}
              />`}</label
        >`,
      )}
    </div>`;
  }

  verdict() {
    const {flaw, shown} = this;
    const text = flaw
      ? html`<span class="fault">${capital(flaw.message)}</span>`
      : html`<span class="sound">${t(this.over ? 'edit.over' : 'edit.sound')}</span>`;
    return html`<p id="verdict" class="verdict" role="status" aria-live="polite" data-testid="verdict">
      ${shown ? text : nothing}
    </p>`;
  }

  actions() {
    const {subject, shown, flaw} = this;
    const position = flaw ? undefined : shown.position;
    const isOpen = position !== undefined && !this.over;
    const go = path => () => navigate(path(subject, position));
    const copy = () => this.clipboard.copy(location.origin + editorPath(subject, position));
    return html`<div class="controls">
        <button
          class="primary"
          data-testid="play-here"
          ?disabled=${!isOpen}
          @click=${go(playPath)}
        >
          ${t('edit.play')}
        </button>
        <button data-testid="search-here" ?disabled=${!isOpen} @click=${go(searchPath)}>
          ${t('edit.search')}
        </button>
        <button data-testid="copy-link" ?disabled=${position === undefined} @click=${copy}>
          ${t('edit.link')}
        </button>
      </div>
      <p role="status">${this.clipboard.message}</p>
      ${this.clipboard.render()}`;
  }
}

customElements.define('tab-editor', EditorPage);
