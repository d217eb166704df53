/** IA-Tetris: the well, the piece that falls where the pointer or the keys say, those to come. */
import {Board, html, nothing, svg} from '/board-api.js';

const ROWS = 18;
const COLUMNS = 10;
const CELL = 26;
const LEFT = 6;
const TOP = 6;
const SIDE = LEFT + COLUMNS * CELL + 18;
const LISTED = 7;

export default class TetrisBoard extends Board {
  static properties = {rotation: {state: true}, column: {state: true}};

  willUpdate(changed) {
    if (changed.has('picture') || changed.has('legal')) {
      this.rotations = [...new Set((this.legal ?? []).map(move => move.rotation))];
      if (!this.rotations.includes(this.rotation)) {
        this.rotation = this.rotations[0];
      }
      this.column ??= 4;
    }
  }

  /** The move that drops the piece as it is turned, with its left edge as near as it can be. */
  drop(column = this.column) {
    const moves = (this.legal ?? []).filter(move => move.rotation === this.rotation);
    return moves.reduce(
      (best, move) =>
        !best || Math.abs(move.column - column) < Math.abs(best.column - column) ? move : best,
      undefined,
    );
  }

  /** The left edge of a piece whose middle is over a column. */
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

  key(event) {
    if (!this.active || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const actions = {
      ArrowLeft: () => this.show(this.column - 1),
      ArrowRight: () => this.show(this.column + 1),
      ArrowUp: () => this.turn(1),
      ArrowDown: () => this.turn(-1),
      Home: () => this.show(0),
      End: () => this.show(COLUMNS),
      Enter: () => this.play(this.drop()?.text),
      ' ': () => this.play(this.drop()?.text),
    };
    const action = actions[event.key];
    if (action) {
      event.preventDefault();
      action();
    }
  }

  render() {
    const ghost = this.active ? this.drop() : undefined;
    const {points, pieces, lost} = this.picture;
    return html`
      <svg
        class="drawn tetris ${this.active ? 'active' : ''} ${lost ? 'lost' : ''}"
        viewBox="0 0 ${SIDE + 122} ${TOP + ROWS * CELL + 26}"
        role="application"
        tabindex=${this.legal ? 0 : nothing}
        data-keys
        aria-label=${this.text('label', points, pieces.length)}
        @keydown=${this.key}
      >
        ${this.well()} ${this.cells()} ${ghost ? this.ghost(ghost, 'ghost') : nothing} ${this.hinted()}
        ${this.columns()} ${this.beside()}
      </svg>
      <p class="unseen" aria-live="polite">${ghost ? this.tellGhost(ghost) : nothing}</p>
      ${this.active ? this.buttons(ghost) : nothing}
    `;
  }

  tellGhost(move) {
    const words = [
      this.text('ghost', move.rotation, move.column, Math.min(...move.cells.map(([row]) => row))),
    ];
    if (move.gain) {
      words.push(this.text('gain', move.gain));
    }
    if (move.loses) {
      words.push(this.text('loses'));
    }
    return words.join(', ');
  }

  /** For those who have neither keys nor a pointer that hovers. */
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
    const bottom = TOP + ROWS * CELL;
    return svg`
      <rect class="ground" x=${LEFT} y=${TOP} width=${COLUMNS * CELL} height=${ROWS * CELL} rx="4" />
      <rect class="danger" x=${LEFT} y=${TOP} width=${COLUMNS * CELL} height=${CELL} rx="4" />
      <path class="death" d="M${LEFT} ${TOP + CELL}h${COLUMNS * CELL}" />
      ${Array.from({length: COLUMNS - 1}, (_, i) => svg`<path class="guide" d="M${LEFT + (i + 1) * CELL} ${TOP}V${bottom}" />`)}
      ${Array.from({length: COLUMNS}, (_, i) => svg`<text class="edge" x=${middle(i)} y=${bottom + 14} text-anchor="middle" dominant-baseline="central" aria-hidden="true">${i}</text>`)}`;
  }

  cells() {
    const colours = this.colours();
    const last = this.last?.completed?.length === 0 && this.last.plain ? this.last.cells : [];
    const fresh = new Set(last.map(([row, column]) => row * COLUMNS + column));
    const cells = [];
    for (let row = 0; row < ROWS; row++) {
      for (let column = 0; column < COLUMNS; column++) {
        const at = row * COLUMNS + column;
        if ((this.picture.rows[row] >> column) & 1) {
          cells.push(block(row, column, `of-${colours.get(at) ?? 'none'} ${fresh.has(at) ? 'last' : ''}`));
        }
      }
    }
    return cells;
  }

  /** Which piece each cell came from, as far as the moves tell: the well itself forgets it. */
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

  ghost(move, kind) {
    const rows = move.completed.map(
      row => svg`<rect class="complete" x=${LEFT} y=${TOP + (ROWS - 1 - row) * CELL} width=${COLUMNS * CELL} height=${CELL} rx="3" />`,
    );
    const top = Math.max(...move.cells.map(([row]) => row));
    return svg`<g class=${kind} aria-hidden="true">
      ${rows} ${move.cells.map(([row, column]) => block(row, column, `of-${move.piece} ${move.loses ? 'fatal' : ''}`))}
      ${
        move.gain
          ? svg`<text class="gain" x=${LEFT + (move.column + move.width / 2) * CELL} y=${TOP + (ROWS - 1 - top) * CELL - 8} text-anchor="middle">+${move.gain}</text>`
          : nothing
      }
    </g>`;
  }

  hinted() {
    const move = this.legal?.find(legal => legal.text === this.marked);
    return move ? this.ghost(move, 'marked') : nothing;
  }

  /** What the pointer meets: one strip for each column. */
  columns() {
    return Array.from({length: COLUMNS}, (_, column) => {
      const move = this.active ? this.drop(this.under(column)) : undefined;
      return svg`<rect
        class="column ${move ? 'open' : ''}"
        data-move=${move?.text ?? nothing}
        x=${LEFT + column * CELL}
        y=${TOP}
        width=${CELL}
        height=${ROWS * CELL}
        @pointermove=${() => this.active && this.show(this.under(column))}
        @pointerdown=${() => this.active && this.show(this.under(column))}
        @click=${() => this.play(move?.text)}
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

  beside() {
    const {points, pieces, shapes, lost} = this.picture;
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
      <text class="sum" x=${SIDE} y=${TOP + 24}>${points}</text>
      <text class="edge" x=${SIDE} y=${TOP + 42}>${this.text('points')}</text>
      <text class="edge" x=${SIDE} y=${TOP + 66}>${this.text(lost ? 'lost' : pieces.length ? 'next' : 'done')}</text>
      ${drawings}
      ${more > 0 ? svg`<text class="edge" x=${SIDE} y=${y + 10}>${this.text('more', more)}</text>` : nothing}`;
  }
}

/** A cell of the well. */
function block(row, column, kind) {
  return svg`<rect class="block ${kind}" x=${LEFT + column * CELL + 1} y=${TOP + (ROWS - 1 - row) * CELL + 1} width=${CELL - 2} height=${CELL - 2} rx="3" />`;
}

/** What is left when a row goes and those above come down. */
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
