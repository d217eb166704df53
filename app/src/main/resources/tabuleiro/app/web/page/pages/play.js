/** A game: the board, who plays, the moves, and the computer's thoughts. */
import {html, nothing} from 'lit';
import {Part} from '/element.js';
import {Live, get, post} from '/api.js';
import {t} from '/texts.js';
import {isHuman} from '/players.js';
import {drawBoard, loadBoard} from '/boards/boards.js';
import {pauseBetween} from '/panels/controls.js';
import {marksOf} from '/panels/review.js';
import {seats, statusText} from '/panels/standing.js';
import {playSound} from '/panels/sound.js';
import '/panels/moves.js';
import '/panels/analysis.js';
import '/panels/share.js';

/** How long to wait before asking a silent server again, at most. */
const LONGEST_WAIT = 8000;

class Play extends Part {
  static properties = {
    worlds: {attribute: false},
    gameId: {attribute: false},
    language: {attribute: false},
    game: {state: true},
    thinking: {state: true},
    asked: {state: true},
    fault: {state: true},
    isAway: {state: true},
    hint: {state: true},
    pointed: {state: true},
    looked: {state: true},
    flipped: {state: true},
    paused: {state: true},
    reviews: {state: true},
  };

  constructor() {
    super();
    this.keys = event => this.key(event);
    this.reviews = [];
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('keydown', this.keys);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('keydown', this.keys);
    clearTimeout(this.pause);
    clearTimeout(this.retry);
    this.live?.close();
  }

  willUpdate(changed) {
    if (changed.has('gameId') || changed.has('language')) {
      this.load();
    }
  }

  async load() {
    this.live?.close();
    this.live = new Live(this.gameId, event => this.hear(event));
    await this.attempt(async () => this.show(await get(`/games/${this.gameId}`)));
  }

  /** Does something that the server may refuse or not answer at all. */
  async attempt(work) {
    try {
      this.fault = undefined;
      await work();
      this.isAway = false;
    } catch (fault) {
      if (fault.status === 0) {
        this.lose();
        return;
      }
      this.fault = fault.message;
      if (fault.status === 409) {
        this.show(await get(`/games/${this.gameId}`));
      }
    }
  }

  /** The server is silent: asks for the game again and again, more and more patiently. */
  lose() {
    this.isAway = true;
    this.wait = Math.min(LONGEST_WAIT, 2 * (this.wait ?? 500));
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.recover(), this.wait);
  }

  async recover() {
    clearTimeout(this.retry);
    try {
      const game = await get(`/games/${this.gameId}`);
      this.isAway = false;
      this.wait = undefined;
      await this.show(game);
    } catch (fault) {
      if (fault.status === 0) {
        this.lose();
      } else {
        this.isAway = false;
        this.fault = fault.message;
      }
    }
  }

  async show(game) {
    await loadBoard(game.board);
    const before = this.game;
    if (before?.id === game.id && game.ply === before.ply + 1) {
      playSound(game.moves[game.ply - 1].side, game.over);
    }
    if (!isSameGame(before, game)) {
      this.reviews = [];
    }
    this.game = game;
    this.hint = undefined;
    this.pointed = undefined;
    this.thinking = undefined;
    this.looked = undefined;
    this.asked = this.asked === 'review' ? 'review' : undefined;
    this.goOn();
  }

  /** Lets the computer move where it is its turn. */
  goOn() {
    clearTimeout(this.pause);
    const {game} = this;
    if (this.paused || game.over || !this.isComputer(game)) {
      return;
    }
    const isWatched = !game.players.some(isHuman) && game.ply > 0;
    if (isWatched && pauseBetween() > 0) {
      this.pause = setTimeout(() => this.think(), pauseBetween());
    } else {
      this.think();
    }
  }

  isComputer(game) {
    return game.duel && !isHuman(game.players[game.turn]);
  }

  /** Whether the computer is to move now, so that nothing else may be thought about. */
  get isBusy() {
    return !this.paused && !this.game.over && this.isComputer(this.game);
  }

  think() {
    this.asked = 'move';
    this.thinking = {};
    this.live.ask({do: 'move', ply: this.game.ply});
  }

  hear(event) {
    switch (event.event) {
      case 'thinking':
        this.thinking = event;
        break;
      case 'hint':
        this.hint = event.move;
        break;
      case 'review':
        this.reviews = Object.assign([...this.reviews], {[event.ply]: event});
        break;
      case 'game':
        this.show(event.game);
        break;
      case 'fault':
        this.rest();
        this.fault = event.error;
        break;
      case 'idle':
        this.rest();
        break;
      case 'gone':
        this.rest();
        this.recover();
        break;
      default:
    }
    this.analysis?.hear(event);
  }

  get analysis() {
    return this.renderRoot.querySelector('tab-analysis');
  }

  /** Nothing is thought about any more; an analysis that a hint broke off goes on. */
  rest() {
    const was = this.asked;
    this.thinking = undefined;
    this.asked = undefined;
    if (was === 'hint') {
      this.analysis?.resume();
    }
  }

  move(text) {
    const {id, ply} = this.game;
    return this.attempt(async () => this.show(await post(`/games/${id}/moves`, {move: text, ply})));
  }

  /** Takes back to, or makes again up to, a ply. */
  goTo(to, isPaused = true) {
    const {id, ply, players, moves} = this.game;
    if (to < 0 || to > moves.length || to === ply) {
      return;
    }
    clearTimeout(this.pause);
    this.paused = isPaused && players.some(player => !isHuman(player));
    if (this.asked !== 'review') {
      this.live.ask({do: 'stop'});
    }
    this.attempt(async () => this.show(await post(`/games/${id}/ply`, {to, ply})));
  }

  /** Back to where a person moved last; one move if no person plays. */
  undo() {
    const {moves, players, ply, duel} = this.game;
    const hasPerson = !duel || players.some(isHuman);
    let to = ply - 1;
    while (duel && hasPerson && to > 0 && !isHuman(players[moves[to].side])) {
      to--;
    }
    const isTurn = !duel || (to >= 0 && isHuman(players[moves[to].side]));
    this.goTo(to, !isTurn);
  }

  redo() {
    this.goTo(this.game.ply + 1);
  }

  showHint() {
    if (this.game.over || this.isBusy) {
      return;
    }
    this.asked = 'hint';
    this.thinking = {};
    this.live.ask({do: 'hint', ply: this.game.ply});
  }

  review() {
    this.asked = 'review';
    this.live.ask({do: 'review', ply: this.game.ply});
  }

  togglePause() {
    this.paused = !this.paused;
    clearTimeout(this.pause);
    if (this.paused) {
      this.live.ask({do: 'stop'});
    } else {
      this.goOn();
    }
  }

  setPlayer(side, spec) {
    const {id, ply, players} = this.game;
    const next = players.map((player, seat) => (seat === side ? spec : player));
    this.live.ask({do: 'stop'});
    this.attempt(async () =>
      this.show(await post(`/games/${id}/players`, {players: next, ply})),
    );
  }

  key(event) {
    const typing = event.target.closest?.('input, textarea, select');
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
            ? seats(game, world?.players, (side, spec) => this.setPlayer(side, spec))
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
    return drawBoard(game.board, {
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

/** Whether what was found out about one game holds for another. */
function isSameGame(before, game) {
  return (
    before?.id === game.id &&
    before.moves.length === game.moves.length &&
    before.moves.every((move, ply) => move.text === game.moves[ply].text)
  );
}

customElements.define('tab-play', Play);
