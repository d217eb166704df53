/** Game trees that a user types, drawn as in textbooks: the root at the top, leaves in a row. */
import {nothing, svg} from 'lit';
import {figure} from './sentences.js';

/** The tree of the chapter on adversarial search in Russell and Norvig's textbook. */
export const EXAMPLE = '((3 12 8) (2 4 6) (14 5 2))';

const COLUMN = 58;
const ROW = 84;
const EDGE = 40;

/** Reads a tree: nested arrays with numbers; undefined if the text is not a tree. */
export function parseTree(text) {
  try {
    const json = text.trim().replace(/\(/g, '[').replace(/\)/g, ']').replace(/([\]\d])\s+(?=[[\d-])/g, '$1,');
    return JSON.parse(json.replace(/\[\s+/g, '[').replace(/\s+\]/g, ']').replace(/\]\[/g, '],['));
  } catch {
    return undefined;
  }
}

/** A tree as the text that `parseTree` reads. */
export function writeTree(tree) {
  return Array.isArray(tree) ? `(${tree.map(writeTree).join(' ')})` : String(tree);
}

function height(tree) {
  return Array.isArray(tree) ? 1 + Math.max(0, ...tree.map(height)) : 0;
}

/** The number of levels below the root; 1 if the text is not a tree, which the server reports. */
export function heightOf(text) {
  return Math.max(1, height(parseTree(text)));
}

/** The places of all nodes, by their paths: a leaf for each column, parents above the middle. */
export function layOut(tree) {
  const places = [];
  let leaves = 0;
  const add = (node, path) => {
    const children = Array.isArray(node)
      ? node.map((child, i) => add(child, [...path, i]))
      : [];
    const column =
      children.length === 0 ? leaves++ : (children[0].column + children.at(-1).column) / 2;
    const place = {
      path: path.join('.'),
      depth: path.length,
      column,
      children,
      leaf: Array.isArray(node) ? undefined : node,
      x: EDGE + column * COLUMN,
      y: EDGE + path.length * ROW,
    };
    places.push(place);
    return place;
  };
  add(tree, []);
  const deepest = Math.max(...places.map(place => place.depth));
  return {
    places,
    width: 2 * EDGE + (leaves - 1) * COLUMN,
    height: 2 * EDGE + deepest * ROW,
  };
}

/** The last node of the search at each path after k events; some searches visit a path again. */
function nodesAt(model, k) {
  const nodes = new Map();
  for (let node = 0; node < model.count; node++) {
    if (model.created[node] < k) {
      nodes.set(model.movesTo(node).join('.'), node);
    }
  }
  return nodes;
}

/** The whole tree after k events, in the form of `drawTree`. */
export function drawTextbook(model, k, current, choose) {
  const {places, width, height: high} = layOut(parseTree(model.answer.start));
  const nodes = nodesAt(model, k);
  const path = new Set(model.path(current).map(node => model.movesTo(node).join('.')));
  const here = places.find(place => nodes.get(place.path) === current) ?? places.at(-1);
  const isCut = place => {
    const node = nodes.get(place.path);
    return node !== undefined && ['alpha', 'beta'].includes(model.kind(node, k));
  };
  const drawn = svg`
    <g class="edges">
      ${places.flatMap(place =>
        place.children.map(child => {
          const isPruned = isCut(place) && !nodes.has(child.path);
          return drawEdge(place, child, path.has(child.path), isPruned);
        }),
      )}
    </g>
    ${places.map(place => drawNode(model, k, place, nodes.get(place.path), {current, choose}))}`;
  return {drawn, width, height: high, x: here.x, y: here.y};
}

function drawEdge(from, to, isOnPath, isPruned) {
  const x = (from.x + to.x) / 2;
  const y = (from.y + to.y) / 2;
  return svg`<path class=${isOnPath ? 'way' : ''} d="M${from.x} ${from.y}L${to.x} ${to.y}"></path>
    ${isPruned ? svg`<path class="pruned-edge" d="M${x - 9} ${y + 4}L${x + 7} ${y - 6}M${x - 7} ${y + 9}L${x + 9} ${y - 1}"></path>` : nothing}`;
}

function drawNode(model, k, place, node, {current, choose}) {
  const isSeen = node !== undefined;
  const kind = isSeen ? model.kind(node, k) : 'unsearched';
  const classes = `knot textbook side-${place.depth % 2} ${kind} ${node === current ? 'here' : ''}`;
  const label = isSeen && place.leaf === undefined ? labelOf(model, node, k) : '';
  return svg`<g
    class=${classes}
    data-path=${place.path}
    transform="translate(${place.x} ${place.y})"
    @click=${() => isSeen && choose(node)}
  >
    ${shapeOf(place)}
    ${place.leaf === undefined ? nothing : svg`<text class="leaf" text-anchor="middle" y="5">${figure(place.leaf)}</text>`}
    ${label ? svg`<text text-anchor="middle" y=${place.depth % 2 ? 30 : -20}>${label}</text>` : nothing}
  </g>`;
}

/** The value of a node, or its window while it is searched. */
function labelOf(model, node, k) {
  const value = model.value(node, k);
  if (value !== undefined) {
    const kind = model.kind(node, k);
    return `${{alpha: '≤ ', beta: '≥ '}[kind] ?? ''}${figure(value)}`;
  }
  const {alpha, beta} = model.window(node, k);
  return model.hasWindow ? `[${figure(alpha)}, ${figure(beta)}]` : '?';
}

/** A triangle up for the maximising player, down for the other one, and a box for a leaf. */
export function shapeOf({leaf, depth}) {
  if (leaf !== undefined) {
    return svg`<rect class="turn" x="-20" y="-14" width="40" height="28" rx="4"></rect>`;
  }
  return svg`<path class="turn" d=${depth % 2 === 0 ? 'M-15 12H15L0 -14Z' : 'M-15 -12H15L0 14Z'}></path>`;
}
