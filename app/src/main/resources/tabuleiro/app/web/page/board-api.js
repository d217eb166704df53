/**
 * The module that board modules import from. A world's own board is the file `page/board.js` beside
 * the world's class; it imports from this module only:
 *
 *   import {PlacesBoard, edges, html, nothing, svg} from '/board-api.js';
 *
 *   export default class ChessBoard extends PlacesBoard {
 *     scene() {
 *       return {label, width, height, back, places, front, below};
 *     }
 *   }
 *
 * The page defines the custom element and loads `page/board.css` before the board is drawn. The
 * names of this module do not change; docs/board-modules.md explains them with an example.
 *
 *   Board          the base class of boards: properties, play(text), look(text), text(key, …)
 *   PlacesBoard    a board of places that are clicked: focus, keys, passing, menus, tally(texts)
 *   CellLayout     the middle of each cell and the frame of a board of square cells
 *   edges          letters or numbers along an edge of a board
 *   runShortcut    runs the action of a pressed key
 *   html, svg      templates of Lit (https://lit.dev/docs/templates/overview/)
 *   nothing        the value of an empty template
 *   repeat         Lit's directive for lists whose items keep their elements
 *   number         a number in the format of the language
 */
export {html, nothing, svg} from 'lit';
export {repeat} from 'lit/directives/repeat.js';
export {Board} from '/boards/board.js';
export {CellLayout, edges} from '/boards/cells.js';
export {PlacesBoard} from '/boards/places.js';
export {runShortcut} from '/element.js';
export {number} from '/texts.js';
