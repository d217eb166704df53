/** What the page knows about a game, and what follows from it. */
import {isComputerTurn, isOwned} from '/games.js';

/**
 * The state of one game on the page:
 *
 *   game          the game as the server sent it
 *   task          what the server computes: 'move', 'hint', 'review', or undefined
 *   thinking      the last report of the current task
 *   report        the last report of any search of this position
 *   lines         the best lines that the analysis found
 *   isAnalysing   whether the user switched the analysis on
 *   isPaused      whether the user paused the computer players
 *   isWatching    whether the user lets a solver play a puzzle
 *   isAway        whether the server does not respond
 *   error         a message about the last request, if the server refused it
 *   refusal       why the last click on the board did nothing
 *   hint          the text of the suggested move
 *   pointed       the line that the user points at
 *   looked        the text of the move that the user points at on the board
 *   reviews       the reviewed moves by ply
 *   bots          the last report of the bot of each side
 */
export class GameSessionState {
  reviews = [];
  bots = [];

  constructor(host) {
    this.host = host;
  }

  set(changes) {
    Object.assign(this, changes);
    this.host.requestUpdate();
  }

  /** The last report; the analysis shows the value of its best line, so that both agree. */
  get standing() {
    return (this.isAnalysing && this.lines?.[0]) || this.report;
  }

  /** The move to mark on the board: of the line pointed at, the hint, or the best one. */
  get marked() {
    return this.pointed?.move ?? this.hint ?? (this.isAnalysing ? this.lines?.[0]?.move : undefined);
  }

  /** Whether the user may undo moves and change the players. */
  get isOwner() {
    return isOwned(this.game);
  }

  /** Whether the user plays or owns the game instead of only watching it. */
  get isPlaying() {
    return this.game.role !== 'watcher';
  }

  /** Whether the computer is about to move, so that the server computes nothing else. */
  get isBusy() {
    const {game} = this;
    const isComputers = isComputerTurn(game) || (!game.duel && this.isWatching);
    return this.isPlaying && !this.isPaused && !game.over && isComputers;
  }

  /** Whether the user may move. */
  get isActive() {
    const {over, mine, turn} = this.game;
    return !over && mine[turn] && !isComputerTurn(this.game) && !this.isBusy && !this.isAway;
  }
}
