/** The state of a game on the page, and the requests that change it. */
import {GameSocket, get, post} from '/api.js';
import {LatestRequest} from '/latest-request.js';
import {isHuman} from '/players.js';
import {loadBoard} from '/boards/boards.js';
import {pauseBetweenMoves} from '/panels/controls.js';
import {playSound} from '/panels/sound.js';

/** Milliseconds before the first retry if the server does not respond, and at most. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 8000;

/** How many lines the analysis shows. */
const LINES = 3;

/**
 * A reactive controller for one game:
 *
 *   game          the game as the server sent it
 *   task          what the server computes: 'move', 'hint', 'review', or undefined
 *   thinking      the last report of the current task
 *   report        the last report of any search of this position
 *   lines         the best lines that the analysis found
 *   isAnalysing   whether the user switched the analysis on
 *   isPaused      whether the user paused the computer players
 *   isAway        whether the server does not respond
 *   error         a message about the last request, if the server refused it
 *   hint          the text of the suggested move
 *   pointed       the text of the move that the user points at in the lines
 *   looked        the text of the move that the user points at on the board
 *   reviews       the reviewed moves by ply
 */
export class GameSessionController {
  reviews = [];

  constructor(host) {
    this.host = host;
    this.request = new LatestRequest(host);
    host.addController(this);
  }

  hostDisconnected() {
    clearTimeout(this.moveTimer);
    clearTimeout(this.retryTimer);
    this.socket?.close();
  }

  set(changes) {
    Object.assign(this, changes);
    this.host.requestUpdate();
  }

  /** Opens a game, or loads it again in another language. */
  open(id) {
    this.socket?.close();
    this.socket = new GameSocket(id, event => this.receive(event));
    this.id = id;
    this.set({error: undefined, game: this.game?.id === id ? this.game : undefined});
    this.load();
  }

  load() {
    clearTimeout(this.retryTimer);
    this.isLoading = true;
    this.update(
      signal => get(`/games/${this.id}`, {signal}),
      error => this.fail(error),
    );
  }

  /** Changes the game on the server. If the server refuses it, the page may be out of date. */
  change(path, body) {
    const {id, ply} = this.game;
    this.isLoading = false;
    this.set({error: undefined});
    this.update(
      () => post(`/games/${id}/${path}`, {...body, ply}),
      error => {
        this.fail(error);
        if (!this.isAway) {
          this.load();
        }
      },
    );
  }

  /** Shows the game that a request returns. */
  update(load, fail) {
    this.request.run(
      async signal => {
        const game = await load(signal);
        await loadBoard(game);
        return game;
      },
      game => {
        this.wait = undefined;
        this.isAway = false;
        this.show(game);
      },
      fail,
    );
  }

  fail({status, message}) {
    if (status === 0) {
      this.wait = Math.min(LONGEST_WAIT, this.wait ? 2 * this.wait : FIRST_WAIT);
      clearTimeout(this.retryTimer);
      this.retryTimer = setTimeout(() => this.load(), this.wait);
      this.set({isAway: true});
    } else {
      this.set({isAway: false, error: message});
    }
  }

  show(game) {
    const before = this.game;
    if (before?.id === game.id && game.ply === before.ply + 1) {
      playSound(game.moves[game.ply - 1].side, game.over);
    }
    if (!hasSameMoves(before, game)) {
      this.reviews = [];
      this.stopReview();
    }
    this.set({
      game,
      task: this.task === 'review' ? 'review' : undefined,
      hint: undefined,
      pointed: undefined,
      looked: undefined,
      thinking: undefined,
      report: undefined,
      lines: undefined,
    });
    this.continueGame();
    this.analyse();
  }

  stopReview() {
    if (this.task === 'review') {
      this.task = undefined;
      this.socket.send({do: 'stop'});
    }
  }

  get isComputerTurn() {
    return this.game.duel && !isHuman(this.game.players[this.game.turn]);
  }

  /** Whether the computer is about to move, so that the server computes nothing else. */
  get isBusy() {
    return !this.isPaused && !this.game.over && this.isComputerTurn;
  }

  /** Whether the user may move. */
  get isActive() {
    return !this.game.over && !this.isComputerTurn && !this.isAway;
  }

  /** Lets the computer move if it is its turn. */
  continueGame() {
    clearTimeout(this.moveTimer);
    if (!this.isBusy) {
      return;
    }
    const {players, ply} = this.game;
    const pause = players.some(isHuman) || ply === 0 ? 0 : pauseBetweenMoves();
    if (pause > 0) {
      this.moveTimer = setTimeout(() => this.start('move'), pause);
    } else {
      this.start('move');
    }
  }

  start(task) {
    this.set({task, thinking: undefined});
    this.socket.send({do: task, ply: this.game.ply});
  }

  /** Starts the analysis if the user wants it and no other task is running. */
  analyse() {
    const {duel, over, ply} = this.game;
    if (this.isAnalysing && duel && !over && !this.isBusy && !this.task) {
      this.socket.send({do: 'analyse', ply, lines: LINES});
    }
  }

  toggleAnalysis() {
    this.set({isAnalysing: !this.isAnalysing});
    if (this.isAnalysing) {
      this.analyse();
    } else if (!this.isBusy && !this.task) {
      this.socket.send({do: 'stop'});
    }
  }

  /** Handles an event of the socket. */
  receive({event, ...data}) {
    const handlers = {
      thinking: () => this.set({thinking: data, report: data}),
      lines: () => this.set({lines: data.lines}),
      hint: () => this.set({hint: data.move}),
      review: () => this.set({reviews: Object.assign([...this.reviews], {[data.ply]: data})}),
      game: () => this.receiveGame(data.game),
      idle: () => this.finish(),
      fault: () => {
        this.finish();
        this.set({error: data.error});
      },
      closed: () => {
        this.set({task: undefined, thinking: undefined});
        if (!this.request.isPending) {
          this.load();
        }
      },
    };
    handlers[event]?.();
  }

  /** Shows the computer's move. A game that is being loaded may be older, so it is loaded again. */
  receiveGame(game) {
    this.show(game);
    if (this.request.isPending && this.isLoading) {
      this.load();
    }
  }

  /** Ends the current task; a hint or a review interrupted the analysis. */
  finish() {
    const {task} = this;
    this.set({task: undefined, thinking: undefined});
    if (task === 'hint' || task === 'review') {
      this.analyse();
    }
  }

  move(text) {
    this.change('moves', {move: text});
  }

  /** Goes back or forward to a ply. */
  goTo(to, isPausing = true) {
    const {ply, players, moves} = this.game;
    if (to < 0 || to > moves.length || to === ply) {
      return;
    }
    clearTimeout(this.moveTimer);
    this.isPaused = isPausing && !players.every(isHuman);
    if (this.task !== 'review') {
      this.socket.send({do: 'stop'});
    }
    this.change('ply', {to});
  }

  /** Goes back to the last move of a person; by one move if only computers play. */
  undo() {
    const {moves, players, ply, duel} = this.game;
    const isComputers = ply => duel && !isHuman(players[moves[ply].side]);
    let to = ply - 1;
    while (players.some(isHuman) && to > 0 && isComputers(to)) {
      to--;
    }
    this.goTo(to, to < 0 || isComputers(to));
  }

  redo() {
    this.goTo(this.game.ply + 1);
  }

  showHint() {
    if (!this.game.over && !this.isBusy) {
      this.start('hint');
    }
  }

  togglePause() {
    this.set({isPaused: !this.isPaused});
    this.continueGame();
    if (this.isPaused) {
      this.socket.send({do: 'stop'});
    }
  }

  setPlayer(side, spec) {
    const players = this.game.players.map((player, seat) => (seat === side ? spec : player));
    this.socket.send({do: 'stop'});
    this.change('players', {players});
  }
}

/** Whether the reviews of one game are valid for another. */
function hasSameMoves(before, game) {
  return (
    before?.id === game.id &&
    before.moves.length === game.moves.length &&
    before.moves.every((move, ply) => move.text === game.moves[ply].text)
  );
}
