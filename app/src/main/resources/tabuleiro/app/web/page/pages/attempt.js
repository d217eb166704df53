/** The state of an attempt to solve a puzzle, and the requests that it needs. */
import {get, post} from '/api.js';
import {loadBoard} from '/boards/boards.js';
import {LatestRequest} from '/latest-request.js';
import {progressOf, puzzlesOf, saveProgress} from '/puzzles.js';
import {t} from '/texts.js';

/**
 * A reactive controller for one puzzle:
 *
 *   puzzle      {id, position}, and date if it is the puzzle of a day
 *   moves       the texts of the user's moves
 *   state       what is shown, as the server sent it: after the moves, or a step of the solution
 *   start       the state before the first move
 *   solution    the best solution, once it is known
 *   replay      the step of the solution that is shown; undefined while the user plays
 *   isSolving   whether the server looks for the solution
 *   isMissing   whether there is no such puzzle
 *   error       a message about the last request, if it failed
 *   refusal     why the last click on the board did nothing, if it did nothing
 */
export class PuzzleAttempt {
  constructor(host) {
    this.host = host;
    this.listRequest = new LatestRequest(host);
    this.stateRequest = new LatestRequest(host);
    this.solutionRequest = new LatestRequest(host);
    host.addController(this);
  }

  set(changes) {
    Object.assign(this, changes);
    this.host.requestUpdate();
  }

  /** Opens a puzzle, or loads it again in another language. */
  open(world, id) {
    const isSame = this.world === world && this.id === id;
    this.solutionRequest.cancel();
    this.set({world, id, error: undefined, isMissing: false, isSolving: false});
    if (!isSame) {
      this.set({puzzle: undefined, state: undefined, solution: undefined, replay: undefined});
    }
    this.listRequest.run(
      signal => get(`/worlds/${world}/puzzles`, {signal}),
      list => this.choose(list),
      error => this.fail(error),
    );
  }

  choose(list) {
    const all = puzzlesOf(list);
    const puzzle = all.find(each => each.id === this.id);
    if (!puzzle) {
      this.set({isMissing: true});
      return;
    }
    const {moves = []} = progressOf(this.world, puzzle);
    this.set({puzzle, list: all, isScored: list.scored, moves});
    this.show(this.replay === undefined ? moves : this.solution.moves.slice(0, this.replay));
  }

  get progress() {
    return progressOf(this.world, this.puzzle);
  }

  save(changes) {
    saveProgress(this.world, this.puzzle, changes);
  }

  /** The next puzzle that is not solved, in the order of the list; else the next one. */
  get next() {
    const at = this.list.findIndex(each => each.id === this.id);
    const others = [...this.list.slice(at + 1), ...this.list.slice(0, at)];
    return others.find(each => progressOf(this.world, each).best === undefined) ?? others[0];
  }

  get isActive() {
    return this.replay === undefined && !this.state.solved && !this.stateRequest.isPending;
  }

  /** What counts: the moves, or the points where all solutions have the same number of moves. */
  get value() {
    return this.isScored ? this.state.points : this.moves.length;
  }

  valueOf({points, moves}) {
    return this.isScored ? points : moves.length;
  }

  isBetter(one, other) {
    return this.isScored ? one > other : one < other;
  }

  /** The next move of the solution that is replayed. */
  get nextOfSolution() {
    return this.replay === undefined ? undefined : this.solution.moves[this.replay];
  }

  /** Loads and shows the state after some moves. */
  show(moves, changes = {}) {
    const {world, puzzle} = this;
    const ask = (texts, signal) =>
      post('/attempts', {world, position: puzzle.position, moves: texts}, signal);
    this.stateRequest.run(
      async signal => {
        const state = await ask(moves, signal);
        const start = moves.length === 0 ? state : (this.start ?? (await ask([], signal)));
        await loadBoard(state);
        return {state, start};
      },
      ({state, start}) => {
        this.set({state, start, error: undefined, refusal: undefined, ...changes});
        if (this.replay === undefined) {
          this.accept(state);
        }
      },
      error => this.failMoves(error, moves),
    );
  }

  /** Stored moves that are no longer legal are dropped. */
  failMoves(error, moves) {
    if (error.status === 400 && !this.state && moves.length > 0) {
      this.set({moves: []});
      this.show([]);
    } else {
      this.fail(error);
    }
  }

  fail(error) {
    this.set({error: error.message || t('fault.away'), isSolving: false});
  }

  /** Keeps the moves of the user; a solution is compared with the best one. */
  accept(state) {
    this.moves = state.moves.map(move => move.text);
    this.save({moves: this.moves});
    if (state.solved) {
      this.record();
      this.solve(() => this.record());
    }
  }

  /** Keeps the best result. */
  record() {
    const {best, optimal} = this.progress;
    const {value, solution} = this;
    if (best === undefined || this.isBetter(value, best) || (value === best && !optimal)) {
      const isOptimal = Boolean(solution?.proved && value === this.valueOf(solution));
      this.save({best: value, optimal: isOptimal});
    }
  }

  /** Plays a move. Until the page shows its result, the next one would be for the same position. */
  move(text) {
    if (this.isActive) {
      this.show([...this.moves, text]);
    }
  }

  /** Says why a click on the board did nothing. */
  refuse(reason) {
    if (this.replay !== undefined) {
      this.set({refusal: t('refuse.replay')});
    } else if (this.state.solved) {
      this.set({refusal: t('refuse.finished')});
    } else {
      this.set({refusal: reason});
    }
  }

  undo() {
    if (this.replay === undefined && this.moves?.length > 0) {
      this.show(this.moves.slice(0, -1));
    }
  }

  restart() {
    this.show([]);
  }

  /** Asks the server for the best solution, which may take some seconds. */
  solve(then) {
    if (this.solution) {
      then();
      return;
    }
    this.set({isSolving: true});
    const {world, puzzle} = this;
    this.solutionRequest.run(
      signal => post('/solutions', {world, position: puzzle.position}, signal),
      solution => {
        this.set({solution, isSolving: false});
        then();
        this.host.requestUpdate();
      },
      error => this.fail(error),
    );
  }

  startReplay() {
    this.solve(() => {
      this.set({replay: 0});
      this.show([]);
    });
  }

  showStep(step) {
    this.replay = step;
    this.show(this.solution.moves.slice(0, step));
  }

  /** Returns to the attempt of the user. */
  endReplay() {
    this.replay = undefined;
    this.show(this.moves);
  }
}
