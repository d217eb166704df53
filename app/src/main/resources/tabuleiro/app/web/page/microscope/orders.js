/** In which order the searches take the nodes that wait. */

/** The weight of the estimate in weighted A*, as the server searches. */
const WEIGHT = 2;

const byAge = (model, node) => [0, node];
const byTotal = (model, node) => [model.total(node), node];

/**
 * By the name of the algorithm:
 *
 *   keys    what a node goes by: a smaller first key is taken first, then a smaller second one
 *   skips   whether the queue keeps nodes of states to which a cheaper way was found
 *   dives   whether it keeps only the way it is on: there is no frontier then
 *   total   what f is
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
  dls: {keys: byAge, dives: true},
  ids: {keys: byAge, dives: true},
  idastar: {keys: byAge, dives: true},
  rbfs: {keys: byAge, dives: true},
};

function weighted(model, node) {
  return model.cost(node) + WEIGHT * model.estimate(node);
}

/** The order of an algorithm; that of age for one that is not known. */
export function orderOf(algorithm) {
  const order = ORDERS[algorithm] ?? {keys: byAge};
  return {skips: false, dives: false, total: (model, node) => model.total(node), ...order};
}

/** The algorithms that look at a heuristic. */
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
