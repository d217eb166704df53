/** The board of the node that is looked at: fetched when there is time, remembered. */
import {html, nothing} from 'lit';
import {Part} from '/element.js';
import {post} from '/api.js';
import {t} from '/texts.js';
import {drawBoard, loadBoard} from '/boards/boards.js';

const MOST_KEPT = 500;

/**
 *   .subject   world, variant and duel, as the server wants them
 *   .model     the search
 *   .node      the node to show
 */
class NodeBoard extends Part {
  static properties = {
    subject: {attribute: false},
    model: {attribute: false},
    node: {attribute: false},
    language: {attribute: false},
    shown: {state: true},
  };

  kept = new Map();

  willUpdate(changed) {
    if (changed.has('model') || changed.has('language')) {
      this.kept.clear();
      this.shown = changed.has('model') ? undefined : this.shown;
    }
    const known = this.kept.get(this.node);
    if (known) {
      this.shown = known;
    } else {
      this.fetch();
    }
  }

  /** One request at a time; when it is answered, the node looked at by then comes next. */
  async fetch() {
    if (this.isBusy) {
      return;
    }
    this.isBusy = true;
    const {model, node, language} = this;
    const request = {...this.subject, start: model.answer.start, moves: model.movesTo(node)};
    try {
      const state = await post('/states', request);
      await loadBoard(state);
      if (this.model === model && this.language === language) {
        this.keep(node, state);
      }
    } catch {
      // The board stays as it was; the next node asks again.
      this.missed = node;
    }
    this.isBusy = false;
    if (this.isConnected && this.node !== this.missed && !this.kept.has(this.node)) {
      this.fetch();
    }
  }

  keep(node, state) {
    if (this.kept.size >= MOST_KEPT) {
      this.kept.delete(this.kept.keys().next().value);
    }
    this.kept.set(node, state);
    this.missed = undefined;
    this.shown = state;
  }

  render() {
    const {shown, language} = this;
    if (!shown) {
      return nothing;
    }
    return html`<div class="node-board" role="group" aria-label=${t('micro.board')}>
      ${drawBoard(shown, {
        picture: shown.picture,
        legal: [],
        moves: [],
        last: shown.last,
        active: false,
        language,
      })}
    </div>`;
  }
}

customElements.define('tab-node-board', NodeBoard);
