/** Problema do Quatro: sixteen squares, the pieces on them and those in the reserve. */
import {PlacesBoard, edges, nothing, svg} from '/board-api.js';

const NONE = 16;
const CELL = 100;
const EDGE = 24;
const SLOT = 50;
const HAND = 84;
const ATTRIBUTES = ['colour', 'shape', 'height', 'density'];

export default class QuatroBoard extends PlacesBoard {
  static properties = {square: {state: true}, piece: {state: true}};

  willUpdate(changed) {
    if (changed.has('picture')) {
      this.cancel();
    }
  }

  cancel() {
    this.square = undefined;
    this.piece = undefined;
  }

  scene() {
    const {gives, hand} = this.picture;
    this.top = gives ? HAND : 0;
    const squares = Array.from({length: 16}, (_, square) => this.boardPlace(square));
    const slots = Array.from({length: 16}, (_, piece) => this.slot(piece));
    return {
      kind: 'quatro',
      label: gives && hand !== NONE ? this.text('handed', this.namePiece(hand)) : this.text('label'),
      width: 4 * CELL + 2 * EDGE,
      height: this.top + EDGE + 4 * CELL + 28 + 2 * SLOT + 8,
      back: this.frame(),
      places: [...(this.flipped ? squares.reverse() : squares), ...slots],
    };
  }

  /** The four words of a piece, which is four bits: full, low, square, black. */
  namePiece(piece) {
    return ATTRIBUTES.map((name, i) => this.text(`${name}${(piece >> i) & 1}`)).join(' ');
  }

  /** The middle of a square. */
  at(square) {
    const turned = this.flipped ? 15 - square : square;
    return {
      x: EDGE + ((turned % 4) + 0.5) * CELL,
      y: this.top + EDGE + (Math.floor(turned / 4) + 0.5) * CELL,
    };
  }

  frame() {
    const letters = this.flipped ? [...'DCBA'] : [...'ABCD'];
    const rows = this.flipped ? [4, 3, 2, 1] : [1, 2, 3, 4];
    const across = i => EDGE + (i + 0.5) * CELL;
    const down = i => this.top + across(i);
    return svg`
      <rect class="ground" x=${EDGE} y=${this.top + EDGE} width=${4 * CELL} height=${4 * CELL} rx="14" />
      ${edges(letters, across, this.top + EDGE / 2, false)} ${edges(rows, down, EDGE / 2, true)}
      <text class="edge" x=${EDGE} y=${this.top + EDGE + 4 * CELL + 16} dominant-baseline="central">
        ${this.text(this.picture.gives ? 'give' : 'reserve')}
      </text>
      ${this.picture.gives ? this.hand() : nothing}`;
  }

  /** The piece that was handed over, above the board. */
  hand() {
    const {hand} = this.picture;
    return svg`<g class="hand" aria-hidden="true">
      <rect x=${EDGE} y="2" width=${4 * CELL} height=${HAND - 6} rx="14" />
      <text class="edge" x=${EDGE + 16} y=${HAND / 2 - 1} dominant-baseline="central">
        ${this.text(hand === NONE ? 'noHand' : 'hand')}
      </text>
      ${
        hand === NONE
          ? nothing
          : svg`<g transform="translate(${EDGE + 3.45 * CELL} ${HAND / 2 - 3}) scale(.9)">${drawPiece(hand)}</g>`
      }
    </g>`;
  }

  /** The move of a square and a piece of the reserve, of which either may be left open. */
  find(square, piece) {
    return this.legal?.find(
      move =>
        (square === undefined || move.square === square) &&
        (piece === undefined || move.piece === piece),
    );
  }

  boardPlace(square) {
    const {squares, won, hand, gives} = this.picture;
    const {x, y} = this.at(square);
    const piece = squares[square];
    const ghost = gives ? hand : (this.piece ?? NONE);
    const marked = this.marked === undefined ? undefined : this.markedMove;
    const kind = [
      'square',
      piece === NONE ? 'free' : 'full',
      won.includes(square) ? 'won' : '',
      this.last?.square === square ? 'last' : '',
      marked?.square === square ? 'marked' : '',
      this.square === square ? 'chosen' : '',
    ].join(' ');
    return {
      id: `s${square}`,
      x,
      y,
      kind,
      label: this.squareName(square),
      pressed: this.square === square ? 'true' : undefined,
      ...this.squareAction(square),
      draw: svg`
        <circle class="hollow" cx=${x} cy=${y} r="45" />
        <g class=${piece === NONE ? 'ghost' : 'stands'} transform="translate(${x} ${y})">
          ${piece !== NONE ? drawPiece(piece) : ghost !== NONE ? drawPiece(ghost) : nothing}
        </g>`,
    };
  }

  /** A click on a square plays if the piece is known or none is needed; else it chooses. */
  squareAction(square) {
    if (!this.active || !this.find(square, undefined)) {
      return {};
    }
    const alone = this.find(square, -1);
    const both = this.piece === undefined ? undefined : this.find(square, this.piece);
    const move = alone ?? both;
    return move
      ? {move: move.text}
      : {choose: () => (this.square = this.square === square ? undefined : square)};
  }

  squareName(square) {
    const piece = this.picture.squares[square];
    const words = [this.text('square', `${'ABCD'[square % 4]}${Math.floor(square / 4) + 1}`)];
    words.push(piece === NONE ? this.text('free') : this.namePiece(piece));
    if (this.picture.won.includes(square)) {
      words.push(this.text('won'));
    }
    return words.join(', ');
  }

  /** A piece of the reserve; each has its own slot, white ones above black ones. */
  slot(piece) {
    const isThere = this.picture.reserve.includes(piece);
    const x = EDGE + ((piece >> 1) + 0.5) * SLOT;
    const y = this.top + EDGE + 4 * CELL + 28 + ((piece & 1) + 0.5) * SLOT;
    const marked = this.marked === undefined ? undefined : this.markedMove;
    const kind = [
      'slot',
      this.piece === piece ? 'chosen' : '',
      marked?.piece === piece ? 'marked' : '',
    ].join(' ');
    return {
      id: `p${piece}`,
      x,
      y,
      kind,
      label: isThere ? this.namePiece(piece) : this.text('used', this.namePiece(piece)),
      pressed: this.piece === piece ? 'true' : undefined,
      ...this.slotAction(piece, isThere),
      draw: svg`
        <rect class="tray" x=${x - SLOT / 2 + 1.5} y=${y - SLOT / 2 + 1.5} width=${SLOT - 3} height=${SLOT - 3} rx="9" />
        ${isThere ? svg`<g transform="translate(${x} ${y}) scale(.52)">${drawPiece(piece)}</g>` : nothing}`,
    };
  }

  slotAction(piece, isThere) {
    if (!this.active || !isThere || !this.find(undefined, piece)) {
      return {};
    }
    const move = this.find(-1, piece) ?? (this.square === undefined ? undefined : this.find(this.square, piece));
    return move
      ? {move: move.text}
      : {choose: () => (this.piece = this.piece === piece ? undefined : piece)};
  }
}

/** A piece seen from above and in front, in a frame of 100 by 100 around its middle. */
function drawPiece(piece) {
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
