/** Which part of a tree to draw, and where: the way to a node and what lies nearest to it. */

/** How many nodes are drawn at most, and how many children of one node. */
const MOST = 140;
const MOST_CHILDREN = 12;

/**
 * The nodes to draw after k events, by their numbers, each with those of its children that are
 * drawn too and how many are not. The way from the root is always among them; the others are those
 * to which the fewest steps lead from the node in the middle.
 */
export function nearest(model, k, middle, most = MOST) {
  const way = model.path(middle);
  const onWay = new Set(way);
  const drawn = new Map(way.map(node => [node, undefined]));
  const queue = [...way].reverse();
  for (let i = 0; i < queue.length; i++) {
    const all = model.childrenAt(queue[i], k);
    const near = around(all, all.findIndex(child => onWay.has(child)));
    const shown = near.filter(child => drawn.has(child) || drawn.size < most);
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

/** As many children as there is room for: those around one of them, else the last. */
function around(children, chosen) {
  const end = chosen < 0 ? children.length : Math.min(children.length, chosen + 4);
  const begin = Math.max(0, end - MOST_CHILDREN);
  return children.slice(begin, Math.max(end, begin + MOST_CHILDREN));
}

/**
 * Places for the nodes to draw: a column for every depth, a row for every leaf, a parent in the
 * middle of its children.
 *
 * @param label what is written at a node; columns are as wide as the longest of theirs
 */
export function layOut(model, k, middle, label) {
  const drawn = nearest(model, k, middle);
  const root = model.path(middle)[0];
  const places = new Map();
  const widths = [];
  let rows = 0;
  const place = (node, depth) => {
    const {children, hidden} = drawn.get(node);
    const text = label(node);
    widths[depth] = Math.max(widths[depth] ?? 0, text.length + (hidden > 0 ? 5 : 0));
    const below = children.map(child => place(child, depth + 1));
    const row = below.length === 0 ? rows++ : (below[0].row + below[below.length - 1].row) / 2;
    const at = {node, depth, row, text, children: below, hidden};
    places.set(node, at);
    return at;
  };
  place(root, 0);
  return {places, rows, widths};
}
