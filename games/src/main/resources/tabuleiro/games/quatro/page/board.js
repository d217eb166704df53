/** Problema do Quatro: sixteen squares, the pieces on them and the pieces in the reserve. */
import {CellLayout, PlacesBoard, html, nothing, svg} from '/board-api.js';

const NONE = 16;
const CELL = 100;
const EDGE = 24;
const SLOT = 50;
const HAND = 84;
const ATTRIBUTES = ['colour', 'shape', 'height', 'density'];

export default class QuatroBoard extends PlacesBoard {
  static properties = {square: {state: true}, piece: {state: true}};

  /** The square and the words of the piece in the reader's language. */
  static moveName(text, {say}) {
    const {square, piece, isGift} = parsed(text);
    return piece === undefined && !square
      ? super.moveName(text)
      : [square, isGift && say('gives'), piece !== undefined && wordsOf(piece, say)]
          .filter(Boolean)
          .join(' ');
  }

  static moveFigure(text, {say}) {
    const {square, piece, isGift} = parsed(text);
    return piece === undefined
      ? this.moveName(text, {say})
      : html`<span class="move-figure"
          >${square} ${isGift ? say('gives') : nothing}
          <svg class="mini quatro" viewBox="-34 -40 68 84" role="img" aria-label=${wordsOf(piece, say)}>
            ${drawPiece(piece)}
          </svg></span
        >`;
  }

  static endReason({picture, margin, say}) {
    const {won, squares} = picture;
    const shared = ATTRIBUTES.flatMap((name, i) => {
      const bits = won.map(square => (squares[square] >> i) & 1);
      return won.length && bits.every(bit => bit === bits[0]) ? [say(`${name}${bits[0]}`)] : [];
    });
    return margin === 0 ? say('noLine') : shared.length ? say('reason', shared[0]) : undefined;
  }

  middleOf({square}) {
    return square >= 0 ? this.layout.middle(square) : undefined;
  }

  get numberSize() {
    return 20;
  }

  willUpdate(changed) {
    if (changed.has('picture')) {
      this.cancel();
    }
  }

  cancel() {
    this.square = undefined;
    this.piece = undefined;
  }

  /** The height of the piece in hand, above the board. */
  get top() {
    return this.picture.gives ? HAND : 0;
  }

  get layout() {
    const {top, flipped} = this;
    return new CellLayout({rows: 4, columns: 4, size: CELL, edge: EDGE, top, flipped});
  }

  scene() {
    const {gives, hand} = this.picture;
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

  /** The four words of a piece. Its four bits are full, low, square and black. */
  namePiece(piece) {
    return wordsOf(piece, (key, ...values) => this.text(key, ...values));
  }

  /** What to do with the reserve; nothing while a position is set up, or after the last move. */
  get reserveText() {
    if (this.editing || this.legal?.length === 0 || this.picture.won.length > 0) {
      return 'pieces';
    }
    return this.picture.gives ? 'give' : 'reserve';
  }

  frame() {
    return svg`
      ${this.layout.frame('ABCD', '1234', 14)}
      <text class="edge" x=${EDGE} y=${this.top + EDGE + 4 * CELL + 16} dominant-baseline="central">
        ${this.text(this.reserveText)}
      </text>
      ${this.picture.gives ? this.hand() : nothing}`;
  }

  /** The piece that the opponent gave, above the board. */
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

  /** The first legal move with this square and this piece; undefined matches any. */
  find(square, piece) {
    return this.legal?.find(
      move =>
        (square === undefined || move.square === square) &&
        (piece === undefined || move.piece === piece),
    );
  }

  boardPlace(square) {
    const {squares, won, hand, gives} = this.picture;
    const {x, y} = this.layout.middle(square);
    const piece = squares[square];
    const preview = gives ? hand : (this.piece ?? NONE);
    const drawn = piece === NONE ? preview : piece;
    const marked = this.markedMove;
    const kind = [
      'square',
      piece === NONE ? 'free' : 'full',
      won.includes(square) && 'won',
      this.last?.square === square && 'last',
      marked?.square === square && 'marked',
      this.square === square && 'chosen',
    ];
    return {
      id: `s${square}`,
      x,
      y,
      kind: kind.filter(Boolean).join(' '),
      label: this.squareName(square),
      pressed: this.square === square ? 'true' : undefined,
      ...this.squareAction(square),
      why: this.text(piece === NONE ? 'giveFirst' : 'taken'),
      draw: svg`
        <circle class="hollow" cx=${x} cy=${y} r="45" />
        <g class=${piece === NONE ? 'ghost' : 'stands'} transform="translate(${x} ${y})">
          ${drawn === NONE ? nothing : drawPiece(drawn)}
        </g>`,
    };
  }

  /** A click on a square plays if no piece is needed or one is chosen; else it chooses. */
  squareAction(square) {
    if (!this.active || !this.find(square, undefined)) {
      return {};
    }
    const move =
      this.find(square, -1) ?? (this.piece !== undefined && this.find(square, this.piece));
    return move
      ? {move: move.text}
      : {choose: () => (this.square = this.square === square ? undefined : square)};
  }

  squareName(square) {
    const piece = this.picture.squares[square];
    const words = [
      this.text('square', `${'ABCD'[square % 4]}${Math.floor(square / 4) + 1}`),
      piece === NONE ? this.text('free') : this.namePiece(piece),
      this.picture.won.includes(square) && this.text('won'),
    ];
    return words.filter(Boolean).join(', ');
  }

  /** The slot of a piece in the reserve; white pieces are above black ones. */
  slot(piece) {
    const isThere = this.picture.reserve.includes(piece);
    const x = EDGE + ((piece >> 1) + 0.5) * SLOT;
    const y = this.top + EDGE + 4 * CELL + 28 + ((piece & 1) + 0.5) * SLOT;
    const kind = [
      'slot',
      this.piece === piece && 'chosen',
      this.markedMove?.piece === piece && 'marked',
    ];
    return {
      id: `p${piece}`,
      x,
      y,
      kind: kind.filter(Boolean).join(' '),
      label: isThere ? this.namePiece(piece) : this.text('used', this.namePiece(piece)),
      pressed: this.piece === piece ? 'true' : undefined,
      ...this.slotAction(piece, isThere),
      why: this.text(isThere ? 'placeFirst' : 'usedUp'),
      draw: svg`
        <rect class="tray" x=${x - SLOT / 2 + 1.5} y=${y - SLOT / 2 + 1.5} width=${SLOT - 3} height=${SLOT - 3} rx="9" />
        ${isThere ? svg`<g transform="translate(${x} ${y}) scale(.52)">${drawPiece(piece)}</g>` : nothing}`,
    };
  }

  slotAction(piece, isThere) {
    if (!this.active || !isThere || !this.find(undefined, piece)) {
      return {};
    }
    const move =
      this.find(-1, piece) ?? (this.square !== undefined && this.find(this.square, piece));
    return move
      ? {move: move.text}
      : {choose: () => (this.piece = this.piece === piece ? undefined : piece)};
  }
}

/** A piece seen from above and in front, in a square of 100 by 100 around its middle. */
function drawPiece(piece) {
  const height = piece & 4 ? 22 : 54;
  const bottom = piece & 4 ? 18 : 28;
  const kind = `piece ${piece & 1 ? 'black' : 'white'}`;
  const shape = piece & 2 ? prism : drum;
  return svg`<g class=${kind}>${shape(height, bottom, piece & 8)}</g>`;
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

/** The four words of a piece. Its four bits are full, low, square and black. */
function wordsOf(piece, say) {
  return ATTRIBUTES.map((name, i) => say(`${name}${(piece >> i) & 1}`)).join(' ');
}

/** The second letters of each attribute in the texts of moves: preta, quadrada, baixa, cheia. */
const SET = ['p', 'q', 'b', 'c'];

/**
 * The parts of the text of a move: a square, a piece as words or as a code of four letters, or both.
 * A piece after a code is one that is given to the opponent.
 */
function parsed(text) {
  const words = text.split(' ').filter(word => word !== 'give');
  const square = /^[A-D][1-4]$/.test(words[0]) ? words.shift() : undefined;
  const isGift = words.length === 1;
  const letters = isGift ? [...words[0]] : words.map(word => word[0]);
  const piece =
    letters.length === 4
      ? letters.reduce((sum, letter, i) => sum + (letter === SET[i] ? 1 << i : 0), 0)
      : undefined;
  return {square, piece, isGift};
}
