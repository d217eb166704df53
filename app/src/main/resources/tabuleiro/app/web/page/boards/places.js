/** What the boards share whose places are clicked: drawing, focus and keys. */
import {html, nothing, svg} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {Board} from '/boards/board.js';
import {t} from '/texts.js';

const ARROWS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};

/**
 * A board made of places. A class of it says what there is by `scene()`:
 *
 *   {label, width, height, back, places, front, below}
 *
 * back and front are SVG behind and before the places, below is HTML under the drawing. A place:
 *
 *   {id, x, y, label, draw, kind, move, choose, pressed}
 *
 * id names it for good, so that it keeps the focus when the picture changes; x and y are its
 * middle, by which arrow keys find the next one; move is the text of the move that a click on it
 * plays; choose is what a click does where that is not yet a move.
 */
export class PlacesBoard extends Board {
  static properties = {spot: {state: true}};

  /** The legal moves by some key of theirs. */
  legalBy(key) {
    const found = new Map();
    for (const move of this.legal ?? []) {
      if (!move.pass) {
        const value = key(move);
        found.set(value, [...(found.get(value) ?? []), move]);
      }
    }
    return found;
  }

  /** The move that is pointed at, with where it is. */
  get markedMove() {
    return this.legal?.find(move => move.text === this.marked);
  }

  render() {
    const scene = this.scene();
    this.places = scene.places;
    const spot = this.places.some(place => place.id === this.spot)
      ? this.spot
      : (this.places.find(place => canPlay(place)) ?? this.places[0])?.id;
    this.entry = spot;
    return html`
      <svg
        class="drawn ${scene.kind ?? ''} side-${this.picture.turn} ${this.active ? 'active' : ''}"
        viewBox="0 0 ${scene.width} ${scene.height}"
        role="group"
        aria-label=${scene.label}
        @keydown=${this.key}
        @pointerleave=${() => this.look(undefined)}
      >
        ${scene.back ?? nothing}
        ${repeat(
          this.places,
          place => place.id,
          place => this.place(place, place.id === spot),
        )}
        ${scene.front ?? nothing}
      </svg>
      ${this.pass()} ${scene.below ?? nothing}
    `;
  }

  place(place, isSpot) {
    return svg`<g
      class="place ${place.kind ?? ''} ${canPlay(place) ? 'open' : ''}"
      data-place=${place.id}
      data-move=${place.move ?? nothing}
      role="button"
      tabindex=${isSpot && this.legal ? 0 : -1}
      aria-label=${place.label}
      aria-disabled=${!canPlay(place)}
      aria-pressed=${place.pressed ?? nothing}
      @click=${() => this.choose(place)}
      @focus=${() => this.visit(place)}
      @pointerenter=${() => this.hover(place)}
    >${place.draw}</g>`;
  }

  /** A button where nothing is left but to pass. */
  pass() {
    const move = this.legal?.length === 1 && this.legal[0].pass ? this.legal[0] : undefined;
    return move && this.active
      ? html`<p class="pass">
          ${t('board.mustPass')}
          <button class="primary" data-move=${move.text} @click=${() => this.finish(move.text)}>
            ${t('board.pass')}
          </button>
        </p>`
      : nothing;
  }

  /** Plays by a button that goes away with the move: the focus goes back to the board. */
  finish(text) {
    this.play(text);
    this.moveTo(this.places.find(place => place.id === this.entry));
  }

  /**
   * A menu of moves, for below the drawing: where a place has several, a person says which. The
   * board's `cancel` closes it.
   *
   * @param label what is asked
   * @param name what a button says of its move
   */
  menu(label, moves, name) {
    return html`<div
      class="choices double"
      role="group"
      aria-label=${label}
      @keydown=${event => event.key === 'Escape' && this.cancel()}
    >
      <span>${label}</span>
      ${moves.map(
        move => html`<button
          data-move=${move.text}
          class=${move.text === this.marked ? 'marked' : ''}
          @click=${() => this.finish(move.text)}
          @focus=${() => this.look(move.text)}
          @pointerenter=${() => this.look(move.text)}
        >
          ${name(move)}
        </button>`,
      )}
      <button class="quiet" @click=${() => this.cancel()}>${t('board.cancel')}</button>
    </div>`;
  }

  /** Brings the focus to the menu once it is there. */
  async enterMenu() {
    await this.updateComplete;
    this.renderRoot.querySelector('.double button')?.focus();
  }

  choose(place) {
    this.spot = place.id;
    if (place.move !== undefined) {
      this.play(place.move);
    } else {
      place.choose?.();
    }
  }

  visit(place) {
    this.spot = place.id;
    this.hover(place);
  }

  hover(place) {
    this.look(place.move);
  }

  /** Gives up what was chosen so far; boards on which a move takes two steps say how. */
  cancel() {}

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const at = this.places.find(place => place.id === this.entry);
    if (ARROWS[event.key]) {
      this.moveTo(nearest(this.places, at, ARROWS[event.key]));
    } else if (event.key === 'n' || event.key === 'p') {
      this.moveTo(following(this.places, at, event.key === 'n' ? 1 : -1));
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.choose(at);
    } else if (event.key === 'Escape') {
      this.cancel();
    } else {
      return;
    }
    event.preventDefault();
  }

  async moveTo(place) {
    if (place) {
      this.spot = place.id;
      await this.updateComplete;
      this.renderRoot.querySelector(`[data-place="${place.id}"]`).focus();
    }
  }
}

function canPlay(place) {
  return place.move !== undefined || place.choose !== undefined;
}

/** The place next to one in a direction: near, and rather straight ahead than aside. */
function nearest(places, from, [right, down]) {
  let best;
  let least = Infinity;
  for (const place of places) {
    const ahead = (place.x - from.x) * right + (place.y - from.y) * down;
    const aside = Math.abs((place.x - from.x) * down) + Math.abs((place.y - from.y) * right);
    const cost = ahead + 2.5 * aside;
    if (ahead > 1 && aside <= 2 * ahead && cost < least) {
      best = place;
      least = cost;
    }
  }
  return best;
}

/** The next or previous place where something can be done. */
function following(places, from, step) {
  const open = places.filter(place => canPlay(place) || place === from);
  return open[(open.indexOf(from) + step + open.length) % open.length];
}

/** Letters or numbers along the edges of a board of squares. */
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
