/** One experiment: its progress, its results, and its description. */
import {html, nothing} from 'lit';
import {PageElement, setPageTitle} from '/element.js';
import {get} from '/api.js';
import {errorMessage} from '/fields.js';
import {number, t} from '/texts.js';
import {dataTable, drawBlock, duration} from '/experiments/blocks.js';
import {Poller} from '/experiments/poller.js';
import '/experiments/plot.js';

const MILLIS_BETWEEN = 1500;

/** The rate is measured over RECENT; an experiment seems stopped if no task ends within STILL. */
const RECENT = 60000;
const STILL = 30000;

class ExperimentPage extends PageElement {
  static properties = {
    experiment: {attribute: false},
    about: {state: true},
    shown: {state: true},
    error: {state: true},
  };

  poller = new Poller(this, MILLIS_BETWEEN, {
    load: signal => this.load(signal),
    show: loaded => this.show(loaded),
    fail: error => this.fail(error),
  });

  willUpdate(changed) {
    if (changed.has('experiment')) {
      this.about = undefined;
      this.shown = undefined;
      this.samples = [];
    }
    if (changed.has('experiment') || changed.has('language')) {
      this.poller.start();
    }
  }

  updated() {
    setPageTitle(this.shown?.name, t('lab.title'));
  }

  async load(signal) {
    const path = `/experiments/${this.experiment}`;
    const about = this.about ?? (await get(path, {signal}));
    return {about, shown: await get(`${path}/results`, {signal})};
  }

  /** Returns whether the experiment is still running. */
  show({about, shown}) {
    this.sample(shown.tasks);
    Object.assign(this, {about, shown, error: undefined});
    return !shown.done;
  }

  /** Returns whether the server may respond later. */
  fail({status, message}) {
    this.error = message || t('fault.away');
    return status === 0 || status >= 500 || status === 429;
  }

  /** Records how many tasks are done now, to measure the rate. */
  sample(tasks) {
    const now = Date.now();
    this.samples = [
      ...this.samples.filter(({at}, i, all) => now - at < RECENT || i === all.length - 1),
      {at: now, tasks},
    ];
  }

  render() {
    const {shown} = this;
    return html`
      <p><a href="/lab">${t('lab.back')}</a></p>
      ${errorMessage(this.error)}
      ${shown ? html`${this.head(shown)} ${this.results(shown)} ${this.details()}` : nothing}
    `;
  }

  head(shown) {
    return html`
      <div class="row title-row">
        <h1>${shown.name}</h1>
        <span class="state ${shown.done ? 'done' : 'open'}" data-testid="state"
          >${t(shown.done ? 'lab.done' : 'lab.open')}</span
        >
      </div>
      ${shown.document?.summary ? html`<p class="lead">${shown.document.summary}</p>` : nothing}
      ${shown.done ? this.ended(shown) : this.progress(shown)}
      ${shown.notes.map(note => html`<p class="quiet-text" role="status">${note}</p>`)}
    `;
  }

  ended(shown) {
    const took = Date.parse(shown.ended) - Date.parse(shown.started);
    return html`<p class="figures">
        ${t(`lab.kind.${shown.kind}`)} · <span data-testid="tasks">${number(shown.tasks)}</span>
        ${t('lab.tasks')} · ${t('lab.took', duration(took))}
      </p>
      <p>
        <a
          class="button"
          target="_blank"
          href="/api/v1/experiments/${shown.id}/report?lang=${this.language}"
          data-testid="report"
          >${t('lab.report')}</a
        >
      </p>`;
  }

  /** The current stage with a progress bar, the number of tasks, the rate and the time. */
  progress(shown) {
    const {stage, stageDone, stageTasks, tasks} = shown;
    const [first, last] = [this.samples[0], this.samples.at(-1)];
    const millis = last.at - first.at;
    const rate = millis > 0 ? (60000 * (last.tasks - first.tasks)) / millis : 0;
    const left = rate > 0 ? ((stageTasks - stageDone) * 60000) / rate : 0;
    const facts = [
      t(`lab.kind.${shown.kind}`),
      html`<span data-testid="tasks">${number(tasks)}</span> ${t('lab.tasks')}`,
      rate > 0 ? t('lab.rate', number(rate, rate < 10 ? 1 : 0)) : undefined,
      left > 0 ? t('lab.remaining', duration(left)) : undefined,
      t('lab.elapsed', duration(Date.now() - Date.parse(shown.started))),
    ].filter(Boolean);
    const isStill = rate === 0 && millis > STILL;
    return html`<section class="going" aria-label=${t('lab.progress')}>
      <p>${t('lab.stage', stage, number(stageDone), number(stageTasks))}</p>
      <progress
        max=${Math.max(1, stageTasks)}
        value=${stageDone}
        aria-label=${t('lab.progress')}
        data-testid="progress"
      ></progress>
      <p class="figures">${facts.map((fact, i) => (i > 0 ? html` · ${fact}` : fact))}</p>
      ${isStill ? html`<p class="quiet-text" role="status">${t('lab.still')}</p>` : nothing}
    </section>`;
  }

  results({document, results}) {
    if (document) {
      return html`<div class="report" data-testid="results">
        ${document.blocks.map(block => drawBlock(block))}
      </div>`;
    }
    return results?.rows.length
      ? html`<div class="report" data-testid="results">${dataTable(results)}</div>`
      : html`<p class="quiet-text">${t('lab.waiting')}</p>`;
  }

  details() {
    const {description, manifest} = this.about;
    return html`<details class="origin">
        <summary>${t('lab.description')}</summary>
        <pre class="text-board" tabindex="0">${description}</pre>
      </details>
      <details class="origin">
        <summary>${t('lab.manifest')}</summary>
        <pre class="text-board" tabindex="0">${JSON.stringify(manifest, null, 2)}</pre>
      </details>`;
  }
}

customElements.define('tab-experiment', ExperimentPage);
