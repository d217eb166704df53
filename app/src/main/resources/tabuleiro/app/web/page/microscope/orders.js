/** The order in which each algorithm takes nodes from its queue. */

/** The weight of the estimate in weighted A*, the same as on the server. */
const WEIGHT = 2;

const byAge = (model, node) => [0, node];
const byTotal = (model, node) => [model.total(node), node];

/**
 * By the name of the algorithm:
 *
 *   keys            two keys of a node; the node with the smallest first key is taken, then the one
 *                   with the smallest second key
 *   skips           whether the queue keeps nodes after a cheaper path to their states is found
 *   keepsPathOnly   whether the search stores only the current path and has no frontier
 *   total           the value f of a node
 */
const ORDERS = {
  bfs: {keys: byAge},
  bidirectional: {keys: byAge},
  ucs: {keys: (model, node) => [model.cost(node), node], skips: true},
  greedy: {keys: (model, node) => [model.estimate(node), node]},
  astar: {keys: byTotal, skips: true},
  wastar: {keys: (model, node) => [weighted(model, node), node], skips: true, total: weighted},
  smastar: {keys: byTotal},
  beam: {keys: (model, node) => [model.depthOf[node] * 1e7 + model.total(node), node]},
  dfs: {keys: (model, node) => [-model.expanded[model.parentOf[node]] || 0, node]},
  'procura-pp': {keys: (model, node) => [0, -node]},
  'procura-astar': {keys: (model, node) => [model.total(node), -node]},
  dls: {keys: byAge, keepsPathOnly: true},
  ids: {keys: byAge, keepsPathOnly: true},
  idastar: {keys: byAge, keepsPathOnly: true},
  rbfs: {keys: byAge, keepsPathOnly: true},
};

function weighted(model, node) {
  return model.cost(node) + WEIGHT * model.estimate(node);
}

/** The order of an algorithm; unknown algorithms take the oldest node. */
export function orderOf(algorithm) {
  const order = ORDERS[algorithm] ?? {keys: byAge};
  return {skips: false, keepsPathOnly: false, total: (model, node) => model.total(node), ...order};
}

/** The algorithms that use a heuristic. */
export const INFORMED = new Set([
  'greedy',
  'astar',
  'wastar',
  'idastar',
  'rbfs',
  'smastar',
  'beam',
  'procura-astar',
]);
