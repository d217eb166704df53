/** The board of worlds that describe themselves as a grid of cells (`core.grid.Grid`). */
import {html, nothing, svg} from 'lit';
import {PlacesBoard, edges} from '/boards/places.js';
import {t} from '/texts.js';
import {drawCell} from '/boards/stones.js';

/** The board is about this large whatever its cells; it is scaled to the page anyway. */
const SIZE = 480;
const MOST_CELL = 120;
const LEAST_CELL = 24;
const EDGE = 26;

/** The colours of the players, by side. */
const PLAYERS = ['first', 'second'];

/**
 *   .picture   {rows, columns, turn, cells, stones}: the cells by rows, {} where empty; the stones
 *              of the players in a game of two
 *   a move     {text, cells, name}, {text, column, name} or {text, name}: cells to be clicked one
 *              after the other, a column any cell of which means the move, or no place at all
 */
export default class GridBoard extends PlacesBoard {
  static properties = {
    chosen: {state: true},
    waiting: {state: true},
    over: {state: true},
  };

  willUpdate(changed) {
    if (changed.has('picture') || changed.has('legal') || changed.has('world')) {
      this.reset();
      const {rows, columns} = this.picture;
      const fitting = SIZE / Math.max(rows, columns);
      this.size = Math.max(LEAST_CELL, Math.min(MOST_CELL, fitting));
      this.isSelective = this.selects();
    }
  }

  /** Whether only some of the cells that look alike can be clicked, so that they must be shown. */
  selects() {
    const first = new Set((this.legal ?? []).flatMap(move => move.cells?.slice(0, 1) ?? []));
    const isEmpty = at => isFree(this.picture.cells[at]);
    const empty = this.picture.cells.filter((_, at) => isEmpty(at)).length;
    return first.size > 0 && [...first].filter(isEmpty).length < empty;
  }

  reset() {
    this.chosen = [];
    this.waiting = undefined;
  }

  /** Gives up the cells chosen so far; the focus goes back to the last of them. */
  cancel() {
    const last = this.chosen.at(-1) ?? this.waiting?.[0].cells?.at(-1);
    this.reset();
    if (last !== undefined) {
      this.moveTo(this.places.find(place => place.id === last));
    }
  }

  scene() {
    const {rows, columns, cells} = this.picture;
    const last = this.marks(this.last, true);
    const marked = this.marks(this.marked === undefined ? undefined : this.markedMove, false);
    const places = cells.flatMap((cell, at) =>
      cell.gap ? [] : [this.cell(cell, at, last, marked)],
    );
    return {
      kind: 'grid-board',
      label: this.hasText('label') ? this.text('label') : t('board.grid', rows, columns),
      width: columns * this.size + EDGE + 6,
      height: rows * this.size + EDGE + 6,
      back: this.frame(),
      places: this.flipped ? places.reverse() : places,
      front: this.ghost(),
      below: html`${this.placeless()} ${this.question()}`,
    };
  }

  frame() {
    const {rows, columns} = this.picture;
    const middle = i => EDGE + (i + 0.5) * this.size;
    const order = names => (this.flipped ? names.reverse() : names);
    const letters = order(Array.from({length: columns}, (_, i) => letter(i)));
    const numbers = order(Array.from({length: rows}, (_, i) => i + 1));
    return svg`
      <rect class="ground" x=${EDGE} y=${EDGE} width=${columns * this.size} height=${rows * this.size} rx="6" />
      ${edges(letters, middle, EDGE / 2, false)} ${edges(numbers, middle, EDGE / 2, true)}`;
  }

  /** The middle of a cell. */
  at(cell) {
    const {rows, columns} = this.picture;
    const turned = this.flipped ? rows * columns - 1 - cell : cell;
    return {
      x: EDGE + ((turned % columns) + 0.5) * this.size,
      y: EDGE + (Math.floor(turned / columns) + 0.5) * this.size,
    };
  }

  cell(cell, at, last, marked) {
    const {x, y} = this.at(at);
    const {columns} = this.picture;
    const corner = this.size / 2 - Math.max(0.5, this.size / 60);
    const action = this.active ? this.action(at) : {};
    const isNext = action.isNext && (this.chosen.length > 0 || this.isSelective);
    const kind = [
      'cell',
      cell.colour ?? 'empty',
      last.includes(at) ? 'last' : '',
      marked.includes(at) ? 'marked' : '',
      this.chosen.includes(at) ? 'chosen' : '',
      isNext ? 'next' : '',
      this.legal?.some(move => move.column === at % columns) ? 'falls' : '',
    ].join(' ');
    return {
      id: at,
      x,
      y,
      kind,
      label: this.name(cell, letter(at % columns) + (Math.floor(at / columns) + 1), action),
      pressed: this.chosen.includes(at) ? 'true' : undefined,
      move: action.move,
      choose: action.choose,
      draw: svg`
        <rect class="square" x=${x - corner} y=${y - corner} width=${2 * corner} height=${2 * corner} rx=${this.size / 14} />
        <g transform="translate(${x} ${y}) scale(${this.size / 100})">
          ${drawCell(cell)}
          ${isNext && cell.colour === undefined ? svg`<circle class="hop" r="13" />` : nothing}
        </g>`,
    };
  }

  /** What a click on a cell does: it plays, goes on with a choice, or begins another one. */
  action(at) {
    const going = this.movesFrom([...this.chosen, at]);
    if (going.length > 0) {
      const length = this.chosen.length + 1;
      const whole = going.filter(move => move.column !== undefined || move.cells.length === length);
      if (whole.length === 1 && going.length === 1) {
        return {move: going[0].text, isNext: true};
      }
      return {choose: () => this.take(at, whole, going), isNext: true};
    }
    if (this.chosen.at(-1) === at) {
      return {choose: () => this.cancel()};
    }
    const anew = this.chosen.length > 0 ? this.movesFrom([at]) : [];
    return anew.length > 0 ? {choose: () => this.begin(at)} : {};
  }

  /** The legal moves that begin with these clicks. */
  movesFrom(clicks) {
    const column = clicks[0] % this.picture.columns;
    return (this.legal ?? []).filter(move =>
      move.column === undefined
        ? move.cells !== undefined && clicks.every((cell, i) => move.cells[i] === cell)
        : clicks.length === 1 && move.column === column,
    );
  }

  /** One more cell of a move; where several moves end on it, a menu asks which. */
  take(at, whole, going) {
    if (whole.length < going.length) {
      this.chosen = [...this.chosen, at];
    }
    this.waiting = whole.length > 0 ? whole : undefined;
    if (whole.length === going.length) {
      this.enterMenu();
    }
  }

  begin(at) {
    this.reset();
    this.choose({id: at, ...this.action(at)});
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

  /** The lowest empty cell of a column, or the highest full one. */
  edgeOf(column, isFull) {
    const {rows, columns, cells} = this.picture;
    const all = Array.from({length: rows}, (_, row) => row * columns + column);
    return isFull
      ? all.find(at => cells[at].colour !== undefined)
      : all.findLast(at => isFree(cells[at]));
  }

  /** The cells where a move shows: those it names, or the one of its column that it changes. */
  marks(move, isMade) {
    if (move?.column !== undefined) {
      return [this.edgeOf(move.column, isMade)];
    }
    return move?.cells ?? [];
  }

  /** The stone that a click would put, where moves put stones. */
  ghost() {
    const {turn, stones, cells} = this.picture;
    const stone = stones?.[turn];
    const [move] = this.active && this.over !== undefined ? this.movesFrom([this.over]) : [];
    const at = move?.cells?.length > 1 ? undefined : this.marks(move, false)[0];
    if (at === undefined || stone?.colour !== PLAYERS[turn] || cells[at].colour !== undefined) {
      return nothing;
    }
    const {x, y} = this.at(at);
    return svg`<g class="ghost ${stone.colour}" transform="translate(${x} ${y}) scale(${this.size / 100})" aria-hidden="true">
      ${drawCell(stone)}
    </g>`;
  }

  /** The moves that are nowhere on the board, such as a pass. */
  placeless() {
    const moves = (this.legal ?? []).filter(move => !move.cells && move.column === undefined);
    if (moves.length === 0 || !this.active) {
      return nothing;
    }
    const isAlone = moves.length === this.legal.length;
    return html`<div class="choices placeless" role="group" aria-label=${t('board.others')}>
      ${moves.map(
        move => html`<button
          class="${isAlone ? 'primary' : ''} ${move.text === this.marked ? 'marked' : ''}"
          data-move=${move.text}
          @click=${() => this.finish(move.text)}
          @focus=${() => this.look(move.text)}
          @pointerenter=${() => this.look(move.text)}
        >
          ${this.nameOf(move)}
        </button>`,
      )}
    </div>`;
  }

  question() {
    return this.waiting
      ? this.menu(t('board.which'), this.waiting, move => this.nameOf(move))
      : nothing;
  }

  /** What tells a move from others at its place. */
  nameOf({name, text}) {
    if (name === 'pass' && !this.hasText(name)) {
      return t('board.pass');
    }
    return name ? this.text(name) : text;
  }

  name(cell, where, {move, choose}) {
    const words = [where, this.content(cell)];
    if (!move && choose) {
      words.push(t('board.from'));
    }
    return words.join(', ');
  }

  content({colour, shape, glyph, label}) {
    if (label) {
      return this.text(label);
    }
    if (colour === undefined || colour === 'none') {
      return t('board.empty');
    }
    const player = PLAYERS.includes(colour) ? t(`board.${colour}`) : '';
    return [player, shape === 'none' || !player ? glyph : ''].filter(Boolean).join(' ');
  }
}

/** Whether there is a cell, and nothing on it. */
function isFree({colour, gap}) {
  return colour === undefined && !gap;
}

/** The name of a column as the texts of moves have it: a to z, then aa, ab … */
function letter(column) {
  const last = String.fromCharCode(97 + (column % 26));
  return column < 26 ? last : letter(Math.floor(column / 26) - 1) + last;
}
