/** Chooses the part of a tree to draw, and computes the layout. */

/** The largest number of nodes, and of children of one node. */
const MOST = 140;
const MOST_CHILDREN = 12;

/**
 * The nodes to draw after k events, each with its drawn children and the number of hidden ones: the
 * path to the current node, and the nodes that are the fewest steps away from it.
 */
function nearest(model, k, current) {
  const path = model.path(current);
  const onPath = new Set(path);
  const drawn = new Map(path.map(node => [node, undefined]));
  const queue = [...path].reverse();
  for (let i = 0; i < queue.length; i++) {
    const all = model.childrenAt(queue[i], k);
    const near = around(all, all.findIndex(child => onPath.has(child)));
    const shown = near.filter(child => drawn.has(child) || drawn.size < MOST);
    for (const child of shown) {
      if (!drawn.has(child)) {
        drawn.set(child, undefined);
        queue.push(child);
      }
    }
    drawn.set(queue[i], {children: shown, hidden: all.length - shown.length});
  }
  return drawn;
}

/** The children around the chosen one, or the last children if none is chosen. */
function around(children, chosen) {
  const end = chosen < 0 ? children.length : Math.min(children.length, chosen + 4);
  const begin = Math.max(0, end - MOST_CHILDREN);
  return children.slice(begin, Math.max(end, begin + MOST_CHILDREN));
}

/**
 * The layout of the nodes to draw: a column for each depth, a row for each leaf. A parent is in the
 * middle of its children.
 *
 * @param label returns the text of a node; the longest text sets the width of a column
 */
export function layOut(model, k, current, label) {
  const drawn = nearest(model, k, current);
  const places = new Map();
  const widths = [];
  let rows = 0;
  const add = (node, depth) => {
    const {children, hidden} = drawn.get(node);
    const text = label(node);
    widths[depth] = Math.max(widths[depth] ?? 0, text.length + (hidden > 0 ? 5 : 0));
    const below = children.map(child => add(child, depth + 1));
    const row = below.length === 0 ? rows++ : (below[0].row + below.at(-1).row) / 2;
    const place = {node, depth, row, text, children: below, hidden};
    places.set(node, place);
    return place;
  };
  add(model.path(current)[0], 0);
  return {places, rows, widths};
}
