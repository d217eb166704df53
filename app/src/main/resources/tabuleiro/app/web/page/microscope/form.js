/** The form of the microscope: a world, a start, and one or two algorithms. */
import {html, nothing} from 'lit';
import {PageElement} from '/element.js';
import {get} from '/api.js';
import {labelledSelect} from '/fields.js';
import {treeSearch} from '/players.js';
import {problemName} from '/puzzles.js';
import {number, t} from '/texts.js';
import {INFORMED} from './orders.js';
import {algorithmName} from './sentences.js';
import './tree-editor.js';
import {defaultQuery, readPlayer, treeQuery, writePlayer} from './query.js';

/** The value of the list of worlds that stands for a tree to type. */
const TREE = 'tree';

const DEPTHS = ['1', '2', '3', '4', '5', '6', '7', '8'];
const NODES = [1000, 10000, 100000, 1000000, 2000000];

/** Options whose texts are their values. */
function plain(values) {
  return values.map(value => [value, value]);
}

/**
 *   .query            the last search
 *   .worlds           all worlds
 *   .busy             whether a search is running
 *
 *   @search-request   detail: the query to search
 */
class SearchForm extends PageElement {
  static properties = {
    query: {attribute: false},
    worlds: {attribute: false},
    busy: {attribute: false},
    draft: {state: true},
    code: {state: true},
  };

  constructor() {
    super();
    this.code = [];
  }

  willUpdate(changed) {
    if (changed.has('query')) {
      this.draft = this.query;
      this.loadCode();
    }
  }

  /** Loads the names of the user's own functions, which may have changed since the last search. */
  async loadCode() {
    try {
      ({functions: this.code} = await get('/code'));
    } catch {
      // The search that follows reports that the server is away.
    }
  }

  get world() {
    return this.worlds.find(world => world.id === this.draft.world);
  }

  change(changes) {
    this.draft = {...this.draft, ...changes};
  }

  changeMethod(index, changes) {
    const {methods} = this.draft;
    this.change({methods: methods.with(index, {...methods[index], ...changes})});
  }

  changeWorld(id) {
    if (id === TREE) {
      this.draft = treeQuery(this.worlds);
      return;
    }
    const world = this.worlds.find(each => each.id === id);
    this.draft = defaultQuery(world, world.duel && (this.draft.duel || !world.puzzle));
  }

  submit(event) {
    event.preventDefault();
    this.emit('search-request', {...this.draft, at: 0});
  }

  render() {
    const {draft} = this;
    return html`<form class="ask" @submit=${this.submit} aria-label=${t('micro.ask')}>
      <div class="row">${this.subject()}</div>
      ${draft.methods.map((method, i) =>
        draft.duel ? this.player(method, i) : this.solver(method, i),
      )}
      <div class="row">
        <button class="primary" ?disabled=${this.busy} data-testid="search">
          ${t('micro.search')}
        </button>
        ${this.second()}
      </div>
      ${draft.tree ? nothing : this.more()}
    </form>`;
  }

  subject() {
    const {draft, world} = this;
    const worlds = [...this.worlds.map(({id, name}) => [id, name]), [TREE, t('micro.textbook')]];
    const kinds = [
      ['', t('micro.puzzle')],
      ['1', t('micro.duel')],
    ];
    return html`
      ${labelledSelect(t('micro.world'), worlds, draft.tree ? TREE : draft.world, {
        testid: 'world',
        change: id => this.changeWorld(id),
      })}
      ${draft.tree ? this.treeText() : nothing}
      ${world.duel && world.puzzle && !draft.tree
        ? labelledSelect(t('micro.kindOf'), kinds, draft.duel ? '1' : '', {
            testid: 'kind',
            change: kind => (this.draft = defaultQuery(world, kind === '1')),
          })
        : nothing}
      ${draft.duel || draft.position ? nothing : this.problems()}
    `;
  }

  treeText() {
    return html`<label class="tree-text"
      >${t('micro.treeText')}
      <textarea
        rows="2"
        spellcheck="false"
        data-testid="tree-text"
        .value=${this.draft.tree}
        @input=${event => this.change({tree: event.target.value})}
      ></textarea>
    </label>
    <tab-tree-editor
      .text=${this.draft.tree}
      @tree-change=${event => this.change({tree: event.detail})}
    ></tab-tree-editor>`;
  }

  problems() {
    const options = this.world.problems.map(({id}) => [id, problemName(this.world.id, id)]);
    return labelledSelect(t('new.problem'), options, this.draft.problem, {
      testid: 'problem',
      change: problem => this.change({problem}),
    });
  }

  solver({name, heuristic}, index) {
    const {algorithms, heuristics} = this.world;
    const options = algorithms.map(id => [id, algorithmName(id)]);
    return html`<fieldset class="row">
      ${this.legend(index)}
      ${labelledSelect(t('micro.algorithm'), options, name, {
        testid: `algorithm-${index}`,
        change: id => this.changeMethod(index, {name: id}),
      })}
      ${INFORMED.has(name)
        ? labelledSelect(t('micro.heuristic'), plain([...heuristics, ...this.code]), heuristic || heuristics[0], {
            testid: `heuristic-${index}`,
            change: id => this.changeMethod(index, {heuristic: id}),
          })
        : nothing}
    </fieldset>`;
  }

  player({name: spec}, index) {
    const player = readPlayer(spec);
    const {trees, evaluations} = this.world;
    const put = changes => this.changeMethod(index, {name: writePlayer({...player, ...changes})});
    const option = (key, property, options) =>
      labelledSelect(t(`micro.${key}`), options, player[property] || options[0][0], {
        testid: `${key}-${index}`,
        change: value => put({[property]: value}),
      });
    return html`<fieldset class="row">
      ${this.legend(index)}
      ${option('algorithm', 'name', trees.map(tree => [tree.player, tree.name]))}
      ${this.draft.tree
        ? nothing
        : html`${option('depth', 'depth', plain(DEPTHS))}
          ${option('evaluation', 'evaluation', plain([...evaluations, ...this.code]))}`}
      ${this.tick(t('micro.memo'), player.memo, memo => put({memo}), treeSearch(player.name).table)}
      ${this.tick(t('micro.order'), player.order, order => put({order}))}
    </fieldset>`;
  }

  /** @param always whether the option cannot be switched off */
  tick(label, value, change, always = false) {
    return html`<label class="tick"
      ><input
        type="checkbox"
        .checked=${value || always}
        ?disabled=${always}
        @change=${event => change(event.target.checked)}
      />
      ${label}</label
    >`;
  }

  legend(index) {
    const isAlone = this.draft.methods.length === 1;
    return html`<legend class=${isAlone ? 'unseen' : ''}>
      ${t(isAlone ? 'micro.method' : `micro.method${index}`)}
    </legend>`;
  }

  /** The button that adds or removes a second algorithm. */
  second() {
    const {methods, duel} = this.draft;
    if (methods.length > 1) {
      return html`<button type="button" @click=${() => this.change({methods: methods.slice(0, 1)})}>
        ${t('micro.alone')}
      </button>`;
    }
    const other = duel
      ? {name: writePlayer({...readPlayer(methods[0].name), name: this.fullSearch})}
      : {...methods[0], name: methods[0].name === 'idastar' ? 'astar' : 'idastar'};
    return html`<button
      type="button"
      @click=${() => this.change({methods: [...methods, other]})}
      data-testid="race"
    >
      ${t('micro.race')}
    </button>`;
  }

  /** The search without cuts, to compare others with. */
  get fullSearch() {
    return this.world.trees.find(tree => !tree.window).player;
  }

  more() {
    const {draft, world} = this;
    const nodes = NODES.map(count => [count, number(count)]);
    return html`<details ?open=${Boolean(draft.position)}>
      <summary>${t('micro.more')}</summary>
      <label
        >${t('new.positionText')}
        <textarea
          rows="2"
          spellcheck="false"
          .value=${draft.position}
          @change=${event => this.change({position: event.target.value.trim()})}
        ></textarea>
      </label>
      ${draft.duel
        ? nothing
        : labelledSelect(t('micro.nodes'), nodes, draft.nodes, {
            testid: 'nodes',
            change: count => this.change({nodes: Number(count)}),
          })}
      ${world.rules.map(rule => this.rule(rule))}
    </details>`;
  }

  rule({key, values, fallback, text}) {
    const put = value => {
      const {[key]: _, ...rest} = this.draft.rules;
      this.change({rules: value === '' || value === fallback ? rest : {...rest, [key]: value}});
    };
    return html`<label
      >${text}
      <input
        list="values-${key}"
        placeholder=${fallback}
        .value=${this.draft.rules[key] ?? ''}
        @change=${event => put(event.target.value.trim())}
      />
      <datalist id="values-${key}">
        ${values.map(value => html`<option value=${value}></option>`)}
      </datalist></label
    >`;
  }
}

customElements.define('tab-ask', SearchForm);
