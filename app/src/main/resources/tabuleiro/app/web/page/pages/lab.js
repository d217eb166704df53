/** The experiments of the store, followed while they run. */
import {html, nothing} from 'lit';
import {Part} from '/element.js';
import {get} from '/api.js';
import {language, number, t} from '/texts.js';

/** How often a page with unfinished work asks again, in milliseconds. */
const OFTEN = 2000;

class Lab extends Part {
  static properties = {
    experiment: {attribute: false},
    language: {attribute: false},
    list: {state: true},
    shown: {state: true},
    fault: {state: true},
  };

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  willUpdate(changed) {
    if (changed.has('experiment') || changed.has('language')) {
      this.shown = undefined;
      this.load();
    }
  }

  async load() {
    clearTimeout(this.timer);
    try {
      if (this.experiment) {
        this.shown = await get(`/experiments/${this.experiment}`);
      } else {
        this.list = (await get('/experiments')).experiments;
      }
      this.fault = undefined;
    } catch (fault) {
      this.fault = fault.message || t('fault.away');
    }
    const open = this.experiment ? !this.shown?.done : this.list?.some(each => !each.done);
    if (open && this.isConnected) {
      this.timer = setTimeout(() => this.load(), OFTEN);
    }
  }

  render() {
    if (this.fault) {
      return html`<h1>${t('lab.title')}</h1><p class="fault" role="alert">${this.fault}</p>`;
    }
    return this.experiment ? this.one() : this.all();
  }

  all() {
    return html`
      <h1>${t('lab.title')}</h1>
      <p class="lead">${t('lab.lead')}</p>
      ${this.list === undefined ? nothing : this.list.length ? this.table() : this.none()}
    `;
  }

  none() {
    return html`<p>
      ${t('lab.none')} <code>./tabuleiro study presets/tetris-course-2.yaml</code>
    </p>`;
  }

  table() {
    return html`<div class="wide" tabindex="0" role="region" aria-label=${t('lab.caption')}>
      <table class="list">
        <caption>${t('lab.caption')}</caption>
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
          ${this.list.map(
            each => html`<tr>
              <th scope="row"><a href="/lab/${each.id}">${each.name}</a></th>
              <td>${t(`lab.kind.${each.kind}`)}</td>
              <td>${each.done ? t('lab.done') : t('lab.open')}</td>
              <td class="figure">${number(each.tasks)}</td>
              <td>${this.moment(each.started)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  moment(text) {
    return new Date(text).toLocaleString(language() === 'pt' ? 'pt-PT' : 'en-GB');
  }

  one() {
    const each = this.shown;
    if (!each) {
      return nothing;
    }
    return html`
      <p><a href="/lab">${t('lab.back')}</a></p>
      <h1>${each.name}</h1>
      <p role="status">
        ${t(`lab.kind.${each.kind}`)} · ${each.done ? t('lab.done') : t('lab.open')} ·
        ${number(each.tasks)} ${t('lab.tasks')}
      </p>
      ${each.done
        ? html`<p>
            <a
              class="button"
              target="_blank"
              href="/api/v1/experiments/${each.id}/report?lang=${language()}"
              >${t('lab.report')}</a
            >
          </p>`
        : nothing}
      <h2>${t('lab.description')}</h2>
      <pre class="text-board" tabindex="0">${each.description}</pre>
      <h2>${t('lab.manifest')}</h2>
      <pre class="text-board" tabindex="0">${JSON.stringify(each.manifest, null, 2)}</pre>
    `;
  }
}

customElements.define('tab-lab', Lab);
