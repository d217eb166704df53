/** Opens traces of the command line: by a button, or dropped anywhere on the page. */
import {html, nothing} from 'lit';
import {Part} from '/element.js';
import {number, t} from '/texts.js';
import {readTrace} from './file.js';

/**
 *   .worlds    what there is
 *   .traces    those that are shown; undefined if none is
 *
 *   @traces    detail: one trace, or two that race
 *   @fault     detail: a sentence that says why a file cannot be shown
 *   @back      to search again instead
 */
class Files extends Part {
  static properties = {
    worlds: {attribute: false},
    traces: {attribute: false},
    language: {attribute: false},
    reading: {state: true},
    dragging: {state: true},
  };

  constructor() {
    super();
    this.drags = {
      dragover: event => this.drag(event),
      dragleave: event => (this.dragging = this.dragging && event.relatedTarget !== null),
      drop: event => this.drop(event),
    };
  }

  connectedCallback() {
    super.connectedCallback();
    Object.entries(this.drags).forEach(([name, hear]) => addEventListener(name, hear));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    Object.entries(this.drags).forEach(([name, hear]) => removeEventListener(name, hear));
    this.asked = undefined;
  }

  drag(event) {
    if (event.dataTransfer?.types.includes('Files')) {
      event.preventDefault();
      this.dragging = true;
    }
  }

  drop(event) {
    this.dragging = false;
    if (event.dataTransfer?.files.length) {
      event.preventDefault();
      this.open(event.dataTransfer.files);
    }
  }

  pick(event) {
    if (event.target.files.length) {
      this.open(event.target.files);
    }
  }

  async open(files) {
    const chosen = [...files].slice(0, 2);
    const asked = {};
    this.asked = asked;
    this.reading = chosen.map(file => file.name).join(', ');
    const told = await this.readAll(chosen);
    if (this.asked === asked) {
      this.reading = undefined;
      // The same file can be chosen again.
      this.renderRoot.querySelector('input').value = '';
      this.tell(...told);
    }
  }

  /** What to tell of some files. */
  async readAll(files) {
    try {
      const traces = await Promise.all(files.map(file => readTrace(file, this.worlds)));
      const subjects = new Set(traces.map(trace => JSON.stringify(trace.subject)));
      return subjects.size > 1 ? ['fault', t('micro.trace.two')] : ['traces', traces];
    } catch (fault) {
      return ['fault', fault.message];
    }
  }

  render() {
    const {traces, reading, dragging} = this;
    return html`<div class="files">
      <label class="pick"
        ><input
          class="unseen"
          type="file"
          multiple
          accept=".jsonl,.json,.ndjson,.txt,.trace"
          aria-label=${t('micro.openLabel')}
          data-testid="trace-file"
          @change=${this.pick}
        />${t('micro.open')}</label
      >
      ${reading
        ? html`<span class="later" role="status">${t('micro.reading', reading)}</span>`
        : traces
          ? this.opened(traces)
          : html`<span class="later">${t('micro.dropHint')}</span>`}
      ${dragging ? html`<p class="drop" aria-hidden="true">${t('micro.drop')}</p>` : nothing}
    </div>`;
  }

  opened(traces) {
    const names = traces.map(({name, answer}) =>
      t('micro.file', name, number(answer.events.size)),
    );
    return html`<span role="status" data-testid="trace-name">${names.join(' · ')}</span>
      <button @click=${() => this.tell('back')}>${t('micro.fileEnd')}</button>`;
  }
}

customElements.define('tab-files', Files);
