/** The focus of boards that are played by keys alone; their drawings have the attribute data-keys. */

const DRAWING = 'svg[data-keys]';

/** Moves the focus to such a board, unless something else has it. */
export async function focusKeyBoard(section) {
  const board = section?.firstElementChild;
  await board?.updateComplete;
  if (document.activeElement === document.body) {
    board?.querySelector(DRAWING)?.focus({preventScroll: true});
  }
}

/** Passes an arrow key to such a board if nothing else uses it; it would scroll the page. */
export function passArrowKey(event, section) {
  const drawing = section?.querySelector(`${DRAWING}.active`);
  const isUsed = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
  if (drawing && event.key.startsWith('Arrow') && !isUsed) {
    event.preventDefault();
    drawing.focus({preventScroll: true});
    drawing.dispatchEvent(new KeyboardEvent('keydown', {key: event.key}));
  }
}
