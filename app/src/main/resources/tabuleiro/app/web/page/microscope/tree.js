/** The model of a search of a game tree: windows, values and cuts after k events. */
import {treeOf} from '/players.js';
import {Model, NEVER} from './base.js';
import {countBelow, filled, placesOf} from './numbers.js';

/** The events by their codes. */
export const ENTERED = 0;
export const CUT = 2;
export const TABLE_HIT = 3;

/** A bound from here on is none. */
const OPEN = 0x7fffffff;

export class TreeModel extends Model {
  constructor(answer) {
    super(answer);
    this.scale = answer.scale;
    this.values = Int32Array.from(answer.events.value);
    this.hasWindow = treeOf(answer.player.split(':')[0]).window;
    this.byCode = [0, 1, 2, 3].map(code => placesOf(this.event, [code]));
    this.work = this.byCode[ENTERED];
    let most = -1;
    for (let i = 0; i < this.size; i++) {
      most = Math.max(most, this.node[i]);
    }
    this.plant(most + 1, () => true);
    this.done = filled(this.count, NEVER);
    const roots = [];
    for (let i = 0; i < this.size; i++) {
      if (this.event[i] !== ENTERED) {
        this.done[this.node[i]] = i;
      } else if (this.parent[i] < 0) {
        roots.push(i);
      }
    }
    this.roots = Int32Array.from(roots);
    this.marks = placesOf(this.event, [CUT, TABLE_HIT]);
    this.cuts();
  }

  /** Cuts by whose move was too good: of player 1 beyond beta, of player 2 beyond alpha. */
  cuts() {
    const cuts = this.byCode[CUT];
    this.betaCuts = cuts.filter(i => this.turn[i] === 0);
    this.alphaCuts = cuts.filter(i => this.turn[i] !== 0);
  }

  points(value) {
    return Math.abs(value) >= OPEN ? Math.sign(value) * Infinity : value / this.scale;
  }

  turnOf(node) {
    return this.turn[this.born[node]];
  }

  /** How many moves ahead the search still looks from a node. */
  ahead(node) {
    return this.depth[this.born[node]];
  }

  /** The value of a node that is done after k events; undefined before. */
  value(node, k) {
    return this.done[node] < k ? this.points(this.values[this.done[node]]) : undefined;
  }

  /** What the mover has in hand so far: the best of the children that are done. */
  best(node, k) {
    const sign = this.turnOf(node) === 0 ? 1 : -1;
    let best;
    for (const child of this.children[node] ?? []) {
      const value = this.value(child, k);
      if (value !== undefined && (best === undefined || sign * value > sign * best)) {
        best = value;
      }
    }
    return best;
  }

  /** The window of a node after k events: as it was entered, narrowed by what its mover has. */
  window(node, k) {
    const at = this.born[node];
    const window = {alpha: this.points(this.alpha[at]), beta: this.points(this.beta[at])};
    const best = this.hasWindow ? this.best(node, k) : undefined;
    if (best !== undefined && this.turnOf(node) === 0) {
      window.alpha = Math.max(window.alpha, best);
    } else if (best !== undefined) {
      window.beta = Math.min(window.beta, best);
    }
    return window;
  }

  /** How many moves of a node were not looked at after k events. */
  leftOut(node, k) {
    const tried = new Set(this.childrenAt(node, k).map(child => this.move[this.born[child]]));
    return this.choices[this.born[node]] - tried.size;
  }

  last(k) {
    const i = k - 1;
    return k === 0 ? undefined : {code: this.event[i], node: this.node[i], parent: this.parent[i]};
  }

  current(k) {
    return this.last(k)?.node ?? 0;
  }

  counts(k) {
    const [entered, returned, cut, hits] = this.byCode.map(places => countBelow(places, k));
    const alphaCuts = countBelow(this.alphaCuts, k);
    const open = entered - returned - cut - hits;
    return {entered, returned, alphaCuts, betaCuts: cut - alphaCuts, hits, open};
  }

  /** The times the search began at the root: deeper, or with another window. */
  rounds(k) {
    const starts = this.roots.subarray(0, countBelow(this.roots, k));
    return Array.from(starts, (start, index) => {
      const end = index + 1 < starts.length ? starts[index + 1] : k;
      const root = this.node[start];
      const work = this.workBefore(end) - this.workBefore(start);
      return {
        round: index + 1,
        start,
        ahead: this.ahead(root),
        alpha: this.points(this.alpha[start]),
        beta: this.points(this.beta[start]),
        value: this.value(root, k),
        work,
      };
    });
  }

  /** What a node is after k events. */
  kind(node, k) {
    if (this.done[node] >= k) {
      return 'open';
    }
    const code = this.event[this.done[node]];
    if (code === CUT) {
      return this.turnOf(node) === 0 ? 'beta' : 'alpha';
    }
    return code === TABLE_HIT ? 'hit' : 'done';
  }
}
