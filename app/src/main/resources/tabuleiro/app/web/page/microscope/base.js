/** What the models of all searches share: columns of events, and nodes with their times. */
import {countBelow, filled} from './numbers.js';

/** Later than every event. */
export const NEVER = 0x7fffffff;

/** The columns that are read by their own names. */
const COLUMNS = new Set([
  'event',
  'node',
  'parent',
  'move',
  'text',
  'g',
  'h',
  'depth',
  'alpha',
  'beta',
  'turn',
  'choices',
]);

export class Model {
  /** @param answer what the server found; its columns are taken over as typed arrays */
  constructor(answer) {
    const {events} = answer;
    this.answer = answer;
    this.size = events.size;
    this.left = events.left;
    this.texts = events.texts;
    for (const [name, column] of Object.entries(events)) {
      if (COLUMNS.has(name)) {
        this[name] = Int32Array.from(column);
      }
    }
  }

  /** Notes of every node when it was made, from which one and how. */
  plant(count, isBirth) {
    this.count = count;
    this.born = filled(count, NEVER);
    this.parentOf = filled(count, -1);
    this.depthOf = new Int32Array(count);
    this.children = Array.from({length: count});
    for (let i = 0; i < this.size; i++) {
      const node = this.node[i];
      if (isBirth(i) && this.born[node] === NEVER) {
        this.birth(i, node, this.parent[i]);
      }
    }
  }

  birth(i, node, parent) {
    this.born[node] = i;
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

  /** The numbers of the moves that lead from the root to a node. */
  movesTo(node) {
    return this.path(node)
      .slice(1)
      .map(each => this.move[this.born[each]]);
  }

  /** The text of the move that made a node; empty for a root. */
  moveText(node) {
    return this.texts[this.text[this.born[node]]] ?? '';
  }

  /** The children that a node has after k events. */
  childrenAt(node, k) {
    const since = this.madeSince(node, k);
    const children = this.children[node] ?? [];
    return children.filter(child => this.born[child] < k && this.born[child] >= since);
  }

  /** The event since which children of a node are remembered. */
  madeSince() {
    return 0;
  }

  /** How much work was done before so many events. */
  workBefore(k) {
    return countBelow(this.work, k);
  }

  /** After how many events the next jump ends, or undefined. */
  nextMark(k, marks) {
    const at = countBelow(marks, k);
    return at < marks.length ? marks[at] + 1 : undefined;
  }

  /** After how many events the jump before ended, or undefined. */
  previousMark(k, marks) {
    const at = countBelow(marks, k - 1) - 1;
    return at >= 0 ? marks[at] + 1 : undefined;
  }
}
