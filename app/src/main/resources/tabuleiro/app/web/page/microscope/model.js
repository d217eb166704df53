/** The base class of the models of searches: columns of events, and nodes with their times. */
import {countBelow, filled} from './numbers.js';

/** Later than every event. */
export const NEVER = 0x7fffffff;

export class Model {
  /**
   * @param answer the response of the server; its columns become typed arrays
   *
   * `named` gives moves the names of the board; `namedModels` sets it.
   */
  constructor(answer) {
    const {size, left, texts, value, ...columns} = answer.events;
    Object.assign(this, {answer, size, left, texts, scale: answer.scale});
    for (const [name, column] of Object.entries(columns)) {
      this[name] = Int32Array.from(column);
    }
  }

  /**
   * Records when each node was created, and its parent.
   *
   * @param hasNode whether an event is about a node
   */
  buildTree(hasNode) {
    const events = [...this.node.keys()].filter(hasNode);
    this.count = events.reduce((most, i) => Math.max(most, this.node[i]), -1) + 1;
    this.created = filled(this.count, NEVER);
    this.parentOf = filled(this.count, -1);
    this.depthOf = new Int32Array(this.count);
    this.children = Array.from({length: this.count});
    for (const i of events) {
      if (this.created[this.node[i]] === NEVER) {
        this.addNode(i, this.node[i], this.parent[i]);
      }
    }
  }

  addNode(i, node, parent) {
    this.created[node] = i;
    this.parentOf[node] = parent;
    if (parent >= 0) {
      this.depthOf[node] = this.depthOf[parent] + 1;
      (this.children[parent] ??= []).push(node);
    }
  }

  /** The nodes from the root to a node. */
  path(node) {
    const path = [];
    for (let at = node; at >= 0; at = this.parentOf[at]) {
      path.push(at);
    }
    return path.reverse();
  }

  /** The numbers of the moves from the root to a node. */
  movesTo(node) {
    return this.path(node)
      .slice(1)
      .map(each => this.move[this.created[each]]);
  }

  /** The name of the move to a node in the words of the board; empty for a root. */
  moveName(node) {
    const text = this.texts[this.text[this.created[node]]] ?? '';
    return text && this.named ? this.named(text) : text;
  }

  /** The children that a node has after k events. */
  childrenAt(node, k) {
    const since = this.childrenSince(node, k);
    const children = this.children[node] ?? [];
    return children.filter(child => this.created[child] < k && this.created[child] >= since);
  }

  /** The event since which the search remembers the children of a node. */
  childrenSince() {
    return 0;
  }

  /** The node of the last of k events. */
  current(k) {
    return this.last(k)?.node ?? 0;
  }

  /** How much work was done in the first k events. */
  workBefore(k) {
    return countBelow(this.work, k);
  }

  /** The rounds that started in the first k events: their first events and their work. */
  roundsFrom(starts, k) {
    const started = starts.subarray(0, countBelow(starts, k));
    return Array.from(started, (start, index) => {
      const end = started[index + 1] ?? k;
      return {round: index + 1, start, work: this.workBefore(end) - this.workBefore(start)};
    });
  }
}
