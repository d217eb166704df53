/** The state of a game on the page, and the requests that change it. */
import {GameConnection} from '/game-connection.js';
import {
  hasSameMoves,
  isComputerMove,
  isSamePosition,
  keptBots,
  plyToUndo,
} from '/games.js';
import {isHuman} from '/players.js';
import {GameSessionState} from '/pages/session-state.js';
import {pauseBetweenMoves} from '/panels/controls.js';
import {playSound} from '/panels/sound.js';
import {refusalText} from '/panels/standing.js';
import {post} from '/api.js';
import {navigate} from '/element.js';
import {t} from '/texts.js';

/** How many lines the analysis shows. */
const LINES = 3;

/** A reactive controller for one game: what the user and the server do to it. */
export class GameSessionController extends GameSessionState {
  constructor(host) {
    super(host);
    this.connection = new GameConnection(host, this);
    host.addController(this);
  }

  hostDisconnected() {
    clearTimeout(this.moveTimer);
    this.connection.close();
  }

  /** Opens a game, or loads it again in another language. */
  open(id) {
    this.set({error: undefined, game: this.game?.id === id ? this.game : undefined});
    this.connection.open(id);
  }

  load() {
    this.connection.load();
  }

  /** Changes the game on the server. */
  change(path, body) {
    this.set({error: undefined, refusal: undefined});
    this.connection.change(path, {...body, ply: this.game.ply});
  }

  /**
   * Shows the game that a request of this page returned, unless a newer one is shown. If the same
   * change was already shown, it still is this page that lets the computer reply.
   *
   * @param isReload whether the game is shown anew even if it has not changed
   */
  accept(game, isReload = false) {
    const age = this.game?.id === game.id ? game.version - this.game.version : 1;
    if (age > 0 || (age === 0 && isReload)) {
      this.show(game);
    } else if (age === 0) {
      this.continueGame();
    }
  }

  /**
   * Shows a change that somebody made. It is not this page that lets the computer reply, but the
   * one that made the change.
   */
  receiveChange(game) {
    if (game.version <= this.game.version) {
      return;
    }
    if (isSamePosition(this.game, game)) {
      this.set({game, reviews: game.reviews.length ? game.reviews : this.reviews});
      return;
    }
    clearTimeout(this.moveTimer);
    if (this.task !== 'review' && (this.task || this.isAnalysing)) {
      this.connection.send({do: 'stop'});
    }
    this.show(game, false);
  }

  show(game, isContinuing = true) {
    const before = this.game;
    if (before?.id === game.id && game.ply === before.ply + 1) {
      playSound(game.moves[game.ply - 1].side, game.over);
    }
    if (!hasSameMoves(before, game)) {
      this.reviews = game.reviews;
      this.stopReview();
    }
    this.set({
      game,
      task: this.task === 'review' ? 'review' : undefined,
      hint: undefined,
      refusal: undefined,
      pointed: undefined,
      looked: undefined,
      thinking: undefined,
      report: undefined,
      lines: undefined,
      bots: keptBots(this.bots, before, game),
    });
    if (isContinuing) {
      this.continueGame();
    }
    this.analyse();
  }

  stopReview() {
    if (this.task === 'review') {
      this.task = undefined;
      this.connection.send({do: 'stop'});
    }
  }

  /** Lets the computer move if it is its turn. */
  continueGame() {
    clearTimeout(this.moveTimer);
    if (!this.isBusy) {
      return;
    }
    const {players, ply} = this.game;
    const isMixed = this.game.duel && players.some(isHuman);
    const pause = isMixed || ply === 0 ? 0 : pauseBetweenMoves();
    if (pause > 0) {
      this.moveTimer = setTimeout(() => this.start('move'), pause);
    } else {
      this.start('move');
    }
  }

  /** Applies another pause between moves, but does not repeat a move that the server computes. */
  changeSpeed() {
    if (this.task !== 'move') {
      this.continueGame();
    }
  }

  start(task) {
    this.set({task, thinking: undefined});
    this.connection.send({do: task, ply: this.game.ply});
  }

  /** Starts the analysis if the user wants it and no other task is running. */
  analyse() {
    const {duel, over, ply} = this.game;
    if (this.isAnalysing && duel && !over && !this.isBusy && !this.task) {
      this.connection.send({do: 'analyse', ply, lines: LINES});
    }
  }

  toggleAnalysis() {
    this.set({isAnalysing: !this.isAnalysing});
    if (this.isAnalysing) {
      this.analyse();
    } else if (!this.isBusy && !this.task) {
      this.connection.send({do: 'stop'});
    }
  }

  /** Handles an event of the socket. */
  receive({event, ...data}) {
    const handlers = {
      thinking: () => this.set({thinking: data, report: data}),
      bot: () => this.receiveBot(data),
      lines: () => this.set({lines: data.lines}),
      hint: () => this.set({hint: data.move}),
      review: () => this.set({reviews: Object.assign([...this.reviews], {[data.ply]: data})}),
      game: () => this.accept(data.game),
      change: () => this.receiveChange(data.game),
      idle: () => this.finish(),
      fault: () => {
        // Another page of this game may have made the computer's move first.
        const isOutdated = data.status === 409 && this.task === 'move' && this.game.duel;
        this.finish();
        this.set({error: isOutdated ? undefined : data.error, isWatching: false});
      },
      closed: () => this.set({task: undefined, thinking: undefined, bots: []}),
    };
    handlers[event]?.();
  }

  /** Shows what a bot reports, and since when it thinks by the clock of this browser. */
  receiveBot(bot) {
    const since = performance.now() - bot.millis;
    this.set({bots: Object.assign([...this.bots], {[bot.side]: {...bot, since}})});
  }

  /** Ends the current task; a hint or a review interrupted the analysis. */
  finish() {
    const {task} = this;
    this.set({task: undefined, thinking: undefined});
    if (task === 'hint' || task === 'review') {
      this.analyse();
    }
  }

  /** Plays a move. Until the page shows its result, the next one would be for the same position. */
  move(text) {
    if (this.connection.isPending && this.movedFrom === this.game) {
      return;
    }
    this.movedFrom = this.game;
    this.change('moves', {move: text});
  }

  /** Says why a click on the board did nothing. */
  refuse(reason) {
    this.set({refusal: refusalText(this, reason)});
  }

  /** Starts the same game again; the players of a game for two change sides. */
  async rematch() {
    const {world, variant, duel, players, start} = this.game;
    const again = duel ? [...players].reverse() : players;
    try {
      const {id} = await post('/games', {world, variant, duel, players: again, position: start});
      navigate(`/game/${id}`);
    } catch (error) {
      this.set({error: error.message || t('fault.away')});
    }
  }

  /** Goes back or forward to a ply. */
  goTo(to, isPausing = true) {
    const {ply, players, moves} = this.game;
    if (!this.isOwner || to < 0 || to > moves.length || to === ply) {
      return;
    }
    clearTimeout(this.moveTimer);
    this.isPaused = isPausing && !players.every(isHuman);
    if (this.task !== 'review') {
      this.connection.send({do: 'stop'});
    }
    this.change('ply', {to});
  }

  /** Undoes the last move of a human and all later ones; one move if only computers play. */
  undo() {
    const to = plyToUndo(this.game);
    this.goTo(to, to < 0 || isComputerMove(this.game, to));
  }

  redo() {
    this.goTo(this.game.ply + 1);
  }

  showHint() {
    if (!this.game.over && !this.isBusy) {
      this.start('hint');
    }
  }

  /** Lets a solver play the puzzle move by move, or stops it. */
  toggleWatching() {
    this.set({isWatching: !this.isWatching});
    if (this.isWatching) {
      this.continueGame();
    } else {
      clearTimeout(this.moveTimer);
      this.connection.send({do: 'stop'});
      this.set({task: undefined});
    }
  }

  togglePause() {
    this.set({isPaused: !this.isPaused});
    this.continueGame();
    if (this.isPaused) {
      this.connection.send({do: 'stop'});
    }
  }

  setPlayer(side, spec) {
    const players = this.game.players.map((player, seat) => (seat === side ? spec : player));
    this.connection.send({do: 'stop'});
    this.change('players', {players});
  }
}
