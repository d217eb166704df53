package tabuleiro.games.cavalo;

/** What all states of one problem share: its board and the points to be reached. Immutable. */
record CavaloGoal(CavaloBoard board, int target) {
  /** The most points that a target or a text may name. */
  static final int MOST_POINTS = 999_999;
}
