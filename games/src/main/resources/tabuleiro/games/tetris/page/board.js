/** IA-Tetris: the well, a preview of the falling piece, and the next pieces. */
import {Board, edges, html, nothing, runShortcut, svg} from '/board-api.js';

const COLUMNS = 10;
const CELL = 26;
const LEFT = 6;
const TOP = 6;
const SIDE = LEFT + COLUMNS * CELL + 18;
const LISTED = 7;

export default class TetrisBoard extends Board {
  /** The rotation and the column that the board shows below the well. */
  static moveName(text, {say}) {
    const [, column, rotation] = text.match(/^\((\d+) (\S+)\)$/) ?? [];
    return rotation ? say('move', rotation.toUpperCase(), column) : super.moveName(text);
  }

  static properties = {rotation: {state: true}, column: {state: true}};

  /** The number of rows: the wells of endless games have other heights. */
  get rows() {
    return this.picture.rows.length;
  }

  willUpdate(changed) {
    if (changed.has('picture') || changed.has('legal')) {
      this.rotations = [...new Set((this.legal ?? []).map(move => move.rotation))];
      if (!this.rotations.includes(this.rotation)) {
        this.rotation = this.rotations[0];
      }
      this.column ??= 4;
    }
  }

  /** The move of the current rotation whose left edge is nearest to a column. */
  drop(column = this.column) {
    const moves = (this.legal ?? []).filter(move => move.rotation === this.rotation);
    return moves.reduce(
      (best, move) =>
        !best || Math.abs(move.column - column) < Math.abs(best.column - column) ? move : best,
      undefined,
    );
  }

  /** The leftmost column of the piece when its middle is over this column. */
  under(column) {
    return column - Math.floor(((this.drop()?.width ?? 1) - 1) / 2);
  }

  show(column) {
    this.column = this.drop(column)?.column ?? this.column;
    this.look(this.drop()?.text);
  }

  turn(step) {
    const count = this.rotations.length;
    const at = this.rotations.indexOf(this.rotation);
    const middle = this.column + Math.floor(((this.drop()?.width ?? 1) - 1) / 2);
    this.rotation = this.rotations[(at + step + count) % count];
    this.show(this.under(middle));
  }

  /** Plays a move, or lets the page say why it is not possible now. */
  dropAt(move) {
    if (this.active && move) {
      this.play(move.text);
    } else if (this.legal) {
      this.refuse();
    }
  }

  handleKey(event) {
    const drop = {Enter: () => this.dropAt(this.drop()), ' ': () => this.dropAt(this.drop())};
    if (!this.active) {
      runShortcut(event, drop);
      return;
    }
    runShortcut(event, {
      ...drop,
      ArrowLeft: () => this.show(this.column - 1),
      ArrowRight: () => this.show(this.column + 1),
      ArrowUp: () => this.turn(1),
      ArrowDown: () => this.turn(-1),
      Home: () => this.show(0),
      End: () => this.show(COLUMNS),
    });
  }

  render() {
    const ghost = this.active ? this.drop() : undefined;
    const {lost} = this.picture;
    return html`
      <svg
        class="drawn tetris ${this.active ? 'active' : ''} ${lost ? 'lost' : ''}"
        viewBox="0 0 ${SIDE + 122} ${TOP + this.rows * CELL + 26}"
        role="application"
        tabindex=${this.legal ? 0 : nothing}
        data-keys
        aria-label=${this.label()}
        @keydown=${this.handleKey}
      >
        ${this.well()} ${this.cells()} ${ghost ? this.ghost(ghost, 'ghost') : nothing} ${this.hinted()}
        ${this.columns()} ${this.nextPieces()}
      </svg>
      <p class="unseen" aria-live="polite">${ghost ? this.describe(ghost) : nothing}</p>
      ${this.active ? this.buttons(ghost) : nothing}
    `;
  }

  label() {
    const {points, pieces, removed} = this.picture;
    return removed === undefined
      ? this.text('label', points, pieces.length)
      : this.text('endlessLabel', this.rows, removed);
  }

  describe(move) {
    const row = Math.min(...move.cells.map(([each]) => each));
    const words = [
      this.text('ghost', move.rotation, move.column, row),
      move.gain && this.text('gain', move.gain),
      move.loses && this.text('loses'),
    ];
    return words.filter(Boolean).join(', ');
  }

  /** Buttons for devices without a keyboard and without hovering. */
  buttons(ghost) {
    return html`<div class="choices falling" role="group" aria-label=${this.text('keys')}>
      <button aria-label=${this.text('left')} @click=${() => this.show(this.column - 1)}>←</button>
      <button
        aria-label=${this.text('turn')}
        ?disabled=${this.rotations.length < 2}
        @click=${() => this.turn(1)}
      >
        ↻
      </button>
      <button aria-label=${this.text('right')} @click=${() => this.show(this.column + 1)}>→</button>
      <button class="primary" ?disabled=${!ghost} @click=${() => this.play(ghost?.text)}>
        ${this.text('drop')}
      </button>
    </div>`;
  }

  well() {
    const middle = i => LEFT + (i + 0.5) * CELL;
    const bottom = TOP + this.rows * CELL;
    return svg`
      <rect class="ground" x=${LEFT} y=${TOP} width=${COLUMNS * CELL} height=${this.rows * CELL} rx="4" />
      ${this.picture.removed === undefined ? this.danger() : nothing}
      ${Array.from({length: COLUMNS - 1}, (_, i) => svg`<path class="guide" d="M${LEFT + (i + 1) * CELL} ${TOP}V${bottom}" />`)}
      ${edges([...Array(COLUMNS).keys()], middle, bottom + 14, false)}`;
  }

  /** The top row, in which a piece loses; endless games end above the well instead. */
  danger() {
    return svg`
      <rect class="danger" x=${LEFT} y=${TOP} width=${COLUMNS * CELL} height=${CELL} rx="4" />
      <path class="death" d="M${LEFT} ${TOP + CELL}h${COLUMNS * CELL}" />`;
  }

  cells() {
    const colours = this.colours();
    const last = this.last?.completed?.length === 0 && this.last.plain ? this.last.cells : [];
    const fresh = new Set(last.map(([row, column]) => row * COLUMNS + column));
    const cells = [];
    for (let row = 0; row < this.rows; row++) {
      for (let column = 0; column < COLUMNS; column++) {
        const at = row * COLUMNS + column;
        if ((this.picture.rows[row] >> column) & 1) {
          const kind = `of-${colours.get(at) ?? 'none'} ${fresh.has(at) ? 'last' : ''}`;
          cells.push(this.block(row, column, kind));
        }
      }
    }
    return cells;
  }

  /** The piece of each cell, found by replaying the moves; the well does not store it. */
  colours() {
    let colours = new Map();
    for (const {at} of this.moves ?? []) {
      if (!at?.plain) {
        colours = new Map();
        continue;
      }
      at.cells.forEach(([row, column]) => colours.set(row * COLUMNS + column, at.piece));
      if (!at.loses) {
        [...at.completed].reverse().forEach(row => (colours = without(colours, row)));
      }
    }
    return colours;
  }

  /** A cell of the well. */
  block(row, column, kind) {
    return svg`<rect class="block ${kind}" x=${LEFT + column * CELL + 1} y=${TOP + (this.rows - 1 - row) * CELL + 1} width=${CELL - 2} height=${CELL - 2} rx="3" />`;
  }

  ghost(move, kind) {
    const rows = move.completed.map(
      row => svg`<rect class="complete" x=${LEFT} y=${TOP + (this.rows - 1 - row) * CELL} width=${COLUMNS * CELL} height=${CELL} rx="3" />`,
    );
    const top = Math.max(...move.cells.map(([row]) => row));
    const cell = `of-${move.piece} ${move.loses ? 'fatal' : ''}`;
    return svg`<g class=${kind} aria-hidden="true">
      ${rows} ${move.cells.map(([row, column]) => this.block(row, column, cell))}
      ${
        move.gain
          ? svg`<text class="gain" x=${LEFT + (move.column + move.width / 2) * CELL} y=${TOP + (this.rows - 1 - top) * CELL - 8} text-anchor="middle">+${move.gain}</text>`
          : nothing
      }
    </g>`;
  }

  hinted() {
    const move = this.legal?.find(legal => legal.text === this.marked);
    return move ? this.ghost(move, 'marked') : nothing;
  }

  /** One strip for each column, to handle the pointer. */
  columns() {
    return Array.from({length: COLUMNS}, (_, column) => {
      const move = this.active ? this.drop(this.under(column)) : undefined;
      return svg`<rect
        class="column ${move ? 'open' : ''}"
        data-move=${move?.text ?? nothing}
        x=${LEFT + column * CELL}
        y=${TOP}
        width=${CELL}
        height=${this.rows * CELL}
        @pointermove=${() => this.active && this.show(this.under(column))}
        @pointerdown=${() => this.active && this.show(this.under(column))}
        @click=${() => this.dropAt(move)}
        @contextmenu=${event => this.turnByPointer(event)}
      />`;
    });
  }

  turnByPointer(event) {
    if (this.active) {
      event.preventDefault();
      this.turn(1);
    }
  }

  nextPieces() {
    const {points, pieces, shapes, lost, removed} = this.picture;
    const listed = pieces.slice(0, LISTED);
    let y = TOP + 78;
    const drawings = listed.map((piece, i) => {
      const size = i === 0 ? 18 : 12;
      const cells = shapes[piece];
      const height = (Math.max(...cells.map(([row]) => row)) + 1) * size;
      const base = y + height;
      y = base + (i === 0 ? 20 : 12);
      return svg`<g class="next" aria-hidden="true">${cells.map(
        ([row, column]) => svg`<rect class="block of-${piece}" x=${SIDE + column * size} y=${base - (row + 1) * size} width=${size - 1} height=${size - 1} rx="2" />`,
      )}</g>`;
    });
    const more = pieces.length - listed.length;
    return svg`
      <text class="sum" x=${SIDE} y=${TOP + 24}>${removed ?? points}</text>
      <text class="edge" x=${SIDE} y=${TOP + 42}>${this.text(removed === undefined ? 'points' : 'removed')}</text>
      <text class="edge" x=${SIDE} y=${TOP + 66}>${this.text(lost ? 'lost' : pieces.length ? 'next' : 'done')}</text>
      ${drawings}
      ${more > 0 ? svg`<text class="edge" x=${SIDE} y=${y + 10}>${this.text('more', more)}</text>` : nothing}`;
  }
}

/** The colours after a row is removed and the rows above it move down. */
function without(colours, row) {
  const after = new Map();
  for (const [at, piece] of colours) {
    const from = Math.floor(at / COLUMNS);
    if (from !== row) {
      after.set(from > row ? at - COLUMNS : at, piece);
    }
  }
  return after;
}
