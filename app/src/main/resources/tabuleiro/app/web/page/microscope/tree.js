/** The model of a game-tree search: windows, values and cuts after k events. */
import {treeSearch} from '/players.js';
import {Model, NEVER} from './model.js';
import {countBelow, filled, placesOf} from './numbers.js';

/** The codes of the events. */
export const ENTERED = 0;
export const CUT = 2;
export const TABLE_HIT = 3;

/** From this absolute value on, a bound is infinite. */
const OPEN = 0x7fffffff;

export class TreeModel extends Model {
  constructor(answer) {
    super(answer);
    this.values = Int32Array.from(answer.events.value);
    this.hasWindow = treeSearch(answer.player.split(':')[0]).window;
    this.byCode = [0, 1, 2, 3].map(code => placesOf(this.event, [code]));
    this.work = this.byCode[ENTERED];
    this.marks = placesOf(this.event, [CUT, TABLE_HIT]);
    this.buildTree(() => true);
    this.roots = this.work.filter(i => this.parent[i] < 0);
    this.alphaCuts = this.byCode[CUT].filter(i => this.turn[i] !== 0);
    this.done = filled(this.count, NEVER);
    this.node.forEach((node, i) => {
      if (this.event[i] !== ENTERED) {
        this.done[node] = i;
      }
    });
  }

  /** The event of a named moment. */
  momentOf(name) {
    return {cut: this.byCode[CUT][0], hit: this.byCode[TABLE_HIT][0]}[name];
  }

  points(value) {
    return Math.abs(value) >= OPEN ? Math.sign(value) * Infinity : value / this.scale;
  }

  turnOf(node) {
    return this.turn[this.created[node]];
  }

  /** The remaining depth at a node. */
  depthAt(node) {
    return this.depth[this.created[node]];
  }

  /** The value of a node after k events; undefined before it is known. */
  value(node, k) {
    return this.done[node] < k ? this.points(this.values[this.done[node]]) : undefined;
  }

  /** The best value for the mover among the children whose values are known. */
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

  /** The window of a node after k events: its first window, narrowed by its best value. */
  window(node, k) {
    const at = this.created[node];
    const window = {alpha: this.points(this.alpha[at]), beta: this.points(this.beta[at])};
    const best = this.hasWindow ? this.best(node, k) : undefined;
    if (best !== undefined && this.turnOf(node) === 0) {
      window.alpha = Math.max(window.alpha, best);
    } else if (best !== undefined) {
      window.beta = Math.min(window.beta, best);
    }
    return window;
  }

  /** How many moves of a node are not searched after k events. */
  unsearched(node, k) {
    const tried = new Set(this.childrenAt(node, k).map(child => this.move[this.created[child]]));
    return this.choices[this.created[node]] - tried.size;
  }

  last(k) {
    const i = k - 1;
    return k === 0 ? undefined : {code: this.event[i], node: this.node[i], parent: this.parent[i]};
  }

  counts(k) {
    const [entered, returned, cut, hits] = this.byCode.map(places => countBelow(places, k));
    const alphaCuts = countBelow(this.alphaCuts, k);
    const open = entered - returned - cut - hits;
    return {entered, returned, alphaCuts, betaCuts: cut - alphaCuts, hits, open};
  }

  /** The searches from the root: with another depth, or with another window. */
  rounds(k) {
    return this.roundsFrom(this.roots, k).map(round => {
      const root = this.node[round.start];
      return {
        ...round,
        depth: this.depthAt(root),
        alpha: this.points(this.alpha[round.start]),
        beta: this.points(this.beta[round.start]),
        value: this.value(root, k),
      };
    });
  }

  /** The status of a node after k events. */
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
