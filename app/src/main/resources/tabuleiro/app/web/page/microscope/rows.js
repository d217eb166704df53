/** A long table of which only the rows in sight are there. */
import {html, nothing} from 'lit';
import {Part} from '/element.js';

/** The height of a row, as the style sheet has it. */
const HEIGHT = 28;
const MARGIN = 4;

/**
 *   .caption   what the table is
 *   .heads     the headings of the columns
 *   .length    how many rows there are
 *   .row       gives the cells of the row of a number; the first is its heading
 *   .key       whatever the rows depend on
 *   .current   the row to point at, if any
 *
 *   @choose    detail: the number of the row whose heading was pressed
 */
class Rows extends Part {
  static properties = {
    caption: {attribute: false},
    heads: {attribute: false},
    length: {attribute: false},
    row: {attribute: false},
    key: {attribute: false},
    current: {attribute: false},
    top: {state: true},
  };

  constructor() {
    super();
    this.top = 0;
  }

  scrolled(event) {
    const top = Math.floor(event.target.scrollTop / HEIGHT);
    if (top !== this.top) {
      this.top = top;
    }
  }

  render() {
    const seen = 9 + 2 * MARGIN;
    const most = Math.max(0, this.length - seen);
    const begin = Math.min(most, Math.max(0, this.top - MARGIN));
    const end = Math.min(this.length, begin + seen);
    const rows = Array.from({length: end - begin}, (_, i) => this.line(begin + i));
    return html`<div
      class="rows"
      tabindex="0"
      role="group"
      aria-label=${this.caption}
      @scroll=${this.scrolled}
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
    return html`<tr
      aria-rowindex=${index + 2}
      aria-current=${index === this.current ? 'true' : 'false'}
    >
      <th scope="row">
        <button class="quiet" @click=${() => this.tell('choose', index)}>${head}</button>
      </th>
      ${cells.map(cell => html`<td>${cell}</td>`)}
    </tr>`;
  }
}

customElements.define('tab-rows', Rows);
