/** The model of a search for one agent: frontier, closed set, rounds and tree after k events. */
import {Model, NEVER} from './base.js';
import {Heap, countBelow, filled, placesOf} from './numbers.js';
import {INFORMED, orderOf} from './orders.js';

/** The events by their codes. */
export const GENERATED = 0;
export const DUPLICATE = 1;
export const PRUNED = 2;
export const EXPANDED = 3;
export const GOAL = 4;
export const ROUND = 5;

/** An estimate from here on says that there is no way. */
const NO_WAY = 0x3fffffff;

export class SoloModel extends Model {
  constructor(answer) {
    super(answer);
    this.scale = answer.scale;
    this.order = orderOf(answer.algorithm);
    this.isInformed = INFORMED.has(answer.algorithm);
    this.byCode = [0, 1, 2, 3, 4, 5].map(code => placesOf(this.event, [code]));
    this.work = this.byCode[EXPANDED];
    this.marks = placesOf(this.event, [EXPANDED, GOAL, ROUND]);
    let most = -1;
    for (let i = 0; i < this.size; i++) {
      most = this.event[i] === ROUND ? most : Math.max(most, this.node[i]);
    }
    this.plant(most + 1, i => this.event[i] !== ROUND);
    this.births = this.born.filter(time => time !== NEVER).sort();
    this.fates();
    this.rank();
    this.skips();
  }

  /** When each node begins to wait, stops waiting, and is expanded first. */
  fates() {
    this.waits = filled(this.count, NEVER);
    this.leaves = filled(this.count, NEVER);
    this.expanded = filled(this.count, NEVER);
    this.ended = filled(this.count, NEVER);
    this.again = new Map();
    const closed = [];
    for (let i = 0; i < this.size; i++) {
      const code = this.event[i];
      const node = this.node[i];
      if (code === GENERATED && this.waits[node] === NEVER) {
        this.waits[node] = i;
      } else if (code !== ROUND && code !== GENERATED) {
        this.leaves[node] = Math.min(this.leaves[node], i);
        if (code === EXPANDED && this.expanded[node] === NEVER) {
          this.expanded[node] = i;
          closed.push(node);
        } else if (code === EXPANDED) {
          this.expandAgain(node, i);
        } else {
          this.ended[node] = i;
        }
      }
    }
    this.closed = Int32Array.from(closed);
    this.closedTimes = this.closed.map(node => this.expanded[node]);
  }

  expandAgain(node, i) {
    if (this.order.dives) {
      const times = this.again.get(node) ?? [this.expanded[node]];
      times.push(i);
      this.again.set(node, times);
    }
  }

  /** The nodes that ever wait, in the order in which the algorithm takes them. */
  rank() {
    const nodes = [];
    for (let node = 0; node < this.count; node++) {
      if (this.waits[node] !== NEVER) {
        nodes.push(node);
      }
    }
    const {keys} = this.order;
    const first = new Float64Array(this.count);
    const second = new Float64Array(this.count);
    for (const node of nodes) {
      [first[node], second[node]] = keys(this, node);
    }
    nodes.sort((a, b) => first[a] - first[b] || second[a] - second[b] || a - b);
    this.ranked = Int32Array.from(nodes);
  }

  /** A node before the one taken was of a state with a cheaper way by then: it was passed over. */
  skips() {
    if (!this.order.skips) {
      return;
    }
    const rankOf = new Int32Array(this.count);
    this.ranked.forEach((node, rank) => (rankOf[node] = rank));
    const heap = new Heap();
    for (let i = 0; i < this.size; i++) {
      const node = this.node[i];
      if (this.event[i] === GENERATED) {
        heap.put(rankOf[node]);
      } else if (this.event[i] === EXPANDED || this.event[i] === GOAL) {
        while (heap.least < rankOf[node]) {
          this.leaves[this.ranked[heap.take()]] = i;
        }
        heap.take();
      }
    }
  }

  /** What a node is estimated to cost still, in units of cost; Infinity if there is no way. */
  estimate(node) {
    const h = this.h[this.born[node]];
    return h >= NO_WAY ? Infinity : h / this.scale;
  }

  cost(node) {
    return this.g[this.born[node]];
  }

  /** What an algorithm that adds both up goes by. */
  total(node) {
    return this.cost(node) + this.estimate(node);
  }

  /** What the last of k events was. */
  last(k) {
    if (k === 0) {
      return undefined;
    }
    const i = k - 1;
    const code = this.event[i];
    return code === ROUND
      ? {code, node: 0, round: this.node[i], bound: this.bound(i)}
      : {code, node: this.node[i], parent: this.parent[i]};
  }

  bound(i) {
    return this.h[i] >= NO_WAY ? Infinity : this.h[i] / this.scale;
  }

  /** The node that the search looks at after k events. */
  current(k) {
    return this.last(k)?.node ?? 0;
  }

  /** How often each event has happened. */
  counts(k) {
    const [, duplicates, pruned, expanded, goals, rounds] = this.byCode.map(places =>
      countBelow(places, k),
    );
    // The start was given, not generated.
    const generated = Math.max(0, countBelow(this.births, k) - 1);
    return {generated, duplicates, pruned, expanded, goals, rounds};
  }

  /** The nodes that wait, as the algorithm takes them. */
  frontier(k) {
    const {ranked, waits, leaves} = this;
    const waiting = new Int32Array(ranked.length);
    let size = 0;
    for (let i = 0; i < ranked.length; i++) {
      const node = ranked[i];
      if (waits[node] < k && leaves[node] >= k) {
        waiting[size++] = node;
      }
    }
    return waiting.subarray(0, size);
  }

  /** How many nodes have been expanded; the first of them are in `closed`, in that order. */
  closedCount(k) {
    return countBelow(this.closedTimes, k);
  }

  /** The rounds that have begun: their bounds and what was expanded in each. */
  rounds(k) {
    const starts = this.byCode[ROUND].subarray(0, countBelow(this.byCode[ROUND], k));
    return Array.from(starts, (start, index) => {
      const end = index + 1 < starts.length ? starts[index + 1] : k;
      const work = this.workBefore(end) - this.workBefore(start);
      return {round: index + 1, start, bound: this.bound(start), work};
    });
  }

  /** Searches that forget make the children of a node anew whenever they expand it again. */
  madeSince(node, k) {
    const times = this.again.get(node);
    return times === undefined ? 0 : times[Math.max(0, countBelow(times, k) - 1)];
  }

  /** What a node is after k events. */
  kind(node, k) {
    if (this.ended[node] < k) {
      return ['', 'duplicate', 'pruned', '', 'goal'][this.event[this.ended[node]]];
    }
    if (this.expanded[node] < k) {
      return 'expanded';
    }
    return this.leaves[node] < k ? 'skipped' : 'waiting';
  }
}
