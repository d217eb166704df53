/** The model of a single-agent search: frontier, closed set, rounds and tree after k events. */
import {Model, NEVER} from './model.js';
import {Heap, countBelow, filled, placesOf} from './numbers.js';
import {INFORMED, orderOf} from './orders.js';

/** The codes of the events. */
export const GENERATED = 0;
export const DUPLICATE = 1;
export const PRUNED = 2;
export const EXPANDED = 3;
export const GOAL = 4;
export const ROUND = 5;

/** An estimate from this value on means that there is no solution. */
const NO_SOLUTION = 0x3fffffff;

export class SoloModel extends Model {
  isSolo = true;

  constructor(answer) {
    super(answer);
    this.order = orderOf(answer.algorithm);
    this.isInformed = INFORMED.has(answer.algorithm);
    this.byCode = [0, 1, 2, 3, 4, 5].map(code => placesOf(this.event, [code]));
    this.work = this.byCode[EXPANDED];
    this.marks = placesOf(this.event, [EXPANDED, GOAL, ROUND]);
    this.buildTree(i => this.event[i] !== ROUND);
    this.creations = this.created.filter(time => time !== NEVER).sort();
    this.recordTimes();
    this.rank();
    this.removeSkipped();
  }

  /** Records when each node is queued, leaves the queue, is expanded first, and ends. */
  recordTimes() {
    this.queued = filled(this.count, NEVER);
    this.dequeued = filled(this.count, NEVER);
    this.expanded = filled(this.count, NEVER);
    this.ended = filled(this.count, NEVER);
    this.again = new Map();
    const closed = [];
    for (let i = 0; i < this.size; i++) {
      const code = this.event[i];
      const node = this.node[i];
      if (code === GENERATED && this.queued[node] === NEVER) {
        this.queued[node] = i;
      } else if (code !== ROUND && code !== GENERATED) {
        this.dequeued[node] = Math.min(this.dequeued[node], i);
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
    if (this.order.keepsPathOnly) {
      const times = this.again.get(node) ?? [this.expanded[node]];
      times.push(i);
      this.again.set(node, times);
    }
  }

  /** Sorts the queued nodes in the order in which the algorithm takes them. */
  rank() {
    const nodes = [];
    for (let node = 0; node < this.count; node++) {
      if (this.queued[node] !== NEVER) {
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

  /** The search skips nodes before the one it takes: a cheaper path to their states was found. */
  removeSkipped() {
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
          this.dequeued[this.ranked[heap.take()]] = i;
        }
        heap.take();
      }
    }
  }

  /** The estimated cost from a node to a goal; Infinity if there is no solution. */
  estimate(node) {
    const h = this.h[this.created[node]];
    return h >= NO_SOLUTION ? Infinity : h / this.scale;
  }

  /** The estimate of the heuristic to compare with; undefined if there is none. */
  comparedEstimate(node) {
    const {compared} = this.answer;
    const h = compared && this.compared[this.created[node]];
    return h >= NO_SOLUTION ? Infinity : compared && h / compared.scale;
  }

  cost(node) {
    return this.g[this.created[node]];
  }

  /** The cost of a solution through a node, as A* estimates it. */
  total(node) {
    return this.cost(node) + this.estimate(node);
  }

  /** The event of a named moment. */
  momentOf(name) {
    return name === 'round' ? this.byCode[ROUND][1] : undefined;
  }

  /** The last of k events. */
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
    return this.h[i] >= NO_SOLUTION ? Infinity : this.h[i] / this.scale;
  }

  /** How many events of each kind happened in the first k events. */
  counts(k) {
    const [, duplicates, pruned, expanded, goals, rounds] = this.byCode.map(places =>
      countBelow(places, k),
    );
    // The start is not generated.
    const generated = Math.max(0, countBelow(this.creations, k) - 1);
    return {generated, duplicates, pruned, expanded, goals, rounds};
  }

  /** The queued nodes, in the order in which the algorithm takes them. */
  frontier(k) {
    const {ranked, queued, dequeued} = this;
    const waiting = new Int32Array(ranked.length);
    let size = 0;
    for (let i = 0; i < ranked.length; i++) {
      const node = ranked[i];
      if (queued[node] < k && dequeued[node] >= k) {
        waiting[size++] = node;
      }
    }
    return waiting.subarray(0, size);
  }

  /** How many nodes are expanded after k events; they are the first ones of `closed`. */
  closedCount(k) {
    return countBelow(this.closedTimes, k);
  }

  /** The rounds of iterative deepening, with their bounds. */
  rounds(k) {
    const rounds = this.roundsFrom(this.byCode[ROUND], k);
    return rounds.map(round => ({...round, bound: this.bound(round.start)}));
  }

  /** A depth-first search forgets the children of a node and generates them again. */
  childrenSince(node, k) {
    const times = this.again.get(node);
    return times === undefined ? 0 : times[Math.max(0, countBelow(times, k) - 1)];
  }

  /** The status of a node after k events. */
  kind(node, k) {
    if (this.ended[node] < k) {
      return ['', 'duplicate', 'pruned', '', 'goal'][this.event[this.ended[node]]];
    }
    if (this.expanded[node] < k) {
      return 'expanded';
    }
    if (this.order.keepsPathOnly) {
      return 'generated'; // there is no frontier in which it could wait
    }
    return this.dequeued[node] < k ? 'skipped' : 'waiting';
  }
}
