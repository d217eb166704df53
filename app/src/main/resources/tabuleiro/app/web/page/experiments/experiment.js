/** One experiment: how far it is, what came of it, what it ran on. */
import {html, nothing} from 'lit';
import {Part, nameThePage} from '/element.js';
import {get} from '/api.js';
import {language, number, t} from '/texts.js';
import {dataTable, drawBlock, span} from '/experiments/blocks.js';
import {Follower} from '/experiments/follow.js';
import '/experiments/plot.js';

const OFTEN = 1500;

/** The time over which the rate is taken, and without a result after which work seems to rest. */
const RECENT = 60000;
const STILL = 30000;

class ExperimentPage extends Part {
  static properties = {
    experiment: {attribute: false},
    language: {attribute: false},
    about: {state: true},
    shown: {state: true},
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
      if (changed.has('experiment')) {
        this.about = undefined;
        this.shown = undefined;
        this.samples = [];
      }
      this.follower.stop();
      this.follower.start();
    }
  }

  updated() {
    if (this.shown) {
      nameThePage(this.shown.name, t('lab.title'));
    }
  }

  async load() {
    const {experiment} = this;
    try {
      this.about ??= await get(`/experiments/${experiment}`);
      const shown = await get(`/experiments/${experiment}/results`);
      if (experiment === this.experiment) {
        this.sample(shown.tasks);
        this.shown = shown;
        this.fault = undefined;
      }
      return !shown.done;
    } catch (fault) {
      this.fault = fault.message || t('fault.away');
      return fault.status === 0 || fault.status >= 500 || fault.status === 429;
    }
  }

  /** Notes how many tasks were done when, for the rate. */
  sample(tasks) {
    const now = Date.now();
    this.samples = [
      ...this.samples.filter(({at}, i, all) => now - at < RECENT || i === all.length - 1),
      {at: now, tasks},
    ];
  }

  render() {
    const {shown, fault} = this;
    return html`
      <p><a href="/lab">${t('lab.back')}</a></p>
      ${fault ? html`<p class="fault" role="alert">${fault}</p>` : nothing}
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
    `;
  }

  ended(shown) {
    const took = Date.parse(shown.ended) - Date.parse(shown.started);
    return html`<p class="figures">
        ${t(`lab.kind.${shown.kind}`)} · <span data-testid="tasks">${number(shown.tasks)}</span>
        ${t('lab.tasks')} · ${t('lab.took', span(took))}
      </p>
      <p>
        <a
          class="button"
          target="_blank"
          href="/api/v1/experiments/${shown.id}/report?lang=${language()}"
          data-testid="report"
          >${t('lab.report')}</a
        >
      </p>`;
  }

  /** Tasks done, rate and time; a bar for the part that it is in. */
  progress(shown) {
    const {stage, stageDone, stageTasks, tasks} = shown;
    const [first, last] = [this.samples[0], this.samples.at(-1)];
    const rate = last.at > first.at ? (60000 * (last.tasks - first.tasks)) / (last.at - first.at) : 0;
    const left = rate > 0 ? ((stageTasks - stageDone) * 60000) / rate : 0;
    const facts = [
      t(`lab.kind.${shown.kind}`),
      html`<span data-testid="tasks">${number(tasks)}</span> ${t('lab.tasks')}`,
      rate > 0 ? t('lab.rate', short(rate)) : undefined,
      left > 0 ? t('lab.remaining', span(left)) : undefined,
      t('lab.elapsed', span(Date.now() - Date.parse(shown.started))),
    ].filter(Boolean);
    const isStill = rate === 0 && last.at - first.at > STILL;
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
        ${document.blocks.map(block => drawBlock(block, this.language))}
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

/** A rate with no more digits than it is worth. */
function short(rate) {
  return number(rate, rate < 10 ? 1 : 0);
}

customElements.define('tab-experiment', ExperimentPage);
