/** Functions for long arrays of integers. */

/** How many numbers of a sorted array are less than a value. */
export function countBelow(sorted, value) {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] < value) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** The indices at which a column holds one of the wanted codes. */
export function placesOf(column, wanted) {
  const places = [];
  for (let i = 0; i < column.length; i++) {
    if (wanted.includes(column[i])) {
      places.push(i);
    }
  }
  return Int32Array.from(places);
}

/** An array that holds the same number everywhere. */
export function filled(length, value) {
  return new Int32Array(length).fill(value);
}

/** A binary heap of integers, the smallest first. */
export class Heap {
  items = [];

  get least() {
    return this.items[0];
  }

  put(item) {
    const {items} = this;
    let at = items.push(item) - 1;
    while (at > 0 && items[(at - 1) >> 1] > item) {
      items[at] = items[(at - 1) >> 1];
      at = (at - 1) >> 1;
    }
    items[at] = item;
  }

  take() {
    const {items} = this;
    const least = items[0];
    const last = items.pop();
    if (items.length > 0) {
      this.sink(last);
    }
    return least;
  }

  sink(item) {
    const {items} = this;
    let at = 0;
    for (let child = 1; child < items.length; child = 2 * at + 1) {
      if (child + 1 < items.length && items[child + 1] < items[child]) {
        child++;
      }
      if (items[child] >= item) {
        break;
      }
      items[at] = items[child];
      at = child;
    }
    items[at] = item;
  }
}
