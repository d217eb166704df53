/** Jogo do Cavalo: numbers to jump onto, what is gone, the knights and where they can go. */
import {PlacesBoard, edges, html, nothing, svg} from '/board-api.js';

const SIZE = 10;
const CELL = 48;
const EDGE = 24;
const KNIGHT =
  'M-9 15H11C11 5 4 3 5-4c3 2 6 3 8 1l1-3C11-11 7-14 3-14l-1-3-4 3c-8 3-11 14-7 29Z' +
  'M3-8.5a1.4 1.4 0 1 1 .01 0Z';

export default class CavaloBoard extends PlacesBoard {
  static properties = {waiting: {state: true}};

  willUpdate(changed) {
    if (changed.has('picture')) {
      this.waiting = undefined;
    }
  }

  at(cell) {
    const turned = this.flipped ? SIZE * SIZE - 1 - cell : cell;
    return {
      x: EDGE + ((turned % SIZE) + 0.5) * CELL,
      y: EDGE + (Math.floor(turned / SIZE) + 0.5) * CELL,
    };
  }

  scene() {
    const visits = this.legalBy(move => move.cell);
    const gone = new Set(this.picture.gone);
    const places = [];
    for (let cell = 0; cell < SIZE * SIZE; cell++) {
      places.push(this.cell(cell, visits.get(cell) ?? [], gone.has(cell)));
    }
    const size = SIZE * CELL + EDGE + 6;
    return {
      kind: 'cavalo',
      label: this.score(),
      width: size,
      height: size,
      back: this.frame(),
      places: this.flipped ? places.reverse() : places,
      front: this.knights(),
      below: html`${this.legend()} ${this.choice()}`,
    };
  }

  score() {
    const {points, target} = this.picture;
    return target === undefined
      ? this.text('label', ...points)
      : this.text('target', points[0], target);
  }

  frame() {
    const names = this.flipped ? [...'JIHGFEDCBA'] : [...'ABCDEFGHIJ'];
    const rows = Array.from({length: SIZE}, (_, i) => (this.flipped ? SIZE - i : i + 1));
    const middle = i => EDGE + (i + 0.5) * CELL;
    return svg`
      <rect class="ground" x=${EDGE} y=${EDGE} width=${SIZE * CELL} height=${SIZE * CELL} rx="6" />
      ${edges(names, middle, EDGE / 2, false)} ${edges(rows, middle, EDGE / 2, true)}`;
  }

  cell(cell, moves, isGone) {
    const {x, y} = this.at(cell);
    const {values, attacked, knights} = this.picture;
    const isAttacked = attacked.includes(cell) && !isGone;
    const marked = this.markedMove;
    const kind = [
      'cell',
      isGone ? 'gone' : '',
      moves.length ? 'reach' : '',
      isAttacked ? 'attacked' : '',
      this.last?.cell === cell ? 'last' : '',
      this.last?.removed === cell ? 'taken' : '',
      marked?.cell === cell ? 'marked' : '',
      marked?.removed === cell || this.isOffered(cell) ? 'doomed' : '',
    ].join(' ');
    const corner = CELL / 2 - 1;
    return {
      id: cell,
      x,
      y,
      kind,
      label: this.name(cell, moves, isGone, isAttacked),
      ...this.action(cell, moves),
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

  /** What a click does: it plays, asks which double shall go, or says it. */
  action(cell, moves) {
    if (!this.active) {
      return {};
    }
    const answer = this.waiting?.find(move => move.removed === cell);
    if (answer) {
      return {move: answer.text};
    }
    return moves.length > 1 ? {choose: () => this.ask(moves)} : {move: moves[0]?.text};
  }

  isOffered(cell) {
    return this.waiting?.some(move => move.removed === cell);
  }

  ask(moves) {
    this.waiting = moves;
    this.enterMenu();
  }

  cancel() {
    const cell = this.waiting?.[0].cell;
    this.waiting = undefined;
    if (cell !== undefined) {
      this.moveTo(this.places.find(place => place.id === cell));
    }
  }

  /** The menu of the doubles, where the player says which one a visit takes away. */
  choice() {
    if (!this.waiting) {
      return nothing;
    }
    const name = move => digits(this.picture.values[move.removed]);
    return this.menu(this.text('double'), this.waiting, name);
  }

  name(cell, moves, isGone, isAttacked) {
    const {values, knights} = this.picture;
    const parts = [this.text('cell', Math.floor(cell / SIZE) + 1, 'ABCDEFGHIJ'[cell % SIZE])];
    const knight = knights.indexOf(cell);
    if (knight >= 0) {
      parts.push(this.text(knight === 0 ? 'white' : 'black'));
    } else {
      parts.push(isGone ? this.text('gone') : this.text('value', values[cell]));
    }
    if (moves.length) {
      parts.push(this.text('reach'));
    }
    if (moves.length === 1 && moves[0].removed >= 0) {
      parts.push(this.text('takes', values[moves[0].removed]));
    }
    if (isAttacked) {
      parts.push(this.text('attacked'));
    }
    return parts.join(', ');
  }

  knights() {
    return this.picture.knights.map((cell, side) => {
      const {x, y} = this.at(cell);
      return svg`<g class="knight of-${side}" transform="translate(${x} ${y})" aria-hidden="true">
        <circle r="21" /><path d=${KNIGHT} />
      </g>`;
    });
  }

  legend() {
    const {points, target} = this.picture;
    return html`<p class="tally">
      ${points.map(
        (sum, side) => html`<span class="side-${side}"
          ><span class="dot" aria-hidden="true"></span> ${target === undefined
            ? this.text('points', side + 1, sum)
            : this.text('target', sum, target)}</span
        >`,
      )}
    </p>`;
  }
}

function digits(value) {
  return String(value).padStart(2, '0');
}
