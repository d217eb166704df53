/** One search at one moment: what happened, counts, board, tree, and the lists it works with. */
import {html, nothing} from 'lit';
import {Part} from '/element.js';
import {number, t} from '/texts.js';
import {drawTree} from './drawing.js';
import {figure, nodeName, sentence} from './sentences.js';
import './board.js';
import './rows.js';

const SOLO_COUNTS = ['generated', 'expanded', 'duplicates', 'pruned'];
const TREE_COUNTS = ['entered', 'open', 'alphaCuts', 'betaCuts', 'hits'];

/**
 *   .model     the search
 *   .events    how many of its events have happened
 *   .subject   world, variant and duel, as the server wants them
 *   .title     what to call it
 *   .quiet     whether changes come too fast to be read out
 *
 *   @goto      detail: after how many events to look
 */
class Lane extends Part {
  static properties = {
    model: {attribute: false},
    events: {attribute: false},
    subject: {attribute: false},
    title: {attribute: false},
    quiet: {attribute: false},
    language: {attribute: false},
  };

  get isSolo() {
    return 'ranked' in this.model;
  }

  /** Brings the node looked at into the middle of the drawing. */
  updated() {
    const frame = this.querySelector('.tree');
    if (frame && this.spot) {
      const {x, y} = this.spot;
      frame.scrollTo(x - frame.clientWidth / 2 + 30, y - frame.clientHeight / 2);
    }
  }

  /** Goes to when a node was expanded, or made if it never was. */
  choose(node) {
    const {model} = this;
    const expanded = this.isSolo ? model.expanded[node] : model.done[node];
    this.tell('goto', (expanded < model.size ? expanded : model.born[node]) + 1);
  }

  render() {
    const {model, events: k} = this;
    if (model.size === 0) {
      return html`<h2>${this.title}</h2><p>${t('micro.silent')}</p>`;
    }
    const node = model.current(k);
    return html`
      <h2>
        ${this.title}
        ${k === model.size ? html`<span class="finished">${t('micro.finished')}</span>` : nothing}
      </h2>
      <p
        class="sentence"
        role="status"
        aria-live=${this.quiet ? 'off' : 'polite'}
        data-testid="sentence"
      >
        ${sentence(model, k)}
      </p>
      ${this.counters(k)}
      <div class="scene">
        <tab-node-board
          .subject=${this.subject}
          .model=${model}
          .node=${node}
          .language=${this.language}
        ></tab-node-board>
        ${this.tree(k, node)}
      </div>
      <div class="lists">${this.isSolo ? this.soloLists(k, node) : this.treeLists(k, node)}</div>
    `;
  }

  counters(k) {
    const counts = this.model.counts(k);
    const names = this.isSolo ? SOLO_COUNTS : TREE_COUNTS;
    const all = names.map(name => [name, number(counts[name])]);
    const rounds = this.isSolo ? this.model.rounds(k) : [];
    if (rounds.length > 0) {
      const {round, bound} = rounds[rounds.length - 1];
      all.push(['round', number(round)], ['bound', figure(bound)]);
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

  tree(k, node) {
    if (k === 0) {
      this.spot = undefined;
      return html`<div class="tree"></div>`;
    }
    const {drawn, width, height, x, y} = drawTree(this.model, k, node, each => this.choose(each));
    this.spot = {x, y};
    return html`<div class="tree" tabindex="0" role="group" aria-label=${t('micro.tree')}>
      <svg
        role="img"
        width=${width}
        height=${height}
        aria-label=${t('micro.treeLabel', nodeName(this.model, node), this.model.depthOf[node])}
      >
        ${drawn}
      </svg>
      ${this.legend()}
    </div>`;
  }

  legend() {
    const kinds = this.isSolo
      ? ['waiting', 'expanded', 'goal', 'duplicate', 'pruned']
      : ['max', 'min', 'cut', 'hit'];
    return html`<p class="legend">
      ${kinds.map(kind => html`<span class="key ${kind}">${t(`micro.kind.${kind}`)}</span> `)}
    </p>`;
  }

  soloLists(k, node) {
    const {model} = this;
    if (model.order.dives) {
      return html`${this.way(k, node)} ${this.rounds(k)}`;
    }
    const frontier = model.frontier(k);
    const closed = model.closedCount(k);
    return html`
      ${this.nodes(t('micro.frontier', number(frontier.length)), frontier.length, i => frontier[i])}
      ${this.nodes(t('micro.closed', number(closed)), closed, i => model.closed[closed - 1 - i])}
      ${this.way(k, node)} ${this.rounds(k)}
    `;
  }

  /** A table of nodes with what the search goes by. */
  nodes(caption, length, nodeAt) {
    const {model} = this;
    const row = index => {
      const node = nodeAt(index);
      const cells = [number(node), model.moveText(node), figure(model.cost(node))];
      return model.isInformed
        ? [...cells, figure(model.estimate(node)), figure(model.order.total(model, node))]
        : cells;
    };
    const letters = model.isInformed ? ['g', 'h', 'f'] : ['g'];
    return html`<tab-rows
      .caption=${caption}
      .heads=${[t('micro.head.node'), t('micro.head.move'), ...letters]}
      .length=${length}
      .row=${row}
      .key=${this.events}
      @choose=${event => this.choose(nodeAt(event.detail))}
    ></tab-rows>`;
  }

  way(k, node) {
    const path = k === 0 ? [] : this.model.path(node);
    return this.nodes(t('micro.way', Math.max(0, path.length - 1)), path.length, i => path[i]);
  }

  /** The nodes that are open, with their windows. */
  treeLists(k, node) {
    const {model} = this;
    const path = k === 0 ? [] : model.path(node);
    const row = index => {
      const each = path[index];
      const {alpha, beta} = model.window(each, k);
      const window = model.hasWindow ? [figure(alpha), figure(beta)] : [];
      const value = model.value(each, k) ?? model.best(each, k);
      const who = t(model.turnOf(each) === 0 ? 'micro.maxShort' : 'micro.minShort');
      return [number(each), model.moveText(each), who, ...window, figure(value)];
    };
    const heads = ['node', 'move', 'turn'].map(key => t(`micro.head.${key}`));
    const letters = model.hasWindow ? ['α', 'β'] : [];
    return html`<tab-rows
        .caption=${t('micro.way', Math.max(0, path.length - 1))}
        .heads=${[...heads, ...letters, t('micro.head.value')]}
        .length=${path.length}
        .row=${row}
        .key=${k}
        @choose=${event => this.choose(path[event.detail])}
      ></tab-rows>
      ${this.rounds(k)}`;
  }

  rounds(k) {
    const {model} = this;
    const rounds = model.rounds(k);
    if (rounds.length === 0 || (!this.isSolo && model.roots.length < 2)) {
      return nothing;
    }
    const heads = this.isSolo
      ? [t('micro.head.round'), t('micro.head.bound'), t('micro.count.expanded')]
      : [
          t('micro.head.round'),
          t('micro.head.depth'),
          'α',
          'β',
          t('micro.head.value'),
          t('micro.count.entered'),
        ];
    const row = index => {
      const {round, bound, ahead, alpha, beta, value, work} = rounds[rounds.length - 1 - index];
      const cells = this.isSolo ? [figure(bound)] : [ahead, ...[alpha, beta, value].map(figure)];
      return [number(round), ...cells, number(work)];
    };
    return html`<tab-rows
      .caption=${t('micro.rounds', number(rounds.length))}
      .heads=${heads}
      .length=${rounds.length}
      .row=${row}
      .key=${k}
      @choose=${event => this.tell('goto', rounds[rounds.length - 1 - event.detail].start + 1)}
    ></tab-rows>`;
  }
}

customElements.define('tab-lane', Lane);
