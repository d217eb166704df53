/** Loads and draws the board of a world: one of the page's own, or the one that the world brings. */
import {html, unsafeStatic} from 'lit/static-html.js';
import {BrokenBoard, guarded} from '/boards/broken.js';

/** By the address of the module: the tag of its element, while it is being loaded its promise. */
const TAGS = new Map();
const LOADING = new Map();

/**
 * Loads the board of something to be shown.
 *
 * @param shown what the server sent: {world, board, styles}, the last two being addresses
 */
export async function loadBoard(shown) {
  const {board} = shown;
  if (!LOADING.has(board)) {
    LOADING.set(board, define(shown));
  }
  await LOADING.get(board);
}

/** Defines the element of a module; one that fails is replaced by the text of the state. */
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
  } catch (fault) {
    console.error(fault);
    TAGS.set(board, unsafeStatic(BrokenBoard.tag));
  }
}

/** Adds a style sheet to the page; a board without its styles is still a board. */
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
 * @param given the properties that boards have, and what to do on move and look
 */
export function drawBoard(shown, given) {
  const tag = TAGS.get(shown.board);
  return html`<${tag}
    .world=${shown.world}
    .picture=${given.picture}
    .drawing=${shown.text}
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
