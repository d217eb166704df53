/** Jogo do Cavalo: the numbers, the removed cells, the knights and their moves. */
import {CellLayout, PlacesBoard, nothing, svg} from '/board-api.js';

const SIZE = 10;
const CELL = 48;
const EDGE = 24;
const COLUMNS = 'ABCDEFGHIJ';
const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const KNIGHT =
  'M-9 15H11C11 5 4 3 5-4c3 2 6 3 8 1l1-3C11-11 7-14 3-14l-1-3-4 3c-8 3-11 14-7 29Z' +
  'M3-8.5a1.4 1.4 0 1 1 .01 0Z';

export default class CavaloBoard extends PlacesBoard {
  static properties = {waiting: {state: true}};

  /** The cell, and the double that is removed if the player chooses it: “E3 ×88”. */
  static moveName(text) {
    const [, cell, double] = text.match(/^([A-J]\d+) (\d+)$/) ?? [];
    return cell ? `${cell} ×${double}` : super.moveName(text);
  }

  static endReason({picture, say}) {
    return picture.target === undefined ? say('reason', ...picture.points) : undefined;
  }

  middleOf({cell}) {
    return this.layout.middle(cell);
  }

  /** The knight jumps from its cell to the next one. */
  arrive() {
    super.arrive();
    const [before, made] = [this.before, this.moves.at(-1)];
    const from = before && made.at?.cell !== undefined && this.layout.middle(before[made.side]);
    if (from && before[made.side] >= 0) {
      const to = this.layout.middle(made.at.cell);
      const place = ({x, y}) => ({transform: `translate(${x}px, ${y}px)`});
      this.animateParts(`.knight.of-${made.side}`, [place(from), place(to)]);
    }
  }

  updated(changed) {
    this.before = changed.get('picture')?.knights;
    super.updated(changed);
  }

  willUpdate(changed) {
    if (changed.has('picture')) {
      this.waiting = undefined;
    }
  }

  get layout() {
    const {flipped} = this;
    return new CellLayout({rows: SIZE, columns: SIZE, size: CELL, edge: EDGE, flipped});
  }

  scene() {
    const visits = this.legalBy(move => move.cell);
    const gone = new Set(this.picture.gone);
    const places = this.picture.values.map((_, cell) =>
      this.cell(cell, visits.get(cell) ?? [], gone.has(cell)),
    );
    const {points, target} = this.picture;
    const size = SIZE * CELL + EDGE + 6;
    return {
      kind: 'cavalo',
      label: this.isDuel ? this.text('label', ...points) : this.text('target', points[0], target),
      width: size,
      height: size,
      back: this.layout.frame(COLUMNS, ROWS, 6),
      places: this.flipped ? places.reverse() : places,
      front: this.knights(),
      score: this.points(),
      below: this.choice(),
    };
  }

  /** Only a problem has a target. */
  get isDuel() {
    return this.picture.target === undefined;
  }

  cell(cell, moves, isGone) {
    const {x, y} = this.layout.middle(cell);
    const {values, attacked, knights} = this.picture;
    const isAttacked = attacked.includes(cell) && !isGone;
    const marked = this.markedMove;
    const kind = [
      'cell',
      isGone && 'gone',
      moves.length && 'reach',
      isAttacked && 'attacked',
      this.last?.cell === cell && 'last',
      this.last?.removed === cell && 'taken',
      marked?.cell === cell && 'marked',
      (marked?.removed === cell || this.isOffered(cell)) && 'doomed',
    ];
    const corner = CELL / 2 - 1;
    return {
      id: cell,
      x,
      y,
      kind: kind.filter(Boolean).join(' '),
      label: this.name(cell, moves, isGone, isAttacked),
      ...this.action(cell, moves),
      why: this.text(isGone || values[cell] < 0 ? 'removed' : 'tooFar'),
      draw: svg`
        <rect class="square" x=${x - corner} y=${y - corner} width=${2 * corner} height=${2 * corner} rx="5" />
        ${isAttacked ? svg`<path class="threat" d="M${x + corner - 13} ${y - corner}h9a4 4 0 0 1 4 4v9Z" />` : nothing}
        ${
          values[cell] < 0 || knights.includes(cell)
            ? nothing
            : svg`<text class="number" x=${x} y=${y} text-anchor="middle" dominant-baseline="central">${digits(values[cell])}</text>`
        }`,
    };
  }

  /** The action of a click: it plays, opens the menu of doubles, or chooses one of them. */
  action(cell, moves) {
    if (!this.active) {
      return {};
    }
    const answer = this.waiting?.find(move => move.removed === cell);
    if (answer) {
      return {move: answer.text};
    }
    return moves.length > 1 ? {choose: () => this.openMenu(moves)} : {move: moves[0]?.text};
  }

  isOffered(cell) {
    return this.waiting?.some(move => move.removed === cell);
  }

  openMenu(moves) {
    this.waiting = moves;
    this.enterMenu();
  }

  cancel() {
    const cell = this.waiting?.[0].cell;
    this.waiting = undefined;
    this.focusPlace(cell);
  }

  /** The menu of the doubles that a move can remove. */
  choice() {
    if (!this.waiting) {
      return nothing;
    }
    const name = move => digits(this.picture.values[move.removed]);
    return this.menu(this.text('double'), this.waiting, name);
  }

  name(cell, moves, isGone, isAttacked) {
    const {values, knights} = this.picture;
    const knight = ['white', 'black'][knights.indexOf(cell)];
    const removed = moves.length === 1 ? moves[0].removed : -1;
    const parts = [
      this.text('cell', Math.floor(cell / SIZE) + 1, COLUMNS[cell % SIZE]),
      knight || isGone ? this.text(knight ?? 'gone') : this.text('value', values[cell]),
      moves.length && this.text('reach'),
      removed >= 0 && this.text('takes', values[removed]),
      isAttacked && this.text('attacked'),
    ];
    return parts.filter(Boolean).join(', ');
  }

  knights() {
    return this.picture.knights.map((cell, side) => {
      if (cell < 0) {
        return nothing; // a position that is set up may lack a knight
      }
      const {x, y} = this.layout.middle(cell);
      return svg`<g class="knight of-${side}" transform="translate(${x} ${y})" aria-hidden="true">
        <circle r="21" /><path d=${KNIGHT} />
      </g>`;
    });
  }

  points() {
    const {points, target} = this.picture;
    return this.tally(
      points.map((sum, side) =>
        this.isDuel ? this.text('points', side + 1, sum) : this.text('target', sum, target),
      ),
    );
  }
}

function digits(value) {
  return String(value).padStart(2, '0');
}
