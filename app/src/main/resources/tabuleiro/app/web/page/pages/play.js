/** A game: the board, the players, the moves, and the panels beside the board. */
import {html, nothing} from 'lit';
import {PageElement, listen, runShortcut, setPageTitle} from '/element.js';
import {errorMessage} from '/fields.js';
import {boardText, number, points, t} from '/texts.js';
import {drawBoard} from '/boards/boards.js';
import {focusKeyBoard, passArrowKey} from '/boards/key-boards.js';
import {GameSessionController} from '/pages/session.js';
import {marksOf} from '/panels/review.js';
import {
  announcement,
  awayMessage,
  ending,
  problems,
  seats,
  statusText,
} from '/panels/standing.js';
import '/panels/analysis.js';
import '/panels/bots.js';
import '/panels/controls.js';
import '/panels/failure.js';
import '/panels/invite.js';
import '/panels/moves.js';
import '/panels/projector-button.js';
import '/panels/share.js';

class PlayPage extends PageElement {
  static properties = {
    worlds: {attribute: false},
    gameId: {attribute: false},
    flipped: {state: true},
  };

  session = new GameSessionController(this);

  constructor() {
    super();
    listen(this, window, {keydown: event => this.handleKey(event)});
  }

  get world() {
    return this.worlds.find(each => each.id === this.session.game?.world);
  }

  willUpdate(changed) {
    if (changed.has('gameId') || changed.has('language')) {
      this.session.open(this.gameId);
    }
  }

  updated() {
    this.focusKeys();
    this.showEnd();
    setPageTitle(this.world && t('play.titled', this.world.name));
  }

  /** A board that is played by keys alone gets the focus when it appears. */
  focusKeys() {
    const {game} = this.session;
    if (game && this.focusedGame !== game.id) {
      this.focusedGame = game.id;
      focusKeyBoard(this.renderRoot.querySelector('.board'));
    }
  }

  /** Scrolls to the result when a move ends the game: the board may fill the screen of a phone. */
  showEnd() {
    const {game} = this.session;
    const before = this.shownGame;
    this.shownGame = game;
    const isMove = before && before.id === game?.id && before.moves.length < game.moves.length;
    if (isMove && game.over) {
      this.renderRoot.querySelector('.standing').scrollIntoView({block: 'nearest'});
    }
  }

  handleKey(event) {
    const {session} = this;
    if (session.game && !event.target.closest?.('input, textarea, select, dialog')) {
      runShortcut(event, {
        u: () => session.undo(),
        r: () => session.redo(),
        h: () => session.showHint(),
      });
      passArrowKey(event, this.renderRoot.querySelector('.board'));
    }
  }

  render() {
    const {session} = this;
    const {game} = session;
    if (!game) {
      return this.loading();
    }
    return html`
      ${awayMessage(session, () => session.load())}
      <div class="table ${session.isAway ? 'lost' : ''}">
        <div class="row title-row">
          <h1 class="small">${this.world?.name ?? game.world}</h1>
          <a href="/rules/${game.world}">${t('home.rules')}</a>
          <tab-projector></tab-projector>
        </div>
        <section class="standing" aria-label=${t('play.standing')}>${this.standing(game)}</section>
        <section class="board" aria-label=${t('play.board')} data-testid="board">
          ${this.board(game)}
        </section>
        <div class="tools">${this.tools(game)}</div>
        <aside class="beside">${this.panels(game)}</aside>
      </div>
      <p class="unseen" aria-live="polite" data-testid="announced">${announcement(session)}</p>
    `;
  }

  loading() {
    const {error} = this.session;
    return error
      ? html`<h1>${t('play.none')}</h1>
          ${errorMessage(error)}
          <p><a href="/play">${t('play.another')}</a></p>`
      : html`<p>${t('play.loading')}</p>
          ${awayMessage(this.session, () => this.session.load())}`;
  }

  standing(game) {
    const {session} = this;
    const change = session.isOwner ? (side, spec) => session.setPlayer(side, spec) : undefined;
    const act = {review: () => this.review(), rematch: () => session.rematch()};
    return html`
      ${game.duel ? seats(game, this.world, change) : nothing}
      <p
        class="status ${game.over ? 'result' : ''} side-${game.turn}"
        role="status"
        aria-live="polite"
        data-testid="status"
        data-hint=${session.hint ?? nothing}
      >
        ${statusText(session)}
      </p>
      ${game.duel || game.over ? nothing : this.goal(game)}
      ${ending(session, act)} ${problems(session)} ${this.progress()}
    `;
  }

  /** What is to be done in a puzzle, in the words of the world. */
  goal({world, picture}) {
    return html`<p class="goal" data-testid="goal">
      ${boardText(world, 'goal', picture.target) ?? t('puzzle.goal')}
    </p>`;
  }

  /** Reviews the game, and shows the review, which may be below the screen. */
  async review() {
    this.session.start('review');
    await this.updateComplete;
    const review = this.renderRoot.querySelector('tab-review');
    await review.updateComplete;
    review.scrollIntoView({block: 'start'});
  }

  tools(game) {
    const {session} = this;
    return html`
      <tab-controls
        .game=${game}
        .busy=${session.isBusy}
        .paused=${Boolean(session.isPaused)}
        .flipped=${Boolean(this.flipped)}
        .owner=${session.isOwner}
        .playing=${session.isPlaying}
        .watching=${Boolean(session.isWatching)}
        @undo=${() => session.undo()}
        @redo=${() => session.redo()}
        @hint=${() => session.showHint()}
        @pause=${() => session.togglePause()}
        @watch=${() => session.toggleWatching()}
        @flip=${() => (this.flipped = !this.flipped)}
        @speed-change=${() => session.changeSpeed()}
      ></tab-controls>
      <tab-invite
        .game=${game}
        @game-change=${event => session.accept(event.detail)}
      ></tab-invite>
    `;
  }

  panels(game) {
    const {session} = this;
    const marks = marksOf(game, session.reviews);
    return html`
      ${game.failure ? html`<tab-failure .game=${game}></tab-failure>` : nothing}
      ${game.duel && !game.failure
        ? html`<tab-bots .game=${game} .bots=${session.bots}></tab-bots>`
        : nothing}
      <tab-analysis
        .game=${game}
        .report=${session.standing}
        .lines=${session.lines}
        .looked=${session.looked}
        .on=${Boolean(session.isAnalysing)}
        @analyse=${() => session.toggleAnalysis()}
        @mark=${event => session.set({pointed: event.detail})}
      ></tab-analysis>
      <tab-moves
        .game=${game}
        .moves=${game.moves}
        .ply=${game.ply}
        .marks=${marks}
        .fixed=${!session.isOwner}
        @go-to-ply=${event => session.goTo(event.detail)}
      ></tab-moves>
      <tab-review
        .game=${game}
        .reviews=${session.reviews}
        .marks=${marks}
        .running=${session.task === 'review'}
        @go-to-ply=${event => session.goTo(event.detail)}
      ></tab-review>
      <tab-share .game=${game}></tab-share>
    `;
  }

  /** The progress of the search; it changes too fast to be a live region. */
  progress() {
    const {thinking, task} = this.session;
    const isShown = thinking?.depth && (task === 'move' || task === 'hint');
    return html`<p class="progress quiet-text">
      ${isShown
        ? t('play.thinking', thinking.depth, number(thinking.nodes), points(thinking.value))
        : nothing}
    </p>`;
  }

  board(game) {
    const {session, flipped} = this;
    return drawBoard(game, {
      legal: game.legal,
      moves: game.moves.slice(0, game.ply),
      last: game.moves[game.ply - 1]?.at,
      marked: session.marked,
      line: session.pointed?.places,
      active: session.isActive,
      flipped,
      move: text => session.move(text),
      look: text => session.set({looked: text}),
      refuse: reason => session.refuse(reason),
    });
  }
}

customElements.define('tab-play', PlayPage);
