/** Draws the part of a search tree around the node that is looked at. */
import {nothing, svg} from 'lit';
import {figure} from './sentences.js';
import {CUT} from './tree.js';
import {layOut} from './window.js';

const ROW = 24;
const LETTER = 7.3;
const EDGE = 14;
const RADIUS = 6;

/** What is written at a node: its move and what the search goes by. */
function label(model, node, k) {
  const move = model.moveText(node);
  return move ? `${move}  ${worth(model, node, k)}` : worth(model, node, k);
}

function worth(model, node, k) {
  if ('ranked' in model) {
    const total = figure(model.order.total(model, node));
    return model.kind(node, k) === 'duplicate' ? '' : `${model.isInformed ? 'f' : 'g'}=${total}`;
  }
  const value = model.value(node, k);
  if (value !== undefined) {
    const isCut = model.event[model.done[node]] === CUT;
    return `= ${figure(value)}${isCut ? ` ✂${model.leftOut(node, k)}` : ''}`;
  }
  const {alpha, beta} = model.window(node, k);
  return model.hasWindow ? `[${figure(alpha)}, ${figure(beta)}]` : '?';
}

/**
 * The tree after k events as a drawing with its size, and where the node looked at is.
 *
 * @param choose what to do with a node that is pressed
 */
export function drawTree(model, k, middle, choose) {
  const {places, rows, widths} = layOut(model, k, middle, node => label(model, node, k));
  const lefts = [EDGE];
  widths.forEach((width, depth) => (lefts[depth + 1] = lefts[depth] + 46 + width * LETTER));
  const x = place => lefts[place.depth];
  const y = place => EDGE + place.row * ROW;
  const way = new Set(model.path(middle));
  const list = [...places.values()];
  const drawn = svg`
    <g class="edges">${list.flatMap(place => place.children.map(child => edge(place, child)))}</g>
    ${list.map(place => knot(place))}`;

  function edge(place, child) {
    const from = x(place) + RADIUS + 6 + place.text.length * LETTER;
    const half = (from + x(child)) / 2;
    const [above, below] = [y(place), y(child)];
    const bend = `${half} ${above} ${half} ${below} ${x(child)} ${below}`;
    const line = `M${x(place)} ${above}H${from}C${bend}`;
    return svg`<path class=${way.has(child.node) ? 'way' : ''} d=${line}></path>`;
  }

  function knot(place) {
    const {node, text, hidden} = place;
    const long = text.length * LETTER;
    const classes = ['knot', model.kind(node, k)];
    if (node === middle) {
      classes.push('here');
    }
    if (!('ranked' in model)) {
      classes.push(`side-${model.turnOf(node)}`);
    }
    return svg`<g
      class=${classes.join(' ')}
      transform="translate(${x(place)} ${y(place)})"
      @click=${() => choose(node)}
    >
      ${shape(model, node, k)}
      <rect class="back" x=${RADIUS + 3} y="-9" width=${long + 4} height="18"></rect>
      <text x=${RADIUS + 5} y="4">${text}</text>
      ${more(hidden, RADIUS + 10 + long)}
    </g>`;
  }

  const width = lefts[lefts.length - 1] + EDGE;
  const here = places.get(middle);
  return {drawn, width, height: 2 * EDGE + (rows - 1) * ROW, x: x(here), y: y(here)};
}

/** How many children are not drawn. */
function more(hidden, x) {
  return hidden > 0 ? svg`<text class="more" x=${x} y="-3">+${hidden}</text>` : nothing;
}

/** A disc; of a game tree a triangle that points up for the player who wants much, else down. */
function shape(model, node, k) {
  const kind = model.kind(node, k);
  if ('ranked' in model) {
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
