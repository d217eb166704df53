/** Blokus Uno: lay the chosen piece where its ghost shows that it fits. */
import {PlacesBoard, edges, html, nothing, svg} from '/board-api.js';

const SIZE = 14;
const CELL = 27;
const EDGE = 22;
const TRAY = 64;
const SMALL = 13;
/** Which piece is taken up first, if it can be laid: large ones come before small ones. */
const PREFERRED = [1, 2, 3, 0];

export default class BlokusBoard extends PlacesBoard {
  static properties = {piece: {state: true}, over: {state: true}};

  willUpdate(changed) {
    if (changed.has('picture') || changed.has('legal') || changed.has('piece')) {
      const layable = this.legalBy(move => move.piece);
      if (!layable.has(this.piece)) {
        this.piece = PREFERRED.find(piece => layable.has(piece)) ?? this.piece ?? PREFERRED[0];
      }
      this.fits = this.placements(layable.get(this.piece) ?? []);
      this.layable = layable;
    }
  }

  /** For each cell the placement that a click on it means: anchored there, else covering it. */
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

  corner(cell) {
    const turned = this.flipped ? SIZE * SIZE - 1 - cell : cell;
    return {x: EDGE + (turned % SIZE) * CELL, y: EDGE + Math.floor(turned / SIZE) * CELL};
  }

  hover(place) {
    this.over = place.id;
    super.hover(place);
  }

  look(text) {
    if (text === undefined) {
      this.over = undefined;
    }
    super.look(text);
  }

  key(event) {
    const piece = '1234'.indexOf(event.key);
    if (piece >= 0 && event.key.length === 1 && this.active && this.layable.has(piece)) {
      this.piece = piece;
      event.preventDefault();
    } else {
      super.key(event);
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
      back: this.frame(),
      places: [...(this.flipped ? cells.reverse() : cells), ...slots],
      front: this.shadows(),
      below: this.legend(),
    };
  }

  frame() {
    const names = Array.from({length: SIZE}, (_, i) => (this.flipped ? SIZE - 1 - i : i));
    const middle = i => EDGE + (i + 0.5) * CELL;
    return svg`
      <rect class="ground" x=${EDGE} y=${EDGE} width=${SIZE * CELL} height=${SIZE * CELL} rx="5" />
      ${edges(names, middle, EDGE / 2, false)} ${edges(names, middle, EDGE / 2, true)}`;
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
      draw: svg`
        <rect class="square" x=${x + 1} y=${y + 1} width=${CELL - 2} height=${CELL - 2} rx="3" />
        ${value === 1 || value === 2 ? this.joints(value, cell) : nothing}
        ${value === 3 ? svg`<path class="cross" d="M${x + 8} ${y + 8}l${CELL - 16} ${CELL - 16}m0 ${16 - CELL}l${16 - CELL} ${CELL - 16}" />` : nothing}
        ${isCorner ? svg`<circle class="hook" cx=${x + CELL / 2} cy=${y + CELL / 2} r="4.5" />` : nothing}`,
    };
  }

  /** Own pieces never share an edge, so neighbours of one colour are one piece: join them. */
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
    const words = [
      this.text('cell', Math.floor(cell / SIZE), cell % SIZE),
      this.text(`holds${value}`),
    ];
    if (isCorner) {
      words.push(this.text('corner'));
    }
    if (move) {
      const {piece, row, column} = move;
      words.push(this.text('fits', this.picture.pieces[piece].name, row, column));
    }
    return words.join(', ');
  }

  /** The last piece, the one pointed at, and the one that would be laid. */
  shadows() {
    const ghost = this.active ? this.fits.get(this.over) : undefined;
    const marked = this.marked === undefined ? undefined : this.markedMove;
    const outline = (move, kind) =>
      move && !move.pass
        ? svg`<g class=${kind} aria-hidden="true">${this.covered(move).map(cell => {
            const {x, y} = this.corner(cell);
            return svg`<rect x=${x + 2} y=${y + 2} width=${CELL - 4} height=${CELL - 4} rx="3" />`;
          })}</g>`
        : nothing;
    return svg`${outline(this.last, 'laid')} ${outline(marked, 'hinted')} ${outline(ghost, 'ghost')}`;
  }

  slot(piece, number) {
    const width = (SIZE * CELL) / 4;
    const x = EDGE + number * width;
    const y = EDGE + SIZE * CELL + 10;
    const count = this.picture.hands[this.picture.turn][piece.kind];
    const isLayable = this.layable.has(number);
    const isChosen = this.piece === number && isLayable;
    return {
      id: `t${number}`,
      x: x + width / 2,
      y: y + TRAY / 2,
      kind: `slot ${isChosen ? 'chosen' : ''} ${isLayable ? '' : 'spent'}`,
      label: this.text(isLayable ? 'piece' : 'stuck', piece.name, count),
      pressed: isChosen ? 'true' : 'false',
      choose: this.active && isLayable ? () => (this.piece = number) : undefined,
      draw: svg`
        <rect class="tray" x=${x + 2} y=${y} width=${width - 4} height=${TRAY} rx="9" />
        ${this.shape(piece.cells, x + width * 0.38, y + TRAY / 2)}
        <text class="count" x=${x + width - 10} y=${y + TRAY - 14} text-anchor="end">×${count}</text>
        <text class="edge" x=${x + width - 10} y=${y + 18} text-anchor="end">${number + 1}</text>`,
    };
  }

  /** A piece of the tray around a point, turned as the board is. */
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

  legend() {
    const {left, filled, target} = this.picture;
    return left
      ? html`<p class="tally">
          ${left.map(
            (squares, side) => html`<span class="side-${side}"
              ><span class="dot" aria-hidden="true"></span> ${this.text('left', side + 1, squares)}</span
            >`,
          )}
        </p>`
      : html`<p class="tally">${this.text('filled', filled, target)}</p>`;
  }
}
