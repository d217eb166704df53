/** Opens trace files: by a button, or dropped anywhere on the page. */
import {html, nothing} from 'lit';
import {PageElement, listen} from '/element.js';
import {LatestRequest} from '/latest-request.js';
import {number, t} from '/texts.js';
import {readTrace} from './trace-reader.js';

/**
 *   .worlds    all worlds
 *   .traces    the traces that are shown, if any
 *
 *   @traces    detail: one trace, or two traces to compare
 *   @failure   detail: a message about a file that cannot be shown
 *   @back      to show the search again
 */
class TraceFiles extends PageElement {
  static properties = {
    worlds: {attribute: false},
    traces: {attribute: false},
    reading: {state: true},
    dragging: {state: true},
  };

  request = new LatestRequest(this);

  constructor() {
    super();
    listen(this, window, {
      dragover: event => this.drag(event),
      dragleave: event => (this.dragging = this.dragging && event.relatedTarget !== null),
      drop: event => this.drop(event),
    });
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
      this.open([...event.dataTransfer.files]);
    }
  }

  /** Clears the field, so that the same file can be chosen again. */
  pick({target}) {
    if (target.files.length) {
      this.open([...target.files]);
      target.value = '';
    }
  }

  open(files) {
    const chosen = files.slice(0, 2);
    const finish = (event, detail) => {
      this.reading = undefined;
      this.emit(event, detail);
    };
    this.reading = chosen.map(file => file.name).join(', ');
    this.request.run(
      () => Promise.all(chosen.map(file => readTrace(file, this.worlds))),
      traces => {
        const subjects = new Set(traces.map(trace => JSON.stringify(trace.subject)));
        if (subjects.size > 1) {
          finish('failure', t('micro.trace.two'));
        } else {
          finish('traces', traces);
        }
      },
      error => finish('failure', error.message),
    );
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
      <button @click=${() => this.emit('back')}>${t('micro.fileEnd')}</button>`;
  }
}

customElements.define('tab-files', TraceFiles);
