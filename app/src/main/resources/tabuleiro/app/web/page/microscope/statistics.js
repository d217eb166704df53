/** The statistics that the course asks for, as a table to look at and to copy. */
import {html, nothing} from 'lit';
import {Part} from '/element.js';
import {copyText} from '/clipboard.js';
import {number, t} from '/texts.js';
import {INFORMED} from './orders.js';
import {algorithmName, figure} from './sentences.js';

const SOLO = [
  ['method', ({algorithm}) => algorithmName(algorithm)],
  ['heuristic', ({algorithm, heuristic}) => (INFORMED.has(algorithm) ? heuristic : '–')],
  ['status', ({answer}) => t(`micro.status.${answer.status}`)],
  ['generated', ({answer}) => number(answer.generated)],
  ['expanded', ({answer}) => number(answer.expanded)],
  ['depth', ({answer}) => found(answer, number(answer.depth))],
  ['cost', ({answer}) => found(answer, figure(answer.cost))],
  ['penetrance', ({answer}) => found(answer, number(answer.penetrance, 3))],
  ['branching', ({answer}) => found(answer, number(answer.branchingFactor, 3))],
  ['millis', ({answer}) => number(answer.millis)],
];

const TREE = [
  ['method', ({player}) => player],
  ['move', ({move}) => move],
  ['value', ({value}) => figure(value)],
  ['depth', ({depth}) => number(depth)],
  ['nodes', ({nodes}) => number(nodes)],
  ['alphaCuts', ({alphaCuts}) => number(alphaCuts)],
  ['betaCuts', ({betaCuts}) => number(betaCuts)],
  ['hits', ({tableHits}) => number(tableHits)],
  ['millis', ({millis}) => number(millis)],
];

/** What only a way found has. */
function found(answer, text) {
  return answer.moves.length > 0 ? text : '–';
}

/** The table as texts: headings first. */
export function statistics(answers) {
  const columns = 'answer' in answers[0] ? SOLO : TREE;
  const heads = columns.map(([key]) => t(`micro.stat.${key}`));
  return [heads, ...answers.map(answer => columns.map(([, cell]) => cell(answer)))];
}

export function markdown([heads, ...rows]) {
  const line = cells => `| ${cells.map(cell => cell.replace(/[|*]/g, '\\$&')).join(' | ')} |`;
  const rule = heads.map((_, i) => (i === 0 ? '---' : '---:'));
  return `${[heads, rule, ...rows].map(line).join('\n')}\n`;
}

export function latex([heads, ...rows]) {
  const signs = {'−': '$-$', '–': '--'};
  const escape = cell => cell.replace(/[&%$#_{}]/g, '\\$&').replace(/[−–]/g, sign => signs[sign]);
  const line = cells => `${cells.map(escape).join(' & ')} \\\\`;
  return `${[
    `\\begin{tabular}{l${'r'.repeat(heads.length - 1)}}`,
    '\\hline',
    line(heads),
    '\\hline',
    ...rows.map(line),
    '\\hline',
    '\\end{tabular}',
  ].join('\n')}\n`;
}

/** .answers: what the server found, one for each search. */
class Statistics extends Part {
  static properties = {
    answers: {attribute: false},
    language: {attribute: false},
    told: {state: true},
    text: {state: true},
  };

  willUpdate(changed) {
    if (changed.has('answers')) {
      this.told = undefined;
      this.text = undefined;
    }
  }

  async copy(text) {
    const isCopied = await copyText(text);
    this.text = isCopied ? undefined : text;
    this.told = t(isCopied ? 'micro.copied' : 'micro.copyHere');
  }

  render() {
    const [heads, ...rows] = statistics(this.answers);
    return html`<section class="statistics" data-testid="statistics">
      <div class="wide" tabindex="0" role="group" aria-label=${t('micro.statistics')}>
        <table>
          <caption>
            ${t('micro.statistics')}
          </caption>
          <thead>
            <tr>
              ${heads.map(head => html`<th scope="col">${head}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              ([head, ...cells]) => html`<tr>
                <th scope="row">${head}</th>
                ${cells.map(cell => html`<td>${cell}</td>`)}
              </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <div class="controls">
        <button @click=${() => this.copy(markdown([heads, ...rows]))} data-testid="markdown">
          ${t('micro.markdown')}
        </button>
        <button @click=${() => this.copy(latex([heads, ...rows]))} data-testid="latex">
          ${t('micro.latex')}
        </button>
        <span role="status">${this.told ?? nothing}</span>
      </div>
      ${this.text
        ? html`<textarea
            rows="6"
            readonly
            aria-label=${t('micro.copyHere')}
            .value=${this.text}
          ></textarea>`
        : nothing}
    </section>`;
  }
}

customElements.define('tab-statistics', Statistics);
