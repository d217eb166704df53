/** The base class of all boards. */
import {PageElement} from '/element.js';
import {boardText} from '/texts.js';

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
 *
 *   @move        detail: the text of the move that the user chose
 *   @edit        detail: the id of the place to change
 *   @look        detail: the text of the move that is hovered or focused, or undefined
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
    editing: {attribute: false},
  };

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
}
