/** The base class of all boards. */
import {PageElement} from '/element.js';
import {boardText, t} from '/texts.js';

const CALM = matchMedia('(prefers-reduced-motion: reduce)');

/** How long a new move is animated, in milliseconds. */
const ARRIVAL = 250;

/**
 * A board draws a picture and dispatches events for moves:
 *
 *   .world       the id of the world
 *   .picture     the data to draw, as the server sends it
 *   .drawing     the state as text, to be shown if the board fails
 *   .legal       the legal moves, each with its text and its location
 *   .last        the location of the last move, or undefined
 *   .marked      the text of a move to mark: a hint, or a move of a line
 *   .active      whether the user may move
 *   .flipped     whether the board is rotated by 180 degrees
 *   .editing     the places that can be changed while a position is set up: an object with has(id),
 *                and `flawed`, the id of a place with an error
 *   .moves       all moves of the game so far, with their sides
 *   .still       whether new moves appear without animation, because they follow fast
 *   .line        moves that follow, each with its location, to number on the board
 *
 *   @move        detail: the text of the move that the user chose
 *   @edit        detail: the id of the place to change
 *   @look        detail: the text of the move that is hovered or focused, or undefined
 *   @refuse      detail: why a click did nothing, if the board knows
 *
 * Every board can be played by keyboard: it is one tab stop, the arrow keys move between its
 * places, Enter and space choose.
 */
export class Board extends PageElement {
  static properties = {
    world: {attribute: false},
    picture: {attribute: false},
    drawing: {attribute: false},
    legal: {attribute: false},
    last: {attribute: false},
    marked: {attribute: false},
    active: {attribute: false},
    flipped: {attribute: false},
    moves: {attribute: false},
    line: {attribute: false},
    editing: {attribute: false},
    still: {attribute: false},
  };

  /**
   * The name of a move for readers, in the coordinates of the board.
   *
   * @param text the text of the move
   * @param game {picture, say}: the current picture, and the texts of the world by key
   */
  static moveName(text) {
    return text === 'pass' ? t('board.pass') : text;
  }

  /** The name of a move with pictures, if the board has some. */
  static moveFigure(text, game) {
    return this.moveName(text, game);
  }

  /** Why the game ended as it did, as a sentence; undefined if the world does not say. */
  static endReason({say, margin}) {
    return say(margin === 0 ? 'drawReason' : 'reason');
  }

  /** A text of the world: the key `label` is `board.label` in the world's bundle. */
  text(key, ...values) {
    return boardText(this.world, key, ...values) ?? key;
  }

  /** Whether the world has a text with this key. */
  hasText(key) {
    return boardText(this.world, key) !== undefined;
  }

  play(text) {
    if (this.active && text !== undefined) {
      this.emit('move', text);
    }
  }

  look(text) {
    this.emit('look', text);
  }

  /** Tells the user that a click did nothing. */
  refuse(reason) {
    this.emit('refuse', reason);
  }

  updated(changed) {
    if (changed.has('moves') && this.moves?.length === changed.get('moves')?.length + 1) {
      this.arrive();
    }
  }

  /** Animates the move that was just made. */
  arrive() {
    const frames = [{opacity: 0.1}, {opacity: 1}];
    this.animateParts('.last, .laid', frames);
  }

  /** Animates parts of the drawing, unless the user prefers less motion. */
  animateParts(selector, frames) {
    if (!CALM.matches && !this.still) {
      const options = {duration: ARRIVAL, easing: 'ease-out'};
      this.renderRoot.querySelectorAll(selector).forEach(part => part.animate(frames, options));
    }
  }
}
