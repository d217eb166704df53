/** Dots and Boxes: the lines to draw, and the boxes in the colours of their owners. */
import {PlacesBoard, edges, html, nothing, svg} from '/board-api.js';

const GAP = 72;
const EDGE = 40;

export default class DotsBoard extends PlacesBoard {
  /** A line by the dots at its ends: (h 2 3) is C2–D2, (v 3 2) is C2–C3. */
  static moveName(text) {
    const [, kind, line, place] = text.match(/^\((h|v) (\d+) (\d+)\)$/) ?? [];
    const [row, column] = kind === 'h' ? [line, place] : [place, line];
    const [down, right] = kind === 'h' ? [0, 1] : [1, 0];
    return kind
      ? `${dotName(row - 1, column - 1)}–${dotName(row - 1 + down, column - 1 + right)}`
      : super.moveName(text);
  }

  static endReason({picture, say}) {
    return say('reason', ...picture.boxes);
  }

  middleOf({arc}) {
    const [one, other] = this.ends(arc);
    return {x: (one.x + other.x) / 2, y: (one.y + other.y) / 2};
  }

  scene() {
    const {rows, columns, boxes, target} = this.picture;
    const drawn = this.drawers();
    const legal = this.legalBy(move => move.arc);
    const places = Array.from({length: arcCount(this.picture)}, (_, arc) =>
      this.arc(arc, drawn, legal.get(arc)?.[0]),
    );
    places.sort((one, other) => one.y - other.y || one.x - other.x);
    return {
      kind: 'dots',
      label: this.isDuel
        ? this.text('label', rows, columns, ...boxes)
        : this.text('target', boxes[0], target),
      width: columns * GAP + 2 * EDGE,
      height: rows * GAP + 2 * EDGE,
      back: svg`${this.boxes()} ${this.numbers()}`,
      places,
      front: this.dots(),
      score: this.tally(
        boxes.map((count, side) =>
          this.isDuel ? this.text('boxes', side + 1, count) : this.text('target', count, target),
        ),
      ),
    };
  }

  /** Only a problem has a target. */
  get isDuel() {
    return this.picture.target === undefined;
  }

  /** The coordinates of a dot. */
  point(row, column) {
    const {rows, columns} = this.picture;
    return this.flipped
      ? {x: EDGE + (columns - column) * GAP, y: EDGE + (rows - row) * GAP}
      : {x: EDGE + column * GAP, y: EDGE + row * GAP};
  }

  /** The coordinates of both ends of a line. */
  ends(arc) {
    const {kind, line, place} = parts(arc, this.picture);
    return kind === 'h'
      ? [this.point(line, place), this.point(line, place + 1)]
      : [this.point(place, line), this.point(place + 1, line)];
  }

  /** The side that drew each line; undefined for lines of the starting position. */
  drawers() {
    const drawers = new Map(this.picture.drawn.map(arc => [arc, undefined]));
    for (const move of this.moves ?? []) {
      if (this.isDuel && move.at && drawers.has(move.at.arc)) {
        drawers.set(move.at.arc, move.side);
      }
    }
    return drawers;
  }

  /** The side that closed each box, found by replaying the moves; undefined if it is not known. */
  owners() {
    const played = (this.moves ?? []).filter(move => move.at);
    const later = new Set(played.map(move => move.at.arc));
    const arcs = new Set(this.picture.drawn.filter(arc => !later.has(arc)));
    const owners = new Map();
    const close = side => {
      for (let box = 0; box < this.picture.rows * this.picture.columns; box++) {
        if (!owners.has(box) && sides(box, this.picture).every(arc => arcs.has(arc))) {
          owners.set(box, side);
        }
      }
    };
    close(undefined);
    for (const move of played) {
      arcs.add(move.at.arc);
      if (move.at.closes) {
        close(move.side);
      }
    }
    this.picture.drawn.forEach(arc => arcs.add(arc));
    close(undefined);
    return owners;
  }

  boxes() {
    const {columns} = this.picture;
    return [...this.owners()].map(([box, side]) => {
      const one = this.point(Math.floor(box / columns), box % columns);
      const other = this.point(Math.floor(box / columns) + 1, (box % columns) + 1);
      const x = Math.min(one.x, other.x);
      const y = Math.min(one.y, other.y);
      return svg`<g class="box ${side === undefined ? '' : `of-${side}`}" aria-hidden="true">
        <rect x=${x + 5} y=${y + 5} width=${GAP - 10} height=${GAP - 10} rx="8" />
        ${
          side === undefined
            ? nothing
            : svg`<text x=${x + GAP / 2} y=${y + GAP / 2} text-anchor="middle" dominant-baseline="central">${side + 1}</text>`
        }
      </g>`;
    });
  }

  dots() {
    const {rows, columns} = this.picture;
    const dots = [];
    for (let row = 0; row <= rows; row++) {
      for (let column = 0; column <= columns; column++) {
        const {x, y} = this.point(row, column);
        dots.push(svg`<circle class="pin" cx=${x} cy=${y} r="6.5" aria-hidden="true" />`);
      }
    }
    return dots;
  }

  numbers() {
    const {rows, columns} = this.picture;
    const names = Array.from({length: columns + 1}, (_, i) => letter(i));
    const lines = Array.from({length: rows + 1}, (_, i) => i + 1);
    const across = i => this.point(0, i).x;
    const down = i => this.point(i, 0).y;
    return svg`${edges(names, across, EDGE / 2 - 4, false)} ${edges(lines, down, EDGE / 2 - 4, true)}`;
  }

  arc(arc, drawn, move) {
    const [one, other] = this.ends(arc);
    const x = (one.x + other.x) / 2;
    const y = (one.y + other.y) / 2;
    const across = Math.abs(one.x - other.x) / 2;
    const down = Math.abs(one.y - other.y) / 2;
    const side = drawn.get(arc);
    const kind = [
      'arc',
      drawn.has(arc) ? 'drawn-arc' : 'missing',
      side !== undefined && `of-${side}`,
      this.last?.arc === arc && 'last',
      this.markedMove?.arc === arc && 'marked',
    ];
    const half = GAP / 2 - 6;
    return {
      id: arc,
      x,
      y,
      kind: kind.filter(Boolean).join(' '),
      label: this.name(arc, drawn, move),
      move: this.active ? move?.text : undefined,
      why: drawn.has(arc) ? this.text('taken') : undefined,
      draw: svg`
        <path class="hit" d="M${x} ${y - half}L${x + half} ${y}L${x} ${y + half}L${x - half} ${y}Z" />
        <rect class="ring" x=${x - across - 9} y=${y - down - 9} width=${2 * across + 18} height=${2 * down + 18} rx="9" />
        <path class="stroke" d="M${x - across} ${y - down}L${x + across} ${y + down}" />`,
    };
  }

  name(arc, drawn, move) {
    const {kind, line, place} = parts(arc, this.picture);
    const text = `(${kind} ${line + 1} ${place + 1})`;
    const where = this.text('line', DotsBoard.moveName(text));
    if (drawn.has(arc)) {
      return `${where}, ${this.text('drawn')}`;
    }
    return `${where}, ${move?.closes ? this.text('closes', move.closes) : this.text('free')}`;
  }
}

/** The name of a column of dots: A to Z, then AA, AB … */
function letter(column) {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letter(Math.floor(column / 26) - 1) + last;
}

/** A dot in the coordinates of the board. */
function dotName(row, column) {
  return letter(column) + (row + 1);
}

function arcCount({rows, columns}) {
  return columns * (rows + 1) + rows * (columns + 1);
}

/** The parts of a line's number, from 0, as in the texts of moves: h or v, row or column, place. */
function parts(arc, {rows, columns}) {
  const first = columns * (rows + 1);
  return arc < first
    ? {kind: 'h', line: Math.floor(arc / columns), place: arc % columns}
    : {kind: 'v', line: Math.floor((arc - first) / rows), place: (arc - first) % rows};
}

/** The four lines around a box. */
function sides(box, {rows, columns}) {
  const row = Math.floor(box / columns);
  const column = box % columns;
  const first = columns * (rows + 1);
  return [box, box + columns, first + column * rows + row, first + (column + 1) * rows + row];
}
