/** The base class of boards with places that the user clicks: drawing, focus and keys. */
import {html, nothing, svg} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {Board} from '/boards/board.js';
import {runShortcut} from '/element.js';
import {t} from '/texts.js';

const ARROWS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};

/**
 * A board made of places. Its subclasses describe the drawing by `scene()`:
 *
 *   {label, width, height, score, back, places, front, below}
 *
 * score is HTML above the drawing, back and front are SVG behind and in front of the places, below
 * is HTML under the drawing. A place is
 *
 *   {id, x, y, label, draw, kind, move, choose, pressed, why}
 *
 * The id stays the same when the picture changes, so that the place keeps the focus. x and y are
 * its middle; the arrow keys use them to find the next place. A click plays the move with the text
 * `move`, or calls `choose` if there is no such move yet. `why` says why a click does nothing.
 */
export class PlacesBoard extends Board {
  static properties = {spot: {state: true}, over: {state: true}};

  /** The legal moves grouped by a key. */
  legalBy(key) {
    const found = new Map();
    for (const move of (this.legal ?? []).filter(each => !each.pass)) {
      found.set(key(move), [...(found.get(key(move)) ?? []), move]);
    }
    return found;
  }

  /** The scene; while a position is set up, a click on a place changes it. */
  get drawnScene() {
    const scene = this.scene();
    if (!this.editing) {
      return scene;
    }
    const places = scene.places.map(place => {
      const id = String(place.id);
      const change = this.editing.has(id) ? () => this.emit('edit', id) : undefined;
      const kind = `${place.kind ?? ''} ${this.editing.flawed === id ? 'flawed' : ''}`;
      return {...place, kind, move: undefined, choose: change};
    });
    return {...scene, places};
  }

  /** The marked move with its location. */
  get markedMove() {
    return this.legal?.find(move => move.text === this.marked);
  }

  /** The place that the tab key leads to: the last one with focus, else the first open one. */
  entryOf(places) {
    return places.find(place => place.id === this.spot) ?? places.find(isOpen) ?? places[0];
  }

  render() {
    const scene = this.drawnScene;
    const entry = this.entryOf(scene.places);
    return html`
      ${scene.score ?? nothing}
      <svg
        class="drawn ${scene.kind ?? ''} side-${this.picture.turn} ${this.active ? 'active' : ''}"
        viewBox="0 0 ${scene.width} ${scene.height}"
        role="group"
        aria-label=${scene.label}
        @keydown=${this.handleKey}
        @pointerleave=${() => this.look(undefined)}
      >
        ${scene.back ?? nothing}
        ${repeat(
          scene.places,
          place => place.id,
          place => this.place(place, place === entry),
        )}
        ${scene.front ?? nothing} ${this.lineNumbers()}
      </svg>
      ${this.pass()} ${scene.below ?? nothing}
    `;
  }

  place(place, isEntry) {
    return svg`<g
      class="place ${place.kind ?? ''} ${isOpen(place) ? 'open' : ''}"
      data-place=${place.id}
      data-move=${place.move ?? nothing}
      role="button"
      tabindex=${isEntry && this.legal ? 0 : -1}
      aria-label=${place.label}
      aria-disabled=${!isOpen(place)}
      aria-pressed=${place.pressed ?? nothing}
      @click=${() => this.choose(place)}
      @focus=${() => this.visit(place)}
      @pointerenter=${() => this.hover(place)}
    >${place.draw}</g>`;
  }

  /** The button to pass, if this is the only legal move. */
  pass() {
    const [move, ...others] = this.legal ?? [];
    return this.active && move?.pass && others.length === 0
      ? html`<p class="pass">
          ${t('board.mustPass')} ${this.moveButton(move, t('board.pass'), 'primary')}
        </p>`
      : nothing;
  }

  /** A button for a move. Buttons disappear with the move, so the focus returns to the board. */
  moveButton(move, text, kind = '') {
    return html`<button
      class="${kind} ${move.text === this.marked ? 'marked' : ''}"
      data-move=${move.text}
      @click=${() => {
        this.play(move.text);
        this.focusPlace(this.entryOf(this.drawnScene.places)?.id);
      }}
      @focus=${() => this.look(move.text)}
      @pointerenter=${() => this.look(move.text)}
    >
      ${text}
    </button>`;
  }

  /**
   * A menu below the drawing, to choose one of several moves of a place. `cancel` closes it.
   *
   * @param label the question
   * @param name returns the text of the button of a move
   */
  menu(label, moves, name) {
    return html`<div
      class="choices double"
      role="group"
      aria-label=${label}
      @keydown=${event => event.key === 'Escape' && this.cancel()}
    >
      <span>${label}</span>
      ${moves.map(move => this.moveButton(move, name(move)))}
      <button class="quiet" @click=${() => this.cancel()}>${t('board.cancel')}</button>
    </div>`;
  }

  /** The middle of a move with a location, to number it; boards override it. */
  middleOf() {}

  /** The moves of a line as numbers on the board. */
  lineNumbers() {
    return (this.line ?? []).map((move, i) => {
      const at = move.pass ? undefined : this.middleOf(move);
      return at
        ? svg`<g class="line-number of-${move.side}" transform="translate(${at.x} ${at.y})" aria-hidden="true">
            <circle r=${this.numberSize} /><text font-size=${this.numberSize * 1.3} text-anchor="middle" dominant-baseline="central">${i + 1}</text>
          </g>`
        : nothing;
    });
  }

  /** The radius of a number of a line. */
  get numberSize() {
    return 11;
  }

  /** A line of texts about the score, one for each side. */
  tally(texts) {
    return html`<p class="tally" data-testid="score">
      ${texts.map(
        (text, side) => html`<span class="side-${side}"
          ><span class="dot" aria-hidden="true"></span> ${text}</span
        >`,
      )}
    </p>`;
  }

  /** Moves the focus to the menu after it is drawn. */
  async enterMenu() {
    await this.updateComplete;
    this.renderRoot.querySelector('.double button')?.focus();
  }

  choose(place) {
    this.spot = place.id;
    if (place.move !== undefined) {
      this.play(place.move);
    } else if (place.choose) {
      place.choose();
    } else if (this.legal) {
      this.refuse(this.active ? (place.why ?? t('board.illegal', place.label)) : undefined);
    }
  }

  visit(place) {
    this.spot = place.id;
    this.hover(place);
  }

  hover(place) {
    this.over = place.id;
    this.look(place.move);
  }

  look(text) {
    if (text === undefined) {
      this.over = undefined;
    }
    super.look(text);
  }

  /** Cancels an incomplete move; boards on which moves take two clicks override it. */
  cancel() {}

  handleKey(event) {
    const {places} = this.drawnScene;
    const from = this.entryOf(places);
    const goTo = place => this.focusPlace(place?.id);
    const actions = {
      n: () => goTo(following(places, from, 1)),
      p: () => goTo(following(places, from, -1)),
      Enter: () => this.choose(from),
      ' ': () => this.choose(from),
      Escape: () => this.cancel(),
    };
    for (const [key, direction] of Object.entries(ARROWS)) {
      actions[key] = () => goTo(nearest(places, from, direction));
    }
    runShortcut(event, actions);
  }

  async focusPlace(id) {
    if (id !== undefined) {
      this.spot = id;
      await this.updateComplete;
      this.renderRoot.querySelector(`[data-place="${id}"]`)?.focus();
    }
  }
}

/** Whether a click on a place does something. */
function isOpen(place) {
  return place.move !== undefined || place.choose !== undefined;
}

/** The nearest place in a direction; places straight ahead are preferred. */
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

/** The next or previous open place. */
function following(places, from, step) {
  const open = places.filter(place => isOpen(place) || place === from);
  return open[(open.indexOf(from) + step + open.length) % open.length];
}
