package tabuleiro.lab.match;

import tabuleiro.core.player.PlayerFailure;

/** Why a game ended. Reports list the reasons in this order. */
public enum EndReason {
  /** Both players proved the same result. */
  AGREED,
  /** The program of a player ended, or could not be started. */
  CRASH,
  /** A player chose an illegal move. */
  ILLEGAL,
  /** The program of a player used more memory than allowed. */
  MEMORY,
  /** The program of a player wrote more output than allowed. */
  OUTPUT,
  /** The game ended by its rules. */
  OVER,
  /** The game exceeded the maximum number of plies. */
  PLIES,
  /** The program of a player started more processes than allowed. */
  PROCESSES,
  /** The program of a player gave an answer that does not follow the protocol. */
  PROTOCOL,
  /** The game's own solver proved the result. */
  PROVED,
  /** A player considered its position lost for several moves. */
  RESIGNED,
  /** The program of a player gave no answer. */
  SILENT,
  /** The program of a player answered after its time limit. */
  TIME;

  /** The reason of a game that ended because a player failed. */
  static EndReason of(PlayerFailure.Kind kind) {
    return switch (kind) {
      case CRASH -> CRASH;
      case ILLEGAL -> ILLEGAL;
      case MEMORY -> MEMORY;
      case OUTPUT -> OUTPUT;
      case PROCESSES -> PROCESSES;
      case PROTOCOL -> PROTOCOL;
      case SILENT -> SILENT;
      case TIME -> TIME;
    };
  }
}
