/**
 * What board modules are written with. A world's own board is the file `page/board.js` beside the
 * world's class; it imports from this module only:
 *
 *   import {PlacesBoard, edges, html, nothing, svg} from '/board-api.js';
 *
 *   export default class ChessBoard extends PlacesBoard {
 *     scene() {
 *       return {label, width, height, back, places, front, below};
 *     }
 *   }
 *
 * The page defines the custom element itself and loads `page/board.css` before the board is drawn.
 * Every name here stays as it is; docs/board-modules.md in the sources explains them with an
 * example.
 *
 *   Board          the base of every board: its properties, play(text), look(text), text(key, …)
 *   PlacesBoard    a board of places that are clicked: focus, keys, passing, menus
 *   edges          letters or numbers along the edges of a board of squares
 *   html, svg      templates of Lit (https://lit.dev/docs/templates/overview/)
 *   nothing        what a template shows where there is nothing
 *   repeat         Lit's directive for lists whose items keep their elements
 *   number         a number as the reader's language writes it
 */
export {html, nothing, svg} from 'lit';
export {repeat} from 'lit/directives/repeat.js';
export {Board} from '/boards/board.js';
export {PlacesBoard, edges} from '/boards/places.js';
export {number} from '/texts.js';
