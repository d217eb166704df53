/** A game as the page follows it: what the server says, and what it is asked to do. */
import {Part} from '/element.js';
import {Live, get, post} from '/api.js';
import {isHuman} from '/players.js';
import {loadBoard} from '/boards/boards.js';
import {pauseBetween} from '/panels/controls.js';
import {playSound} from '/panels/sound.js';

/** How long to wait before asking a silent server again, at most. */
const LONGEST_WAIT = 8000;

/** The part of the play page that talks to the server; what it looks like is said by a class of it. */
export class GameSession extends Part {
  static properties = {
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
    paused: {state: true},
    reviews: {state: true},
  };

  constructor() {
    super();
    this.reviews = [];
  }

  disconnectedCallback() {
    super.disconnectedCallback();
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
    await loadBoard(game);
    const before = this.game;
    if (before?.id === game.id && game.ply === before.ply + 1) {
      playSound(game.moves[game.ply - 1].side, game.over);
    }
    if (!isSameGame(before, game)) {
      this.reviews = [];
      if (this.asked === 'review') {
        this.live.ask({do: 'stop'});
        this.asked = undefined;
      }
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
}

/** Whether what was found out about one game holds for another. */
function isSameGame(before, game) {
  return (
    before?.id === game.id &&
    before.moves.length === game.moves.length &&
    before.moves.every((move, ply) => move.text === game.moves[ply].text)
  );
}
