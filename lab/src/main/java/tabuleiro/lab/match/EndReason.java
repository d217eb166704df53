package tabuleiro.lab.match;

/** Why a game ended. Reports list the reasons in this order. */
public enum EndReason {
  /** Both players proved the same result. */
  AGREED,
  /** A player chose an illegal move. */
  ILLEGAL,
  /** The game ended by its rules. */
  OVER,
  /** The game exceeded the maximum number of plies. */
  PLIES,
  /** The game's own solver proved the result. */
  PROVED,
  /** A player considered its position lost for several moves. */
  RESIGNED
}
