/** The experiments of the store, followed while they run. */
import {html, nothing} from 'lit';
import {Part} from '/element.js';
import {get} from '/api.js';
import {language, number, t} from '/texts.js';
import {Follower} from '/experiments/follow.js';
import '/experiments/experiment.js';

const OFTEN = 2000;

/** Commands that begin an experiment of each kind. */
const COMMANDS = [
  './tabuleiro study presets/NAME.yaml',
  './tabuleiro tune presets/NAME.yaml',
  './tabuleiro tournament presets/NAME.yaml',
];

class Lab extends Part {
  static properties = {
    experiment: {attribute: false},
    language: {attribute: false},
    list: {state: true},
    fault: {state: true},
  };

  constructor() {
    super();
    this.follower = new Follower(() => this.load(), OFTEN);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.follower.stop();
  }

  willUpdate(changed) {
    if (changed.has('experiment') || changed.has('language')) {
      this.follower.stop();
      if (!this.experiment) {
        this.follower.start();
      }
    }
  }

  /** New experiments may be begun at any time, so the list is followed as long as it is shown. */
  async load() {
    try {
      this.list = (await get('/experiments')).experiments;
      this.fault = undefined;
    } catch (fault) {
      this.fault = fault.message || t('fault.away');
    }
    return true;
  }

  render() {
    if (this.experiment) {
      return html`<tab-experiment
        .experiment=${this.experiment}
        .language=${this.language}
      ></tab-experiment>`;
    }
    return html`
      <h1>${t('lab.title')}</h1>
      <p class="lead">${t('lab.lead')}</p>
      ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
      ${this.list === undefined ? nothing : this.list.length ? this.table() : this.none()}
    `;
  }

  none() {
    return html`<div class="empty">
      <h2>${t('lab.noneYet')}</h2>
      <p>${t('lab.howTo')}</p>
      ${COMMANDS.map(command => html`<pre class="text-board" tabindex="0">${command}</pre>`)}
    </div>`;
  }

  table() {
    return html`<div class="wide" tabindex="0" role="region" aria-label=${t('lab.caption')}>
      <table class="list experiments" data-testid="experiments">
        <caption>
          ${t('lab.caption')}
        </caption>
        <thead>
          <tr>
            <th scope="col">${t('lab.name')}</th>
            <th scope="col">${t('lab.kind')}</th>
            <th scope="col">${t('lab.state')}</th>
            <th scope="col" class="figure">${t('lab.tasks')}</th>
            <th scope="col">${t('lab.started')}</th>
          </tr>
        </thead>
        <tbody>
          ${this.list.map(each => this.line(each))}
        </tbody>
      </table>
    </div>`;
  }

  line({id, name, kind, done, tasks, started}) {
    const moment = new Date(started).toLocaleString(language() === 'pt' ? 'pt-PT' : 'en-GB', {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return html`<tr>
      <th scope="row"><a href="/lab/${id}">${name}</a></th>
      <td>${t(`lab.kind.${kind}`)}</td>
      <td><span class="state ${done ? 'done' : 'open'}">${t(done ? 'lab.done' : 'lab.open')}</span></td>
      <td class="figure">${number(tasks)}</td>
      <td>${moment}</td>
    </tr>`;
  }
}

customElements.define('tab-lab', Lab);
