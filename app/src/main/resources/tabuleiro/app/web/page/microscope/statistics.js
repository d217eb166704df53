/** The statistics of searches as a table, with copies in Markdown and LaTeX. */
import {html} from 'lit';
import {PageElement} from '/element.js';
import {ClipboardController} from '/clipboard.js';
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
  ['millis', ({answer}) => (answer.millis === undefined ? '–' : number(answer.millis))],
];

const TREE = [
  ['method', ({player}) => player],
  ['move', ({move}) => move],
  ['value', ({value}) => figure(value)],
  ['depth', ({depth}) => (depth === undefined ? '–' : number(depth))],
  ['nodes', ({nodes}) => number(nodes)],
  ['alphaCuts', ({alphaCuts}) => number(alphaCuts)],
  ['betaCuts', ({betaCuts}) => number(betaCuts)],
  ['hits', ({tableHits}) => number(tableHits)],
  ['millis', ({millis}) => (millis === undefined ? '–' : number(millis))],
];

/** The answer of a search as far as it is known after k events: its counts, without the result. */
export function answerAt(model, k) {
  const {answer} = model;
  if (k >= model.size) {
    return answer;
  }
  const counts = model.counts(k);
  if (!model.isSolo) {
    const {entered: nodes, alphaCuts, betaCuts, hits: tableHits} = counts;
    const {player} = answer;
    return {player, move: '–', value: undefined, nodes, alphaCuts, betaCuts, tableHits};
  }
  const {generated, expanded} = counts;
  return {...answer, answer: {status: 'running', generated, expanded, moves: []}};
}

/** The text of a value that only a solution has. */
function found(answer, text) {
  return answer.moves.length > 0 ? text : '–';
}

/** The table as texts: the headings, then the rows. */
function tableOf(answers) {
  const columns = 'answer' in answers[0] ? SOLO : TREE;
  const heads = columns.map(([key]) => t(`micro.stat.${key}`));
  return [heads, ...answers.map(answer => columns.map(([, cell]) => cell(answer)))];
}

function markdown([heads, ...rows]) {
  const line = cells => `| ${cells.map(cell => cell.replace(/[|*]/g, '\\$&')).join(' | ')} |`;
  const rule = heads.map((_, i) => (i === 0 ? '---' : '---:'));
  return `${[heads, rule, ...rows].map(line).join('\n')}\n`;
}

function latex([heads, ...rows]) {
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

/** .answers: the responses of the server, one for each search. */
class Statistics extends PageElement {
  static properties = {answers: {attribute: false}};

  clipboard = new ClipboardController(this, {copied: 'micro.copied', notCopied: 'micro.copyHere'});

  willUpdate(changed) {
    if (changed.has('answers')) {
      this.clipboard.reset();
    }
  }

  render() {
    const table = tableOf(this.answers);
    const button = (id, format) =>
      html`<button @click=${() => this.clipboard.copy(format(table))} data-testid=${id}>
        ${t(`micro.${id}`)}
      </button>`;
    return html`<section class="statistics" data-testid="statistics">
      ${this.table(table)}
      <div class="controls">
        ${button('markdown', markdown)} ${button('latex', latex)}
        <span role="status">${this.clipboard.message}</span>
      </div>
      ${this.clipboard.render()}
    </section>`;
  }

  table([heads, ...rows]) {
    return html`<div class="wide" tabindex="0" role="group" aria-label=${t('micro.statistics')}>
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
    </div>`;
  }
}

customElements.define('tab-statistics', Statistics);
