/** A game: the board, who plays, the moves, and the computer's thoughts. */
import {html, nothing} from 'lit';
import {Part, go} from '/element.js';
import {Live, get, post} from '/api.js';
import {number, t} from '/texts.js';
import {drawBoard, loadBoard} from '/boards/boards.js';
import '/panels/moves.js';
import '/panels/analysis.js';

class Play extends Part {
  static properties = {
    worlds: {attribute: false},
    gameId: {attribute: false},
    language: {attribute: false},
    game: {state: true},
    thinking: {state: true},
    fault: {state: true},
    hint: {state: true},
    looked: {state: true},
    flipped: {state: true},
    paused: {state: true},
  };

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

  /** Does something that the server may refuse. */
  async attempt(work) {
    try {
      this.fault = undefined;
      await work();
    } catch (fault) {
      this.fault = fault.message || t('fault.away');
      if (fault.status === 409) {
        this.show(await get(`/games/${this.gameId}`));
      }
    }
  }

  async show(game) {
    await loadBoard(game.board);
    this.game = game;
    this.hint = undefined;
    this.thinking = undefined;
    this.looked = undefined;
    this.asked = undefined;
    if (!this.paused && !game.over && this.isComputer(game)) {
      this.think();
    }
  }

  isComputer(game) {
    return game.duel && game.players[game.turn] !== 'human';
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
        if (this.asked === 'hint') {
          this.hint = event.move;
        }
        break;
      case 'game':
        this.show(event.game);
        break;
      case 'fault':
        this.thinking = undefined;
        this.fault = event.error;
        break;
      case 'idle':
      case 'gone':
        this.thinking = undefined;
        break;
      default:
    }
    this.renderRoot.querySelector('tab-analysis')?.hear(event);
  }

  move(text) {
    const {id, ply} = this.game;
    return this.attempt(async () => this.show(await post(`/games/${id}/moves`, {move: text, ply})));
  }

  /** Takes back to, or makes again up to, a ply. */
  goTo(to) {
    const {id, ply} = this.game;
    if (to < 0 || to > this.game.moves.length || to === ply) {
      return undefined;
    }
    this.paused = this.game.players.some(player => player !== 'human');
    this.live.ask({do: 'stop'});
    return this.attempt(async () => this.show(await post(`/games/${id}/ply`, {to, ply})));
  }

  /** Back to where a person moved last; one move if no person plays. */
  undo() {
    const {moves, players, ply, duel} = this.game;
    let to = ply - 1;
    while (duel && to > 0 && players.includes('human') && players[moves[to].side] !== 'human') {
      to--;
    }
    this.goTo(to).then(() => (this.paused = !players.includes('human')));
  }

  redo() {
    this.goTo(this.game.ply + 1);
  }

  showHint() {
    this.asked = 'hint';
    if (this.game.duel) {
      this.live.ask({do: 'analyse', ply: this.game.ply, lines: 1});
      setTimeout(() => this.asked === 'hint' && this.live.ask({do: 'stop'}), 1500);
    } else {
      this.live.ask({do: 'hint', ply: this.game.ply});
    }
  }

  togglePause() {
    this.paused = !this.paused;
    if (this.paused) {
      this.live.ask({do: 'stop'});
    } else if (!this.game.over && this.isComputer(this.game)) {
      this.think();
    }
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
    return !this.game.over && !this.isComputer(this.game);
  }

  render() {
    if (!this.game) {
      return this.fault
        ? html`<h1>${t('play.none')}</h1>
            <p class="fault" role="alert">${this.fault}</p>
            <p><a href="/play">${t('play.another')}</a></p>`
        : html`<p>${t('play.loading')}</p>`;
    }
    const game = this.game;
    const world = this.worlds.find(each => each.id === game.world);
    return html`
      <h1 class="small">${world?.name ?? game.world}</h1>
      <div class="table">
        <section class="board" aria-label=${t('play.board')} data-testid="board">
          ${this.seats()} ${this.board()}
          <p class="status" role="status" aria-live="polite" data-testid="status">
            ${this.status()}
          </p>
          ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
          ${this.controls()}
        </section>
        <aside class="beside">
          <tab-moves
            .moves=${game.moves}
            .ply=${game.ply}
            .language=${this.language}
            @goto=${event => this.goTo(event.detail)}
          ></tab-moves>
          <tab-analysis
            .game=${game}
            .live=${this.live}
            .looked=${this.looked}
            .language=${this.language}
            @mark=${event => (this.hint = event.detail)}
          ></tab-analysis>
        </aside>
      </div>
    `;
  }

  seats() {
    const {players, turn, over, duel} = this.game;
    if (!duel) {
      return nothing;
    }
    return html`<ol class="seats">
      ${players.map(
        (player, side) => html`<li
          class="seat side-${side} ${side === turn && !over ? 'turn' : ''}"
        >
          <span class="dot" aria-hidden="true"></span>
          ${t(side === 0 ? 'play.player1' : 'play.player2')}:
          ${player === 'human' ? t('player.human') : player}
        </li>`,
      )}
    </ol>`;
  }

  board() {
    const {game, flipped, language} = this;
    const last = game.ply > 0 ? game.moves[game.ply - 1].at : undefined;
    return drawBoard(game.board, {
      picture: game.picture,
      legal: game.legal,
      moves: game.moves.slice(0, game.ply),
      last,
      marked: this.hint,
      active: this.active,
      flipped,
      language,
      move: text => this.move(text),
      look: text => (this.looked = text),
    });
  }

  status() {
    const {game, thinking} = this;
    if (game.over) {
      return this.result();
    }
    if (thinking && this.asked === 'move') {
      return thinking.depth
        ? t('play.thinking', thinking.depth, number(thinking.nodes), number(thinking.value, 1))
        : t('play.thinkingFirst');
    }
    if (this.hint) {
      return t('play.hinted', this.hint);
    }
    if (!game.duel) {
      return t('play.points', game.points);
    }
    return t(game.turn === 0 ? 'play.turn1' : 'play.turn2');
  }

  result() {
    const {game} = this;
    if (!game.duel) {
      return game.solved ? t('play.solved', game.points) : t('play.lost', game.points);
    }
    if (game.margin === 0) {
      return t('play.draw');
    }
    return t(game.margin > 0 ? 'play.won1' : 'play.won2', Math.abs(game.margin));
  }

  controls() {
    const {game} = this;
    const watching = game.duel && game.players.some(player => player !== 'human');
    return html`<div class="controls" role="group" aria-label=${t('play.controls')}>
      <button ?disabled=${game.ply === 0} @click=${this.undo} data-testid="undo">
        ${t('play.undo')}
      </button>
      <button
        ?disabled=${game.ply === game.moves.length}
        @click=${this.redo}
        data-testid="redo"
      >
        ${t('play.redo')}
      </button>
      <button ?disabled=${game.over} @click=${this.showHint} data-testid="hint">
        ${t('play.hint')}
      </button>
      ${watching
        ? html`<button aria-pressed=${Boolean(this.paused)} @click=${this.togglePause}>
            ${this.paused ? t('play.resume') : t('play.pause')}
          </button>`
        : nothing}
      <button aria-pressed=${Boolean(this.flipped)} @click=${() => (this.flipped = !this.flipped)}>
        ${t('play.flip')}
      </button>
      <button @click=${() => go(`/play/${game.world}`)}>${t('play.new')}</button>
    </div>`;
  }
}

customElements.define('tab-play', Play);
