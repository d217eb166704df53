/** The experiments of the store; the list is updated while the page is open. */
import {html, nothing} from 'lit';
import {PageElement, setPageTitle} from '/element.js';
import {get} from '/api.js';
import {errorMessage} from '/fields.js';
import {locale, number, t} from '/texts.js';
import {dataTable} from '/experiments/blocks.js';
import {Poller} from '/experiments/poller.js';
import '/experiments/experiment.js';

const MILLIS_BETWEEN = 2000;

/** Commands that start an experiment of each kind. */
const COMMANDS = [
  './tabuleiro study presets/NAME.yaml',
  './tabuleiro tune presets/NAME.yaml',
  './tabuleiro tournament presets/NAME.yaml',
];

/** The command for a server whose store other commands can use. */
const SERVE = './tabuleiro serve --store tabuleiro.db';

class LabPage extends PageElement {
  static properties = {
    experiment: {attribute: false},
    list: {state: true},
    damaged: {state: true},
    error: {state: true},
  };

  poller = new Poller(this, MILLIS_BETWEEN, {
    load: signal => get('/experiments', {signal}),
    show: ({experiments, damaged, shared}) => {
      this.isShared = shared;
      return this.show(experiments, undefined, damaged);
    },
    fail: error => this.show(this.list, error.message || t('fault.away')),
  });

  /** New experiments can be started at any time, so the polling never ends by itself. */
  show(list, error, damaged = this.damaged) {
    Object.assign(this, {list, error, damaged});
    return true;
  }

  willUpdate(changed) {
    if (changed.has('experiment') || changed.has('language')) {
      if (this.experiment) {
        this.poller.stop();
      } else {
        this.poller.start();
      }
    }
  }

  updated() {
    if (!this.experiment) {
      setPageTitle(t('lab.title'));
    }
  }

  render() {
    if (this.experiment) {
      return html`<tab-experiment .experiment=${this.experiment}></tab-experiment>`;
    }
    return html`
      <h1>${t('lab.title')}</h1>
      <p class="lead">${t('lab.lead')}</p>
      ${errorMessage(this.error)}
      ${
        this.damaged?.length
          ? html`<p class="quiet-text" role="status">
              ${t('lab.damaged', this.damaged.map(id => `#${id}`).join(', '))}
            </p>`
          : nothing
      }
      ${this.list === undefined ? nothing : this.list.length ? this.table() : this.none()}
    `;
  }

  none() {
    return html`<div class="empty">
      <h2>${t('lab.noneYet')}</h2>
      <p>${t(this.isShared ? 'lab.howTo' : 'lab.memory')}</p>
      ${(this.isShared ? COMMANDS : [SERVE]).map(
        command => html`<pre class="text-board" tabindex="0">${command}</pre>`,
      )}
    </div>`;
  }

  table() {
    return dataTable({
      caption: t('lab.caption'),
      headings: ['name', 'kind', 'state', 'tasks', 'started'].map(key => t(`lab.${key}`)),
      rows: this.list.map(experiment => this.row(experiment)),
      name: 'experiments',
    });
  }

  row({id, name, kind, done, tasks, started}) {
    const state = t(done ? 'lab.done' : 'lab.open');
    const options = {dateStyle: 'medium', timeStyle: 'short'};
    return [
      html`<a href="/lab/${id}">${name}</a>`,
      t(`lab.kind.${kind}`),
      html`<span class="state ${done ? 'done' : 'open'}">${state}</span>`,
      number(tasks),
      new Date(started).toLocaleString(locale(), options),
    ];
  }
}

customElements.define('tab-lab', LabPage);
