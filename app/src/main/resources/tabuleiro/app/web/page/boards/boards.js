/** Finds the board that draws a world. */
import {html, unsafeStatic} from 'lit/static-html.js';

const LOADED = new Map();

/** Loads the module of a board. */
export async function loadBoard(name) {
  if (!LOADED.has(name)) {
    await import(`/boards/${name}.js`);
    LOADED.set(name, unsafeStatic(`board-${name}`));
  }
}

/**
 * The element of a board that has been loaded.
 *
 * @param given the properties that boards have, and what to do on move and look
 */
export function drawBoard(name, given) {
  const tag = LOADED.get(name);
  return html`<${tag}
    .picture=${given.picture}
    .legal=${given.legal}
    .moves=${given.moves}
    .last=${given.last}
    .marked=${given.marked}
    .active=${given.active}
    .flipped=${given.flipped}
    .language=${given.language}
    @move=${event => given.move?.(event.detail)}
    @look=${event => given.look?.(event.detail)}
  ></${tag}>`;
}
