package tabuleiro.games.tetris.rules;

/** The editions of the course's rules. */
public enum TetrisSeason {
  /** The rules of the course, autumn 2015: seven pieces. */
  REGULAR("2015"),

  /**
   * The special season of July 2016: also the pieces u and bomba, and the bottom row is doubled
   * after every second piece.
   */
  SPECIAL("2016");

  private final String year;

  TetrisSeason(String year) {
    this.year = year;
  }

  /** The value of the rule {@code season}. */
  public String year() {
    return year;
  }

  public static TetrisSeason of(String year) {
    return year.equals(SPECIAL.year) ? SPECIAL : REGULAR;
  }
}
