/** The geometry of boards of square cells. */
import {svg} from 'lit';

/** Letters or numbers along an edge of a board. */
export function edges(names, at, fixed, isRow) {
  return names.map(
    (name, i) => svg`<text
      class="edge"
      x=${isRow ? fixed : at(i)}
      y=${isRow ? at(i) : fixed}
      text-anchor="middle"
      dominant-baseline="central"
      aria-hidden="true"
    >${name}</text>`,
  );
}

/** Cells that are numbered row by row, with a margin for the names of rows and columns. */
export class CellLayout {
  /** @param shape {rows, columns, size, edge, top, flipped}; size is the width of a cell */
  constructor({rows, columns, size, edge, top = 0, flipped}) {
    Object.assign(this, {rows, columns, size, edge, top, flipped});
  }

  /** The middle of a cell. */
  middle(cell) {
    const {rows, columns, size, edge, top} = this;
    const turned = this.flipped ? rows * columns - 1 - cell : cell;
    return {
      x: edge + ((turned % columns) + 0.5) * size,
      y: top + edge + (Math.floor(turned / columns) + 0.5) * size,
    };
  }

  /** The ground with the names of columns and rows. */
  frame(columnNames, rowNames, radius) {
    const {rows, columns, size, edge, top} = this;
    const order = names => (this.flipped ? [...names].reverse() : [...names]);
    const across = i => edge + (i + 0.5) * size;
    const down = i => top + across(i);
    return svg`
      <rect class="ground" x=${edge} y=${top + edge} width=${columns * size} height=${rows * size} rx=${radius} />
      ${edges(order(columnNames), across, top + edge / 2, false)}
      ${edges(order(rowNames), down, edge / 2, true)}`;
  }
}
