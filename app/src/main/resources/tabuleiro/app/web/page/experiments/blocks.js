/** The texts and tables of a report. */
import {html, nothing} from 'lit';
import {t} from '/texts.js';

const NUMBER = /^[<>≥≤~+−-]?\s?[\d.,\s]*\d[\d.,]*\s?%?(\s?±\s?[\d.,]+)?$/;

/** Whether all cells of a column are numbers; such a column is aligned to the right. */
function isFigure(rows, column) {
  const cells = rows.map(row => row[column]).filter(cell => cell !== '' && cell !== '–');
  return cells.length > 0 && cells.every(cell => cell === '·' || NUMBER.test(cell));
}

/** A table with a caption; it scrolls sideways if it is too wide. Its name is its class. */
export function dataTable({caption, headings, rows, name = ''}) {
  const figures = headings.map((_, column) => isFigure(rows, column));
  const kind = column => (figures[column] ? 'figure' : '');
  return html`<div class="wide" tabindex="0" role="region" aria-label=${caption}>
    <table class="list ${name}" data-testid=${name || nothing}>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${headings.map(
            (heading, column) => html`<th scope="col" class=${kind(column)}>${heading}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          row => html`<tr>
            ${row.map((cell, column) =>
              column === 0 && !figures[0]
                ? html`<th scope="row">${cell}</th>`
                : html`<td class=${kind(column)}>${cell}</td>`,
            )}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** One block of a report. */
export function drawBlock(block) {
  switch (block.type) {
    case 'heading':
      return block.level > 2 ? html`<h3>${block.text}</h3>` : html`<h2>${block.text}</h2>`;
    case 'paragraph':
      return html`<p class="prose">${block.text}</p>`;
    case 'preformatted':
      return html`<pre class="text-board" tabindex="0">${block.text}</pre>`;
    case 'table':
      return dataTable(block);
    case 'plot':
      return html`<tab-plot .plot=${block}></tab-plot>`;
    default:
      return nothing;
  }
}

/** A duration in words. */
export function duration(millis) {
  const seconds = Math.max(0, Math.round(millis / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours > 0) {
    return t('lab.hour', hours, minutes);
  }
  return minutes > 0 ? t('lab.minute', minutes, seconds % 60) : t('lab.second', seconds);
}
