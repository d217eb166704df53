/** Puts texts where the reader can paste them from. */

/**
 * Copies a text.
 *
 * @return whether the browser let it be; where it does not, the text must be shown
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** The old way, for pages that did not come over a safe line. */
function copySelected(text) {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    before?.focus?.();
  }
}

/** Saves a text as a file. */
export function saveText(name, type, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], {type}));
  link.download = name;
  link.click();
  // Some browsers read the text only after the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
