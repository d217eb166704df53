/** Chooses what to search: a world, where to begin, and one or two algorithms. */
import {html, nothing} from 'lit';
import {Part} from '/element.js';
import {treeOf} from '/players.js';
import {number, t} from '/texts.js';
import {INFORMED} from './orders.js';
import {algorithmName} from './sentences.js';
import {blank, readPlayer, writePlayer} from './query.js';

const DEPTHS = ['1', '2', '3', '4', '5', '6', '7', '8'];
const NODES = [1000, 10000, 100000, 1000000, 2000000];

/**
 *   .query    what was searched last
 *   .worlds   what there is
 *   .busy     whether a search goes on
 *
 *   @ask      detail: what to search now
 */
class Form extends Part {
  static properties = {
    query: {attribute: false},
    worlds: {attribute: false},
    busy: {attribute: false},
    language: {attribute: false},
    draft: {state: true},
  };

  willUpdate(changed) {
    if (changed.has('query')) {
      this.draft = this.query;
    }
  }

  get world() {
    return this.worlds.find(world => world.id === this.draft.world);
  }

  put(change) {
    this.draft = {...this.draft, ...change};
  }

  putMethod(index, change) {
    const methods = this.draft.methods.map((method, i) =>
      i === index ? {...method, ...change} : method,
    );
    this.put({methods});
  }

  turnTo(id) {
    const world = this.worlds.find(each => each.id === id);
    this.draft = blank(world, world.duel && (this.draft.duel || !world.puzzle));
  }

  send(event) {
    event.preventDefault();
    this.tell('ask', {...this.draft, at: 0});
  }

  render() {
    const {draft, world} = this;
    return html`<form class="ask" @submit=${this.send} aria-label=${t('micro.ask')}>
      <div class="row">
        ${this.select(
          t('micro.world'),
          this.worlds.map(each => [each.id, each.name]),
          draft.world,
          value => this.turnTo(value),
          'world',
        )}
        ${world.duel && world.puzzle
          ? this.select(
              t('micro.kindOf'),
              [
                ['', t('micro.puzzle')],
                ['1', t('micro.duel')],
              ],
              draft.duel ? '1' : '',
              value => (this.draft = blank(world, value === '1')),
              'kind',
            )
          : nothing}
        ${draft.duel || draft.position
          ? nothing
          : this.select(
              t('new.problem'),
              world.problems.map(({id, title}) => [id, title || id]),
              draft.problem,
              problem => this.put({problem}),
              'problem',
            )}
      </div>
      ${draft.methods.map((method, i) =>
        draft.duel ? this.player(method, i) : this.solver(method, i),
      )}
      <div class="row">
        <button class="primary" ?disabled=${this.busy} data-testid="search">
          ${t('micro.search')}
        </button>
        ${this.second()}
      </div>
      ${this.more()}
    </form>`;
  }

  select(label, options, value, change, name) {
    return html`<label
      >${label}
      <select @change=${event => change(event.target.value)} data-testid=${name}>
        ${options.map(
          ([id, text]) => html`<option value=${id} .selected=${id === value}>${text}</option>`,
        )}
      </select></label
    >`;
  }

  solver({name, heuristic}, index) {
    const {world} = this;
    return html`<fieldset class="row">
      ${this.legend(index)}
      ${this.select(
        t('micro.algorithm'),
        world.algorithms.map(id => [id, algorithmName(id)]),
        name,
        value => this.putMethod(index, {name: value}),
        `algorithm-${index}`,
      )}
      ${INFORMED.has(name)
        ? this.select(
            t('micro.heuristic'),
            world.heuristics.map(id => [id, id]),
            heuristic || world.heuristics[0],
            value => this.putMethod(index, {heuristic: value}),
            `heuristic-${index}`,
          )
        : nothing}
    </fieldset>`;
  }

  player({name: spec}, index) {
    const player = readPlayer(spec);
    const put = change => this.putMethod(index, {name: writePlayer({...player, ...change})});
    const evaluations = this.world.evaluations;
    const tree = treeOf(player.name);
    return html`<fieldset class="row">
      ${this.legend(index)}
      ${this.select(
        t('micro.algorithm'),
        this.world.trees.map(each => [each.player, each.name]),
        player.name,
        name => put({name}),
        `algorithm-${index}`,
      )}
      ${this.select(
        t('micro.depth'),
        DEPTHS.map(depth => [depth, depth]),
        player.depth,
        depth => put({depth}),
        `depth-${index}`,
      )}
      ${this.select(
        t('micro.evaluation'),
        evaluations.map(id => [id, id]),
        player.evaluation || evaluations[0],
        evaluation => put({evaluation}),
        `evaluation-${index}`,
      )}
      ${this.tick(t('micro.memo'), player.memo, memo => put({memo}), tree.table)}
      ${this.tick(t('micro.order'), player.order, order => put({order}))}
    </fieldset>`;
  }

  /** @param always whether it cannot be had without */
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

  /** A second algorithm comes and goes. */
  second() {
    const {methods, duel} = this.draft;
    if (methods.length > 1) {
      return html`<button type="button" @click=${() => this.put({methods: methods.slice(0, 1)})}>
        ${t('micro.alone')}
      </button>`;
    }
    const other = duel
      ? {name: writePlayer({...readPlayer(methods[0].name), name: this.fullSearch})}
      : {...methods[0], name: methods[0].name === 'idastar' ? 'astar' : 'idastar'};
    return html`<button
      type="button"
      @click=${() => this.put({methods: [...methods, other]})}
      data-testid="race"
    >
      ${t('micro.race')}
    </button>`;
  }

  /** The search that leaves nothing out: what others are compared with. */
  get fullSearch() {
    return this.world.trees.find(tree => !tree.window).player;
  }

  more() {
    const {draft, world} = this;
    return html`<details ?open=${Boolean(draft.position)}>
      <summary>${t('micro.more')}</summary>
      <label
        >${t('new.positionText')}
        <textarea
          rows="2"
          spellcheck="false"
          .value=${draft.position}
          @change=${event => this.put({position: event.target.value.trim()})}
        ></textarea>
      </label>
      ${draft.duel
        ? nothing
        : this.select(
            t('micro.nodes'),
            NODES.map(nodes => [String(nodes), number(nodes)]),
            String(draft.nodes),
            nodes => this.put({nodes: Number(nodes)}),
            'nodes',
          )}
      ${world.rules.map(rule => this.rule(rule))}
    </details>`;
  }

  rule({key, values, fallback, text}) {
    const put = value => {
      const {[key]: _, ...rest} = this.draft.rules;
      this.put({rules: value === '' || value === fallback ? rest : {...rest, [key]: value}});
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

customElements.define('tab-ask', Form);
