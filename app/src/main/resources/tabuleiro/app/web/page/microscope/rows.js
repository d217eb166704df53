/** A long table that creates only the visible rows. */
import {html, nothing} from 'lit';
import {PageElement} from '/element.js';

/** The height of a row in the style sheet, and the rows beyond the visible ones. */
const HEIGHT = 28;
const MARGIN = 4;
const VISIBLE = 9 + 2 * MARGIN;

/**
 *   .caption   the caption of the table
 *   .heads     the headings of the columns
 *   .length    the number of rows
 *   .row       returns the cells of a row by its index; the first cell is the heading of the row
 *
 *   @choose    detail: the index of the row whose heading was clicked
 */
class Rows extends PageElement {
  static properties = {
    caption: {attribute: false},
    heads: {attribute: false},
    length: {attribute: false},
    row: {attribute: false},
    top: {state: true},
  };

  constructor() {
    super();
    this.top = 0;
  }

  scroll(event) {
    this.top = Math.floor(event.target.scrollTop / HEIGHT);
  }

  render() {
    const most = Math.max(0, this.length - VISIBLE);
    const begin = Math.min(most, Math.max(0, this.top - MARGIN));
    const end = Math.min(this.length, begin + VISIBLE);
    const rows = Array.from({length: end - begin}, (_, i) => this.line(begin + i));
    return html`<div
      class="rows"
      tabindex="0"
      role="group"
      aria-label=${this.caption}
      @scroll=${this.scroll}
    >
      <table aria-rowcount=${this.length + 1}>
        <caption>
          ${this.caption}
        </caption>
        <thead>
          <tr aria-rowindex="1">
            ${this.heads.map(head => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${this.gap(begin)} ${rows} ${this.gap(this.length - end)}
        </tbody>
      </table>
    </div>`;
  }

  gap(count) {
    return count > 0
      ? html`<tr aria-hidden="true">
          <td colspan=${this.heads.length} height=${count * HEIGHT}></td>
        </tr>`
      : nothing;
  }

  line(index) {
    const [head, ...cells] = this.row(index);
    return html`<tr aria-rowindex=${index + 2}>
      <th scope="row">
        <button class="quiet" @click=${() => this.emit('choose', index)}>${head}</button>
      </th>
      ${cells.map(cell => html`<td>${cell}</td>`)}
    </tr>`;
  }
}

customElements.define('tab-rows', Rows);
