/** Loads and draws the board of a world: one of the page's boards, or the world's own module. */
import {nothing} from 'lit';
import {html, unsafeStatic} from 'lit/static-html.js';
import {get} from '/api.js';
import {FALLBACK_TAG, guarded} from '/boards/broken.js';
import {boardText} from '/texts.js';

/** The tags and classes of the loaded boards, and the promises of all, by the addresses of modules. */
const TAGS = new Map();
const TYPES = new Map();
const LOADING = new Map();

/**
 * Loads the board that draws something.
 *
 * @param shown {world, board, styles} as the server sent it; board and styles are addresses
 */
export async function loadBoard(shown) {
  const {board} = shown;
  if (!LOADING.has(board)) {
    LOADING.set(board, define(shown));
  }
  await LOADING.get(board);
}

/** Defines the element of a module; a module that fails is replaced by the text board. */
async function define({world, board, styles}) {
  const name = board.startsWith('/boards/')
    ? board.replace('/boards/', 'tab-board-').replace('.js', '')
    : `board-${world}`;
  try {
    const [module] = await Promise.all([import(board), styles && loadStyles(styles)]);
    if (!customElements.get(name)) {
      customElements.define(name, guarded(module.default));
    }
    TAGS.set(board, unsafeStatic(name));
    TYPES.set(board, module.default);
  } catch (error) {
    console.error(error);
    TAGS.set(board, unsafeStatic(FALLBACK_TAG));
  }
}

/** Adds a style sheet to the page; a board is also shown if its styles are missing. */
function loadStyles(address) {
  return new Promise(done => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = done;
    link.onerror = done;
    document.head.append(link);
  });
}

/**
 * The element of a board that has been loaded.
 *
 * @param shown what was loaded
 * @param given the properties of the board, and the listeners move, look and edit
 */
export function drawBoard(shown, given) {
  const tag = TAGS.get(shown.board);
  return html`<${tag}
    .world=${shown.world}
    .picture=${given.picture ?? shown.picture}
    .drawing=${shown.text}
    .legal=${given.legal}
    .moves=${given.moves}
    .last=${given.last}
    .marked=${given.marked}
    .line=${given.line}
    .active=${given.active}
    .flipped=${given.flipped}
    .editing=${given.editing}
    .still=${given.still}
    @move=${event => given.move?.(event.detail)}
    @look=${event => given.look?.(event.detail)}
    @refuse=${event => given.refuse?.(event.detail)}
    @edit=${event => given.edit?.(event.detail)}
  ></${tag}>`;
}

/** A board without interaction; nothing if there is nothing to show yet. */
export function drawPreview(shown) {
  const {legal, moves = []} = shown ?? {};
  return shown ? drawBoard(shown, {legal, moves, last: moves.at(-1)?.at}) : nothing;
}

/** A picture of each world, by the id of the world. */
export async function loadPreviews(signal) {
  const {demos} = await get('/demos', {signal}).catch(() => ({demos: []}));
  await Promise.all(demos.map(loadBoard));
  return new Map(demos.map(demo => [demo.world, demo]));
}

/** Asks the class of a board; undefined if it is missing or fails. */
function ask(shown, question) {
  const {world, board, picture} = shown;
  const say = (key, ...values) => boardText(world, key, ...values);
  try {
    const type = TYPES.get(board);
    return type && question(type, {picture, say});
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** The name of a move for readers, in the coordinates of the board. */
export function moveName(shown, text) {
  return ask(shown, (type, game) => type.moveName(text, game)) ?? text;
}

/** The name of a move, with pictures if the board has some. */
export function moveFigure(shown, text) {
  return ask(shown, (type, game) => type.moveFigure(text, game)) ?? text;
}

/** Why a finished game ended as it did; undefined if the board does not say. */
export function endReason(game) {
  return ask(game, (type, shown) => type.endReason({...shown, margin: game.margin}));
}
