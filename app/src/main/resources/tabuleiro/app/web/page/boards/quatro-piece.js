/** How a piece of Quatro looks and is called; it is four bits: full, low, square, black. */
import {nothing, svg} from 'lit';
import {t} from '/texts.js';

const ATTRIBUTES = ['colour', 'shape', 'height', 'density'];

/** The four words of a piece. */
export function namePiece(piece) {
  return ATTRIBUTES.map((name, i) => t(`quatro.${name}${(piece >> i) & 1}`)).join(' ');
}

/** A piece seen from above and in front, in a frame of 100 by 100 around its middle. */
export function drawPiece(piece) {
  const isSquare = piece & 2;
  const height = piece & 4 ? 22 : 54;
  const bottom = piece & 4 ? 18 : 28;
  const kind = `piece ${piece & 1 ? 'black' : 'white'}`;
  return svg`<g class=${kind}>${isSquare ? prism(height, bottom, piece & 8) : drum(height, bottom, piece & 8)}</g>`;
}

function drum(height, bottom, isFull) {
  const top = bottom - height;
  return svg`
    <path class="front" d="M-25 ${top}V${bottom}A25 10 0 0 0 25 ${bottom}V${top}Z" />
    <path class="shade" d="M6 ${top + 9}V${bottom + 9.7}A25 10 0 0 0 25 ${bottom}V${top}Z" />
    <ellipse class="lid" cx="0" cy=${top} rx="25" ry="10" />
    ${isFull ? nothing : svg`<ellipse class="hole" cx="0" cy=${top} rx="15" ry="6" />`}`;
}

function prism(height, bottom, isFull) {
  const top = bottom - height;
  return svg`
    <path class="front" d="M-28 ${top}L0 ${top + 11}V${bottom + 11}L-28 ${bottom}Z" />
    <path class="shade edged" d="M28 ${top}L0 ${top + 11}V${bottom + 11}L28 ${bottom}Z" />
    <path class="lid" d="M-28 ${top}L0 ${top - 11}L28 ${top}L0 ${top + 11}Z" />
    ${isFull ? nothing : svg`<path class="hole" d="M-16 ${top}L0 ${top - 6.3}L16 ${top}L0 ${top + 6.3}Z" />`}`;
}
