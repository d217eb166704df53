package tabuleiro.lab.statistics;

/** The results of pairs of games between all players. Immutable. */
final class PairTable {
  private final double[][] wins;
  private final double[][] draws;
  private final double[][] squares;

  /** Tables as in {@link PairedStrengths#of}. */
  PairTable(double[][] wins, double[][] draws, double[][] squares) {
    this.wins = wins;
    this.draws = draws;
    this.squares = squares;
  }

  double games(int one, int other) {
    return wins[one][other] + wins[other][one] + draws[one][other];
  }

  double pairs(int one, int other) {
    return games(one, other) / 2;
  }

  double points(int one, int other) {
    return wins[one][other] + draws[one][other] / 2;
  }

  /** The sum of squared distances of the results of two players' pairs from what is expected. */
  double residuals(int one, int other, double expected) {
    double sum = squares[one][other] - expected * points(one, other);
    return Math.max(0, sum + pairs(one, other) * expected * expected);
  }
}
