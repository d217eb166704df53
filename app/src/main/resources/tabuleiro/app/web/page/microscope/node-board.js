/** The board of the current node. Boards are fetched one at a time and kept. */
import {html, nothing} from 'lit';
import {PageElement} from '/element.js';
import {post} from '/api.js';
import {LatestRequest} from '/latest-request.js';
import {t} from '/texts.js';
import {drawBoard, loadBoard} from '/boards/boards.js';

const MOST_KEPT = 500;

/**
 *   .subject   world, variant and duel, as the server expects them
 *   .model     the search
 *   .node      the node to show
 */
class NodeBoard extends PageElement {
  static properties = {
    subject: {attribute: false},
    model: {attribute: false},
    node: {attribute: false},
    shown: {state: true},
  };

  kept = new Map();
  request = new LatestRequest(this);

  willUpdate(changed) {
    if (changed.has('model') || changed.has('language')) {
      this.kept.clear();
      this.request.cancel();
      this.failed = undefined;
      this.shown = changed.has('model') ? undefined : this.shown;
    }
    this.shown = this.kept.get(this.node) ?? this.shown;
    this.fetch();
  }

  /** Nodes change faster than the server responds, so a running request is not replaced. */
  fetch() {
    const {node} = this;
    if (this.request.isPending || this.kept.has(node) || this.failed === node) {
      return;
    }
    this.request.run(
      signal => this.load(node, signal),
      state => {
        this.keep(node, state);
        this.fetch();
      },
      () => {
        this.failed = node;
        this.fetch();
      },
    );
  }

  async load(node, signal) {
    const {subject, model} = this;
    const request = {...subject, start: model.answer.start, moves: model.movesTo(node)};
    const state = await post('/states', request, signal);
    await loadBoard(state);
    return state;
  }

  /** While no board of the current node is kept, the board of an earlier one is shown. */
  keep(node, state) {
    if (this.kept.size >= MOST_KEPT) {
      this.kept.delete(this.kept.keys().next().value);
    }
    this.kept.set(node, state);
    this.failed = undefined;
    this.shown = this.kept.get(this.node) ?? state;
  }

  render() {
    const {shown} = this;
    return shown
      ? html`<div class="node-board" role="group" aria-label=${t('micro.board')}>
          ${drawBoard(shown, {legal: [], moves: [], last: shown.last})}
        </div>`
      : nothing;
  }
}

customElements.define('tab-node-board', NodeBoard);
