/** Form fields that several elements show. */
import {html, nothing} from 'lit';
import {capital} from '/texts.js';

/**
 * A list to choose from.
 *
 * @param options pairs of value and text
 * @param field {name, label, testid, disabled, change}, each optional; change takes the chosen value
 */
export function select(options, value, {name, label, testid, disabled, change} = {}) {
  return html`<select
    name=${name ?? nothing}
    aria-label=${label ?? nothing}
    data-testid=${testid ?? nothing}
    ?disabled=${disabled}
    @change=${event => change?.(event.target.value)}
  >
    ${options.map(
      ([id, text]) => html`<option value=${id} .selected=${id === value}>${text}</option>`,
    )}
  </select>`;
}

/** A list to choose from with a visible label. */
export function labelledSelect(text, options, value, field) {
  return html`<label>${text} ${select(options, value, field)}</label>`;
}

/** The text of a button with the key that does the same; devices without a keyboard hide the key. */
export function withKey(text, key) {
  return html`${text} <span class="shortcut">(${key})</span>`;
}

/** An error message; nothing if there is no error. */
export function errorMessage(error) {
  return error ? html`<p class="fault" role="alert" data-testid="fault">${capital(error)}</p>` : nothing;
}
