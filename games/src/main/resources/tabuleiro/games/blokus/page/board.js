/** Blokus Uno: the board with a preview of the chosen piece, and the tray of pieces. */
import {CellLayout, PlacesBoard, html, nothing, svg} from '/board-api.js';

const SIZE = 14;
const CELL = 27;
const EDGE = 22;
const TRAY = 64;
const SMALL = 13;

const NUMBERS = Array.from({length: SIZE}, (_, i) => i);

/** The order in which a playable piece is chosen at first: large pieces before small ones. */
const PREFERRED = [1, 2, 3, 0];

export default class BlokusBoard extends PlacesBoard {
  static properties = {piece: {state: true}};

  /** A piece and the row and column of its anchor. */
  static moveName(text, {say}) {
    const move = parsed(text);
    return move ? say('move', move.kind, move.row, move.column) : super.moveName(text);
  }

  static moveFigure(text, game) {
    const move = parsed(text);
    const piece = game.picture.pieces.find(each => each.name === move?.kind);
    return piece
      ? html`<span class="move-figure"
          ><svg class="mini" viewBox="0 ${Math.min(...piece.cells.map(([row]) => row))} 3 3" role="img" aria-label=${piece.name}>
            ${piece.cells.map(([row, column]) => svg`<rect x=${column + 0.05} y=${row + 0.05} width=".9" height=".9" />`)}
          </svg>
          ${game.say('anchor', move.row, move.column)}</span
        >`
      : this.moveName(text, game);
  }

  static endReason({picture, say}) {
    return picture.left && say('reason', ...picture.left);
  }

  middleOf(move) {
    const cells = this.covered(move).map(cell => this.layout.middle(cell));
    const mean = key => cells.reduce((sum, cell) => sum + cell[key], 0) / cells.length;
    return {x: mean('x'), y: mean('y')};
  }

  willUpdate(changed) {
    if (changed.has('picture') || changed.has('legal') || changed.has('piece')) {
      const playable = this.legalBy(move => move.piece);
      if (!playable.has(this.piece)) {
        this.piece = PREFERRED.find(piece => playable.has(piece)) ?? this.piece ?? PREFERRED[0];
      }
      this.fits = this.placements(playable.get(this.piece) ?? []);
      this.playable = playable;
    }
  }

  /** The placement of a click on each cell: one with its origin there, else one that covers it. */
  placements(moves) {
    const fits = new Map();
    for (const move of moves) {
      for (const cell of this.covered(move)) {
        if (!fits.has(cell)) {
          fits.set(cell, move);
        }
      }
    }
    moves.forEach(move => fits.set(move.row * SIZE + move.column, move));
    return fits;
  }

  /** The cells that a placement covers. */
  covered({piece, row, column}) {
    return this.picture.pieces[piece].cells.map(
      ([down, right]) => (row + down) * SIZE + column + right,
    );
  }

  get layout() {
    const {flipped} = this;
    return new CellLayout({rows: SIZE, columns: SIZE, size: CELL, edge: EDGE, flipped});
  }

  /** The upper left corner of a cell. */
  corner(cell) {
    const {x, y} = this.layout.middle(cell);
    return {x: x - CELL / 2, y: y - CELL / 2};
  }

  handleKey(event) {
    const piece = ['1', '2', '3', '4'].indexOf(event.key);
    if (this.active && this.playable.has(piece)) {
      this.piece = piece;
      event.preventDefault();
    } else {
      super.handleKey(event);
    }
  }

  scene() {
    const cells = this.picture.cells.map((value, cell) => this.cell(value, cell));
    const slots = this.picture.pieces.map((piece, number) => this.slot(piece, number));
    const {left, filled, target} = this.picture;
    return {
      kind: 'blokus',
      label: left ? this.text('label', ...left) : this.text('filled', filled, target),
      width: SIZE * CELL + EDGE + 6,
      height: EDGE + SIZE * CELL + 10 + TRAY + 4,
      back: this.layout.frame(NUMBERS, NUMBERS, 5),
      places: [...(this.flipped ? cells.reverse() : cells), ...slots],
      front: this.outlines(),
      score: this.tally(
        left
          ? left.map((squares, side) => this.text('left', side + 1, squares))
          : [this.text('filled', filled, target)],
      ),
    };
  }

  cell(value, cell) {
    const {x, y} = this.corner(cell);
    const {corners} = this.picture;
    const move = this.active ? this.fits.get(cell) : undefined;
    const isCorner = corners.includes(cell);
    return {
      id: cell,
      x: x + CELL / 2,
      y: y + CELL / 2,
      kind: `cell holds-${value} ${isCorner ? 'corner' : ''}`,
      label: this.name(value, cell, move, isCorner),
      move: move?.text,
      why: value === 0 ? this.text('noFit') : this.text('occupied'),
      draw: svg`
        <rect class="square" x=${x + 1} y=${y + 1} width=${CELL - 2} height=${CELL - 2} rx="3" />
        ${value === 1 || value === 2 ? this.joints(value, cell) : nothing}
        ${value === 3 ? svg`<path class="cross" d="M${x + 8} ${y + 8}l${CELL - 16} ${CELL - 16}m0 ${16 - CELL}l${16 - CELL} ${CELL - 16}" />` : nothing}
        ${isCorner ? svg`<circle class="hook" cx=${x + CELL / 2} cy=${y + CELL / 2} r="4.5" />` : nothing}`,
    };
  }

  /** Pieces of one player never share an edge, so neighbours of one colour are drawn joined. */
  joints(value, cell) {
    const {cells} = this.picture;
    const toRight = cell % SIZE < SIZE - 1 && cells[cell + 1] === value;
    const below = cells[cell + SIZE] === value;
    const isMiddle = toRight && below && cells[cell + SIZE + 1] === value;
    const sign = this.flipped ? -1 : 1;
    const {x, y} = this.corner(cell);
    const half = (sign * CELL) / 2;
    return svg`
      ${isMiddle ? svg`<rect class="joint" x=${x + half + 2} y=${y + half + 2} width=${CELL - 4} height=${CELL - 4} />` : nothing}
      ${toRight ? svg`<rect class="joint" x=${x + half + 2} y=${y + 1} width=${CELL - 4} height=${CELL - 2} />` : nothing}
      ${below ? svg`<rect class="joint" x=${x + 1} y=${y + half + 2} width=${CELL - 2} height=${CELL - 4} />` : nothing}`;
  }

  name(value, cell, move, isCorner) {
    const {pieces} = this.picture;
    const words = [
      this.text('cell', Math.floor(cell / SIZE), cell % SIZE),
      this.text(`holds${value}`),
      isCorner && this.text('corner'),
      move && this.text('fits', pieces[move.piece].name, move.row, move.column),
    ];
    return words.filter(Boolean).join(', ');
  }

  /** The outlines of the last piece, the marked one, and the one that a click would place. */
  outlines() {
    const ghost = this.active ? this.fits.get(this.over) : undefined;
    const outline = (move, kind) =>
      move && !move.pass
        ? svg`<g class=${kind} aria-hidden="true">${this.covered(move).map(cell => {
            const {x, y} = this.corner(cell);
            return svg`<rect x=${x + 2} y=${y + 2} width=${CELL - 4} height=${CELL - 4} rx="3" />`;
          })}</g>`
        : nothing;
    return svg`${outline(this.last, 'laid')} ${outline(this.markedMove, 'hinted')} ${outline(ghost, 'ghost')}`;
  }

  slot(piece, number) {
    const width = (SIZE * CELL) / 4;
    const x = EDGE + number * width;
    const y = EDGE + SIZE * CELL + 10;
    const count = this.picture.hands[this.picture.turn][piece.kind];
    const isPlayable = this.playable.has(number);
    const isChosen = this.piece === number && isPlayable;
    return {
      id: `t${number}`,
      x: x + width / 2,
      y: y + TRAY / 2,
      kind: `slot ${isChosen ? 'chosen' : ''} ${isPlayable ? '' : 'spent'}`,
      label: this.text(isPlayable ? 'piece' : 'stuck', piece.name, count),
      pressed: isChosen ? 'true' : 'false',
      choose: this.active && isPlayable ? () => (this.piece = number) : undefined,
      why: this.text('stuck', piece.name, count),
      draw: svg`
        <rect class="tray" x=${x + 2} y=${y} width=${width - 4} height=${TRAY} rx="9" />
        ${this.shape(piece.cells, x + width * 0.38, y + TRAY / 2)}
        <text class="count" x=${x + width - 10} y=${y + TRAY - 14} text-anchor="end">${this.editing ? nothing : `×${count}`}</text>
        <text class="edge" x=${x + width - 10} y=${y + 18} text-anchor="end">${number + 1}</text>`,
    };
  }

  /** A piece of the tray around a point; it is rotated together with the board. */
  shape(cells, x, y) {
    const sign = this.flipped ? -1 : 1;
    const middle = i => {
      const all = cells.map(cell => sign * cell[i]);
      return (Math.min(...all) + Math.max(...all)) / 2;
    };
    return cells.map(
      ([down, right]) => svg`<rect
        class="bit"
        x=${x + (sign * right - middle(1) - 0.5) * SMALL}
        y=${y + (sign * down - middle(0) - 0.5) * SMALL}
        width=${SMALL - 1}
        height=${SMALL - 1}
        rx="2"
      />`,
    );
  }
}

/** The parts of the text of a move; undefined for a pass. */
function parsed(text) {
  const [, piece, row, column] = text.match(/^(\S+) (\d+) (\d+)$/) ?? [];
  const kind = piece?.replace('peca', '').replaceAll('-', '');
  return piece && {piece, kind, row: Number(row), column: Number(column)};
}
