/** A text in Lisp to type, with an error marked where it is. */
import {html, nothing} from 'lit';
import {PageElement} from '/element.js';

/** The offset of a line and a column, both from 1, in a text. */
function offsetOf(text, {line, column}) {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
}

/** The text in three parts: before the form with the error, the form, and the rest. */
function splitAt(text, error) {
  const start = Math.min(offsetOf(text, error), Math.max(0, text.length - 1));
  const [token] = text.slice(start).match(/^(\(+|\)|[^\s()]+|\s)/) ?? [''];
  return [text.slice(0, start), token, text.slice(start + token.length)];
}

/**
 *   .label    the label
 *   .text     the text
 *   .error    {message, line, column}, or undefined
 *   .hint     the id of the element that tells the error
 *
 *   @typed    detail: the new text
 */
class LispField extends PageElement {
  static properties = {
    label: {attribute: false},
    text: {attribute: false},
    error: {attribute: false},
    hint: {attribute: false},
  };

  render() {
    const {text, error} = this;
    const [before, token, after] = error?.line > 0 ? splitAt(text, error) : [text, '', ''];
    return html`<label
      >${this.label}
      <div class="lisp">
        <pre aria-hidden="true">${before}${token ? html`<mark>${token}</mark>` : nothing}${after} </pre>
        <textarea
          rows="8"
          spellcheck="false"
          autocapitalize="off"
          data-testid="lisp"
          aria-invalid=${error ? 'true' : 'false'}
          aria-describedby=${this.hint ?? nothing}
          .value=${text}
          @input=${event => this.emit('typed', event.target.value)}
        ></textarea>
      </div>
    </label>`;
  }

  /** The field is as high as its text, so that the marks behind it stay in place. */
  updated() {
    const field = this.renderRoot.querySelector('textarea');
    field.style.height = 'auto';
    field.style.height = `${field.scrollHeight + 2}px`;
  }
}

customElements.define('tab-lisp', LispField);
