/** Copies and saves texts. */
import {html, nothing} from 'lit';
import {LatestRequest} from '/latest-request.js';
import {t} from '/texts.js';

/** Copies a text and returns whether the browser permitted it. */
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Copies by a selection, because the clipboard API exists only on secure connections. */
function copySelected(text) {
  const focused = document.activeElement;
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
    focused?.focus?.();
  }
}

/** A controller that copies and saves texts of its element, and holds a message about it. */
export class ClipboardController {
  /** @param keys the keys of the messages {copied, notCopied, saved} */
  constructor(host, keys) {
    this.host = host;
    this.keys = keys;
    this.request = new LatestRequest(host);
  }

  show(message, text) {
    Object.assign(this, {message, text});
    this.host.requestUpdate();
  }

  reset() {
    this.request.cancel();
    this.show();
  }

  copy(text) {
    this.request.run(
      () => copyText(text),
      isCopied =>
        isCopied ? this.show(t(this.keys.copied)) : this.show(t(this.keys.notCopied), text),
    );
  }

  save(name, type, text) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], {type}));
    link.download = name;
    link.click();
    // Some browsers read the text only after the click event.
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    this.show(t(this.keys.saved, name));
  }

  /** The text to copy by hand, if the browser did not permit to copy it. */
  render() {
    return this.text
      ? html`<textarea
          rows="4"
          readonly
          spellcheck="false"
          aria-label=${t('micro.copyHere')}
          .value=${this.text}
          @focus=${event => event.target.select()}
        ></textarea>`
      : nothing;
  }
}
