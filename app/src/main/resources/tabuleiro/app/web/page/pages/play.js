/** A game: the board, who plays, the moves, and the computer's thoughts. */
import {html, nothing} from 'lit';
import {nameThePage} from '/element.js';
import {number, t} from '/texts.js';
import {drawBoard} from '/boards/boards.js';
import {GameSession} from '/pages/session.js';
import {marksOf} from '/panels/review.js';
import {seats, statusText} from '/panels/standing.js';
import '/panels/moves.js';
import '/panels/analysis.js';
import '/panels/share.js';

class Play extends GameSession {
  static properties = {worlds: {attribute: false}, flipped: {state: true}};

  constructor() {
    super();
    this.keys = event => this.key(event);
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('keydown', this.keys);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('keydown', this.keys);
  }

  updated() {
    const world = this.worlds.find(each => each.id === this.game?.world);
    if (world) {
      nameThePage(t('play.titled', world.name));
    }
  }

  get analysis() {
    return this.renderRoot.querySelector('tab-analysis');
  }

  key(event) {
    const typing = event.target.closest?.('input, textarea, select, dialog');
    if (!this.game || typing || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const actions = {u: () => this.undo(), r: () => this.redo(), h: () => this.showHint()};
    const action = actions[event.key];
    if (action) {
      event.preventDefault();
      action();
    }
  }

  get active() {
    return !this.game.over && !this.isComputer(this.game) && !this.isAway;
  }

  render() {
    if (!this.game) {
      return this.fault
        ? html`<h1>${t('play.none')}</h1>
            <p class="fault" role="alert">${this.fault}</p>
            <p><a href="/play">${t('play.another')}</a></p>`
        : html`<p>${t('play.loading')}</p>
            ${this.away()}`;
    }
    const game = this.game;
    const world = this.worlds.find(each => each.id === game.world);
    return html`
      <div class="row title-row">
        <h1 class="small">${world?.name ?? game.world}</h1>
        <a href="/rules/${game.world}">${t('home.rules')}</a>
      </div>
      <div class="table">
        <section class="board" aria-label=${t('play.board')} data-testid="board">
          ${game.duel
            ? seats(game, world, (side, spec) => this.setPlayer(side, spec))
            : nothing}
          ${this.board()}
          <p
            class="status ${game.over ? 'result' : ''}"
            role="status"
            aria-live="polite"
            data-testid="status"
          >
            ${statusText(this)}
          </p>
          ${this.progress()}
          ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
          ${this.away()}
          <tab-controls
            .game=${game}
            .busy=${this.isBusy}
            .paused=${Boolean(this.paused)}
            .flipped=${Boolean(this.flipped)}
            .language=${this.language}
            @undo=${this.undo}
            @redo=${this.redo}
            @hint=${this.showHint}
            @pause=${this.togglePause}
            @flip=${() => (this.flipped = !this.flipped)}
            @pace=${this.goOn}
          ></tab-controls>
        </section>
        <aside class="beside">${this.panels(game)}</aside>
      </div>
    `;
  }

  panels(game) {
    const {language, live} = this;
    return html`
      <tab-analysis
        .game=${game}
        .live=${live}
        .looked=${this.looked}
        .busy=${this.isBusy}
        .language=${language}
        @mark=${event => (this.pointed = event.detail)}
      ></tab-analysis>
      <tab-moves
        .moves=${game.moves}
        .ply=${game.ply}
        .marks=${marksOf(game, this.reviews)}
        .language=${language}
        @goto=${event => this.goTo(event.detail)}
      ></tab-moves>
      <tab-review
        .game=${game}
        .reviews=${this.reviews}
        .running=${this.asked === 'review'}
        .language=${language}
        @goto=${event => this.goTo(event.detail)}
        @review=${this.review}
      ></tab-review>
      <tab-share .game=${game} .language=${language}></tab-share>
    `;
  }

  /** What the computer has found so far; too quick to be read aloud. */
  progress() {
    const {thinking, asked} = this;
    const isShown = thinking?.depth && (asked === 'move' || asked === 'hint');
    return html`<p class="progress quiet-text">
      ${isShown
        ? t('play.thinking', thinking.depth, number(thinking.nodes), number(thinking.value, 1))
        : nothing}
    </p>`;
  }

  /** What is said while the server is silent. */
  away() {
    return this.isAway
      ? html`<p class="fault" role="alert" data-testid="away">
          ${t('fault.away')} ${t('play.retrying')}
          <button @click=${this.recover}>${t('play.retry')}</button>
        </p>`
      : nothing;
  }

  board() {
    const {game, flipped, language} = this;
    const last = game.ply > 0 ? game.moves[game.ply - 1].at : undefined;
    return drawBoard(game, {
      picture: game.picture,
      legal: game.legal,
      moves: game.moves.slice(0, game.ply),
      last,
      marked: this.pointed ?? this.hint,
      active: this.active,
      flipped,
      language,
      move: text => this.move(text),
      look: text => (this.looked = text),
    });
  }
}

customElements.define('tab-play', Play);
