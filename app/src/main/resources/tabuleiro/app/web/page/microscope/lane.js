/** One search at one moment: the last event, counters, the board, the tree, and its lists. */
import {html, nothing} from 'lit';
import {PageElement, listen} from '/element.js';
import {PROJECTOR_CHANGE} from '/projector.js';
import {number, t} from '/texts.js';
import {drawTree} from './drawing.js';
import {figure, nodeName, sentence} from './sentences.js';
import {drawTextbook} from './textbook.js';
import './node-board.js';
import './rows.js';

/** The counters and the legend of a single-agent search and of a game-tree search. */
const SOLO = {
  counters: ['generated', 'expanded', 'duplicates', 'pruned'],
  legend: ['waiting', 'expanded', 'goal', 'duplicate', 'pruned'],
};
const TREE = {
  counters: ['entered', 'open', 'alphaCuts', 'betaCuts', 'hits'],
  legend: ['max', 'min', 'cut', 'hit'],
};

/**
 *   .model     the search
 *   .events    how many of its events have happened
 *   .subject   world, variant and duel, as the server expects them, or the text of a tree
 *   .title     the name of the search
 *   .quiet     whether changes are too fast for screen readers
 *
 *   @go-to     detail: the number of events to go to
 */
class Lane extends PageElement {
  static properties = {
    model: {attribute: false},
    events: {attribute: false},
    subject: {attribute: false},
    title: {attribute: false},
    quiet: {attribute: false},
  };

  constructor() {
    super();
    // The tree then has another size, and the current node must be scrolled into view.
    const draw = () => this.requestUpdate();
    listen(this, window, {[PROJECTOR_CHANGE]: draw, resize: draw});
  }

  get kind() {
    return this.model.isSolo ? SOLO : TREE;
  }

  /** The kinds of nodes in the legend; a search that keeps only its path has no frontier. */
  get legend() {
    const isPath = this.model.isSolo && this.model.order.keepsPathOnly;
    return this.kind.legend.map(kind => (isPath && kind === 'waiting' ? 'generated' : kind));
  }

  get current() {
    return this.model.current(this.events);
  }

  /** The nodes from the root to the current one; none before the first event. */
  get path() {
    return this.events === 0 ? [] : this.model.path(this.current);
  }

  willUpdate() {
    const {model, events} = this;
    const draw = this.subject.tree ? drawTextbook : drawTree;
    const isDrawn = events > 0 || this.subject.tree;
    this.tree = isDrawn
      ? draw(model, events, this.current, node => this.choose(node))
      : undefined;
  }

  /** Scrolls the tree to the current node. */
  updated() {
    const frame = this.renderRoot.querySelector('.tree');
    if (frame && this.tree) {
      // A projector shows the tree larger.
      const scale = frame.firstElementChild.getBoundingClientRect().width / this.tree.width;
      const [x, y] = [this.tree.x * scale, this.tree.y * scale];
      frame.scrollTo(x - frame.clientWidth / 2 + 30, y - frame.clientHeight / 2);
    }
  }

  /** Goes to the event that expanded a node, or created it if it was never expanded. */
  choose(node) {
    const {model} = this;
    const expanded = (model.isSolo ? model.expanded : model.done)[node];
    this.emit('go-to', (expanded < model.size ? expanded : model.created[node]) + 1);
  }

  render() {
    const {model, events} = this;
    if (model.size === 0) {
      return html`<h2>${this.title}</h2><p>${t('micro.silent')}</p>`;
    }
    return html`
      <h2>
        ${this.title}
        ${events === model.size
          ? html`<span class="finished">${t('micro.finished')}</span>`
          : nothing}
      </h2>
      <p
        class="sentence"
        role="status"
        aria-live=${this.quiet ? 'off' : 'polite'}
        data-testid="sentence"
      >
        ${sentence(model, events)}
      </p>
      ${this.counters()}
      <div class=${this.subject.tree ? 'scene whole' : 'scene'}>
        ${this.subject.tree
          ? nothing
          : html`<tab-node-board
              .subject=${this.subject}
              .model=${model}
              .node=${this.current}
            ></tab-node-board>`}
        ${this.tree ? this.treeFrame(this.tree) : html`<div class="tree"></div>`}
      </div>
      <div class="lists">
        ${model.isSolo ? this.soloLists() : this.windows()} ${this.rounds()}
      </div>
    `;
  }

  counters() {
    const {model, events} = this;
    const counts = model.counts(events);
    const all = this.kind.counters.map(name => [name, number(counts[name])]);
    const last = model.isSolo ? model.rounds(events).at(-1) : undefined;
    if (last) {
      all.push(['round', number(last.round)], ['bound', figure(last.bound)]);
    }
    return html`<dl class="counters" data-testid="counters">
      ${all.map(
        ([name, value]) => html`<div>
          <dt>${t(`micro.count.${name}`)}</dt>
          <dd data-count=${name}>${value}</dd>
        </div>`,
      )}
    </dl>`;
  }

  treeFrame({drawn, width, height}) {
    const {model, current} = this;
    return html`<div class="tree" tabindex="0" role="group" aria-label=${t('micro.tree')}>
      <svg
        role="img"
        width=${width}
        height=${height}
        viewBox="0 0 ${width} ${height}"
        aria-label=${t('micro.treeLabel', nodeName(model, current), model.depthOf[current])}
      >
        ${drawn}
      </svg>
      <p class="legend">
        ${this.legend.map(
          kind => html`<span class="key ${kind}">${t(`micro.kind.${kind}`)}</span> `,
        )}
      </p>
    </div>`;
  }

  soloLists() {
    const {model, events} = this;
    const path = this.nodes(this.pathCaption, this.path);
    if (model.order.keepsPathOnly) {
      return path;
    }
    const frontier = model.frontier(events);
    const closed = model.closed.subarray(0, model.closedCount(events)).toReversed();
    return html`
      ${this.nodes(t('micro.frontier', number(frontier.length)), frontier)}
      ${this.nodes(t('micro.closed', number(closed.length)), closed)} ${path}
    `;
  }

  get pathCaption() {
    return t('micro.way', Math.max(0, this.path.length - 1));
  }

  /** A table of nodes with their costs and estimates. */
  nodes(caption, nodes) {
    const {model} = this;
    const {compared} = model.answer;
    const others = compared ? [node => model.comparedEstimate(node)] : [];
    const costs = node =>
      model.isInformed
        ? [
            model.cost(node),
            model.estimate(node),
            ...others.map(other => other(node)),
            model.order.total(model, node),
          ]
        : [model.cost(node)];
    const estimates = ['h', ...(compared ? [t('micro.comparedH', compared.name)] : [])];
    return this.rows(caption, nodes.length, {
      heads: [...this.heads('node', 'move'), ...(model.isInformed ? ['g', ...estimates, 'f'] : ['g'])],
      row: i => [number(nodes[i]), model.moveName(nodes[i]), ...costs(nodes[i]).map(figure)],
      choose: i => this.choose(nodes[i]),
    });
  }

  /** The table of the open nodes of a game tree with their windows. */
  windows() {
    const {model, events, path} = this;
    const row = index => {
      const node = path[index];
      const {alpha, beta} = model.window(node, events);
      const window = model.hasWindow ? [figure(alpha), figure(beta)] : [];
      const value = model.value(node, events) ?? model.best(node, events);
      const player = t(model.turnOf(node) === 0 ? 'micro.maxShort' : 'micro.minShort');
      return [number(node), model.moveName(node), player, ...window, figure(value)];
    };
    const letters = model.hasWindow ? ['α', 'β'] : [];
    return this.rows(this.pathCaption, path.length, {
      heads: [...this.heads('node', 'move', 'turn'), ...letters, ...this.heads('value')],
      row,
      choose: i => this.choose(path[i]),
    });
  }

  rounds() {
    const {model} = this;
    const rounds = model.rounds(this.events).reverse();
    if (rounds.length === 0 || (!model.isSolo && model.roots.length < 2)) {
      return nothing;
    }
    const cells = ({bound, depth, alpha, beta, value}) =>
      model.isSolo ? [figure(bound)] : [depth, ...[alpha, beta, value].map(figure)];
    const heads = model.isSolo
      ? [...this.heads('round', 'bound'), t('micro.count.expanded')]
      : [...this.heads('round', 'depth'), 'α', 'β', t('micro.head.value'), t('micro.count.entered')];
    return this.rows(t('micro.rounds', number(rounds.length)), rounds.length, {
      heads,
      row: i => [number(rounds[i].round), ...cells(rounds[i]), number(rounds[i].work)],
      choose: i => this.emit('go-to', rounds[i].start + 1),
    });
  }

  heads(...keys) {
    return keys.map(key => t(`micro.head.${key}`));
  }

  rows(caption, length, {heads, row, choose}) {
    return html`<tab-rows
      .caption=${caption}
      .heads=${heads}
      .length=${length}
      .row=${row}
      @choose=${event => choose(event.detail)}
    ></tab-rows>`;
  }
}

customElements.define('tab-lane', Lane);
