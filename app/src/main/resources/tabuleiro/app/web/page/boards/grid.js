/** The board of worlds that describe themselves as a grid of cells (`core.grid.Grid`). */
import {html, nothing, svg} from 'lit';
import {CellLayout} from '/boards/cells.js';
import {PlacesBoard} from '/boards/places.js';
import {t} from '/texts.js';
import {drawCell} from '/boards/stones.js';

/** The approximate size of the drawing, which the page scales; and the limits of a cell's width. */
const SIZE = 480;
const MOST_CELL = 120;
const LEAST_CELL = 24;
const EDGE = 26;

/** The colours of the players, by side. */
const PLAYERS = ['first', 'second'];

/**
 *   .picture   {rows, columns, turn, cells, stones}: the cells by rows, {} for an empty cell; the
 *              stones of the players in a game for two
 *   a move     {text, cells, name}, {text, column, name} or {text, name}: the cells to click one
 *              after the other, a column with any cell to click, or no location
 */
export default class GridBoard extends PlacesBoard {
  static properties = {chosen: {state: true}, waiting: {state: true}};

  middleOf(move) {
    const cell = this.cellsOf(move, false).at(-1);
    return cell === undefined ? undefined : this.layout.middle(cell);
  }

  get numberSize() {
    return this.size / 5;
  }

  willUpdate(changed) {
    if (changed.has('picture') || changed.has('legal') || changed.has('world')) {
      this.reset();
      this.isSelective = this.selects();
    }
  }

  /** The width of a cell. */
  get size() {
    const fitting = SIZE / Math.max(this.picture.rows, this.picture.columns);
    return Math.max(LEAST_CELL, Math.min(MOST_CELL, fitting));
  }

  get layout() {
    const {rows, columns} = this.picture;
    return new CellLayout({rows, columns, size: this.size, edge: EDGE, flipped: this.flipped});
  }

  /** Whether moves start on only some of the empty cells, so that these cells must be marked. */
  selects() {
    const first = new Set((this.legal ?? []).flatMap(move => move.cells?.slice(0, 1) ?? []));
    const isEmpty = at => isFree(this.picture.cells[at]);
    const empty = this.picture.cells.filter(isFree).length;
    return first.size > 0 && [...first].filter(isEmpty).length < empty;
  }

  reset() {
    this.chosen = [];
    this.waiting = undefined;
  }

  /** Cancels the chosen cells and returns the focus to the last of them. */
  cancel() {
    const last = this.chosen.at(-1) ?? this.waiting?.[0].cells?.at(-1);
    this.reset();
    this.focusPlace(last);
  }

  scene() {
    const {rows, columns, cells} = this.picture;
    const {layout} = this;
    const marks = {
      last: this.cellsOf(this.last, true),
      marked: this.cellsOf(this.markedMove, false),
    };
    const places = cells.flatMap((cell, at) =>
      cell.gap ? [] : [this.cell(cell, at, layout.middle(at), marks)],
    );
    const letters = Array.from({length: columns}, (_, i) => letter(i));
    const numbers = Array.from({length: rows}, (_, i) => i + 1);
    return {
      kind: 'grid-board',
      label: this.hasText('label') ? this.text('label') : t('board.grid', rows, columns),
      width: columns * this.size + EDGE + 6,
      height: rows * this.size + EDGE + 6,
      back: layout.frame(letters, numbers, 6),
      places: this.flipped ? places.reverse() : places,
      front: this.ghost(layout),
      below: html`${this.placeless()} ${this.question()}`,
    };
  }

  cell(cell, at, {x, y}, {last, marked}) {
    const {columns} = this.picture;
    const corner = this.size / 2 - Math.max(0.5, this.size / 60);
    const action = this.active ? this.action(at) : {};
    const isChosen = this.chosen.includes(at);
    const isNext = action.isNext && (this.chosen.length > 0 || this.isSelective);
    const kind = [
      'cell',
      cell.colour ?? 'empty',
      last.includes(at) && 'last',
      marked.includes(at) && 'marked',
      isChosen && 'chosen',
      isNext && 'next',
      this.legal?.some(move => move.column === at % columns) && 'falls',
    ];
    return {
      id: at,
      x,
      y,
      kind: kind.filter(Boolean).join(' '),
      label: this.name(cell, letter(at % columns) + (Math.floor(at / columns) + 1), action),
      pressed: isChosen ? 'true' : undefined,
      move: action.move,
      choose: action.choose,
      why: this.hasText('illegal') ? this.text('illegal') : undefined,
      draw: svg`
        <rect class="square" x=${x - corner} y=${y - corner} width=${2 * corner} height=${2 * corner} rx=${this.size / 14} />
        <g transform="translate(${x} ${y}) scale(${this.size / 100})">
          ${drawCell(cell)}
          ${isNext && cell.colour === undefined ? svg`<circle class="hop" r="13" />` : nothing}
        </g>`,
    };
  }

  /** The action of a click: it plays, adds a cell to the choice, or starts another choice. */
  action(at) {
    const matching = this.movesFrom([...this.chosen, at]);
    if (matching.length > 0) {
      const length = this.chosen.length + 1;
      const complete = matching.filter(
        move => move.column !== undefined || move.cells.length === length,
      );
      if (complete.length === 1 && matching.length === 1) {
        return {move: matching[0].text, isNext: true};
      }
      return {choose: () => this.addCell(at, complete, matching), isNext: true};
    }
    if (this.chosen.at(-1) === at) {
      return {choose: () => this.cancel()};
    }
    const other = this.chosen.length > 0 ? this.movesFrom([at]) : [];
    return other.length > 0 ? {choose: () => this.restart(at)} : {};
  }

  /** The legal moves that start with these clicks. */
  movesFrom(clicks) {
    const column = clicks[0] % this.picture.columns;
    return (this.legal ?? []).filter(move =>
      move.column === undefined
        ? move.cells !== undefined && clicks.every((cell, i) => move.cells[i] === cell)
        : clicks.length === 1 && move.column === column,
    );
  }

  /** Adds a cell to the choice; if several moves end on it, a menu follows. */
  addCell(at, complete, matching) {
    if (complete.length < matching.length) {
      this.chosen = [...this.chosen, at];
    }
    this.waiting = complete.length > 0 ? complete : undefined;
    if (complete.length === matching.length) {
      this.enterMenu();
    }
  }

  restart(at) {
    this.reset();
    this.choose({id: at, ...this.action(at)});
  }

  /** The lowest empty cell of a column, or the highest full one. */
  edgeOf(column, isFull) {
    const {rows, columns, cells} = this.picture;
    const all = Array.from({length: rows}, (_, row) => row * columns + column);
    return isFull
      ? all.find(at => cells[at].colour !== undefined)
      : all.findLast(at => isFree(cells[at]));
  }

  /** The cells of a move: those it names, or the cell of its column that it changes. */
  cellsOf(move, isMade) {
    if (move?.column !== undefined) {
      return [this.edgeOf(move.column, isMade)];
    }
    return move?.cells ?? [];
  }

  /** A preview of the stone that a click would place, if moves place stones. */
  ghost(layout) {
    const {turn, stones, cells} = this.picture;
    const stone = stones?.[turn];
    const [move] = this.active && this.over !== undefined ? this.movesFrom([this.over]) : [];
    const at = move?.cells?.length > 1 ? undefined : this.cellsOf(move, false)[0];
    if (at === undefined || stone?.colour !== PLAYERS[turn] || cells[at].colour !== undefined) {
      return nothing;
    }
    const {x, y} = layout.middle(at);
    return svg`<g class="ghost ${stone.colour}" transform="translate(${x} ${y}) scale(${this.size / 100})" aria-hidden="true">
      ${drawCell(stone)}
    </g>`;
  }

  /** The buttons of moves without a location, such as a pass. */
  placeless() {
    const moves = (this.legal ?? []).filter(move => !move.cells && move.column === undefined);
    if (moves.length === 0 || !this.active) {
      return nothing;
    }
    const kind = moves.length === this.legal.length ? 'primary' : '';
    return html`<div class="choices placeless" role="group" aria-label=${t('board.others')}>
      ${moves.map(move => this.moveButton(move, this.nameOf(move), kind))}
    </div>`;
  }

  question() {
    return this.waiting
      ? this.menu(t('board.which'), this.waiting, move => this.nameOf(move))
      : nothing;
  }

  /** The name of a move in a list. */
  nameOf({name, text}) {
    if (name === 'pass' && !this.hasText(name)) {
      return t('board.pass');
    }
    return name ? this.text(name) : text;
  }

  name(cell, where, {move, choose}) {
    const words = [where, this.content(cell), !move && choose && t('board.from')];
    return words.filter(Boolean).join(', ');
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

/** Whether a cell exists and is empty. */
function isFree({colour, gap}) {
  return colour === undefined && !gap;
}

/** The name of a column in the texts of moves: a to z, then aa, ab … */
function letter(column) {
  const last = String.fromCharCode(97 + (column % 26));
  return column < 26 ? last : letter(Math.floor(column / 26) - 1) + last;
}
