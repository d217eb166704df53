/** What all boards share. */
import {Part} from '/element.js';
import {boardText} from '/texts.js';

/**
 * A board. It draws a picture and tells of moves by their text:
 *
 *   .world       the id of the world
 *   .picture     what the server says there is to draw
 *   .drawing     the state as text, for where the board itself does not work
 *   .legal       the legal moves, each with its text and where it is
 *   .last        where the last move was, or undefined
 *   .marked      the text of a move to point at: a hint, or a line looked at
 *   .active      whether a person may move
 *   .flipped     whether to draw it the other way round
 *   .moves       all moves of the game so far, with their sides
 *
 *   @move        detail: the text of the move a person chose
 *   @look        detail: the text of the move a person hovers or has in focus, or undefined
 *
 * Every board can be played by keyboard alone: its places are one stop of the tab key, arrows move
 * among them, Enter or space chooses.
 */
export class Board extends Part {
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
    language: {attribute: false},
  };

  /** A text of the world, by the end of its key: `label` is `board.label` in the world's bundle. */
  text(key, ...values) {
    return boardText(this.world, key, ...values) ?? key;
  }

  /** Whether the world has such a text. */
  hasText(key) {
    return boardText(this.world, key) !== undefined;
  }

  play(text) {
    if (this.active && text !== undefined) {
      this.tell('move', text);
    }
  }

  look(text) {
    this.tell('look', text);
  }
}
