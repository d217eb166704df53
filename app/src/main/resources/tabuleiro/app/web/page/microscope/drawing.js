/** Draws the part of a search tree around the current node. */
import {nothing, svg} from 'lit';
import {figure} from './sentences.js';
import {CUT} from './tree.js';
import {layOut} from './layout.js';

const ROW = 24;
const LETTER = 7.3;
const EDGE = 14;
const RADIUS = 6;

/** The label of a node: its move and its value. */
function label(model, node, k) {
  const move = model.moveName(node);
  return move ? `${move}  ${valueText(model, node, k)}` : valueText(model, node, k);
}

function valueText(model, node, k) {
  if (model.isSolo) {
    const total = figure(model.order.total(model, node));
    return model.kind(node, k) === 'duplicate' ? '' : `${model.isInformed ? 'f' : 'g'}=${total}`;
  }
  const value = model.value(node, k);
  if (value !== undefined) {
    const isCut = model.event[model.done[node]] === CUT;
    return `= ${figure(value)}${isCut ? ` ✂${model.unsearched(node, k)}` : ''}`;
  }
  const {alpha, beta} = model.window(node, k);
  return model.hasWindow ? `[${figure(alpha)}, ${figure(beta)}]` : '?';
}

/**
 * The tree after k events: a drawing, its size, and the coordinates of the current node.
 *
 * @param choose takes the node that the user clicks
 */
export function drawTree(model, k, current, choose) {
  const {places, rows, widths} = layOut(model, k, current, node => label(model, node, k));
  const lefts = [EDGE];
  widths.forEach((width, depth) => (lefts[depth + 1] = lefts[depth] + 46 + width * LETTER));
  for (const place of places.values()) {
    place.x = lefts[place.depth];
    place.y = EDGE + place.row * ROW;
  }
  const path = new Set(model.path(current));
  const list = [...places.values()];
  const {x, y} = places.get(current);
  const drawn = svg`
    <g class="edges">
      ${list.flatMap(place =>
        place.children.map(child => drawEdge(place, child, path.has(child.node))),
      )}
    </g>
    ${list.map(place => {
      const isCurrent = place.node === current;
      return svg`<g
        class="knot ${nodeClasses(model, place.node, k)} ${isCurrent ? 'here' : ''}"
        transform="translate(${place.x} ${place.y})"
        @click=${() => choose(place.node)}
      >${shape(model, place.node, k)} ${drawLabel(place)}</g>`;
    })}`;
  return {drawn, width: lefts.at(-1) + EDGE, height: 2 * EDGE + (rows - 1) * ROW, x, y};
}

function drawEdge(place, child, isOnPath) {
  const from = place.x + RADIUS + 6 + place.text.length * LETTER;
  const half = (from + child.x) / 2;
  const bend = `${half} ${place.y} ${half} ${child.y} ${child.x} ${child.y}`;
  const line = `M${place.x} ${place.y}H${from}C${bend}`;
  return svg`<path class=${isOnPath ? 'way' : ''} d=${line}></path>`;
}

function nodeClasses(model, node, k) {
  return `${model.kind(node, k)} ${model.isSolo ? '' : `side-${model.turnOf(node)}`}`;
}

/** The label of a node, and how many of its children are not drawn. */
function drawLabel({text, hidden}) {
  const width = text.length * LETTER;
  return svg`
    <rect class="back" x=${RADIUS + 3} y="-9" width=${width + 4} height="18"></rect>
    <text x=${RADIUS + 5} y="4">${text}</text>
    ${hidden > 0 ? svg`<text class="more" x=${RADIUS + 10 + width} y="-3">+${hidden}</text>` : nothing}`;
}

/** A disc, or in a game tree a triangle that points up for the maximising player, else down. */
function shape(model, node, k) {
  const kind = model.kind(node, k);
  if (model.isSolo) {
    return svg`<circle r=${RADIUS}></circle>
      ${kind === 'pruned' ? svg`<path class="strike" d="M-8 8L8 -8"></path>` : nothing}
      ${kind === 'goal' ? svg`<circle class="ring" r=${RADIUS + 3}></circle>` : nothing}`;
  }
  const corners = model.turnOf(node) === 0 ? 'M-7 6H7L0 -7Z' : 'M-7 -6H7L0 7Z';
  const isCut = kind === 'alpha' || kind === 'beta';
  return svg`<path class="turn" d=${corners}></path>
    ${isCut ? svg`<path class="strike" d="M-11 7L-5 -7M-7 9L-1 -5"></path>` : nothing}
    ${kind === 'hit' ? svg`<path class="ring" d="M0 -11L11 0L0 11L-11 0Z"></path>` : nothing}`;
}
