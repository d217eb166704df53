package tabuleiro.lab.tune;

/**
 * The transformation of scores before averaging during the search. Tables always show the scores
 * themselves.
 */
public enum ScoreMeasure {
  /** The scores. */
  PLAIN {
    @Override
    public double of(double score) {
      return score;
    }
  },
  /**
   * The logarithms. For games that last until bad luck ends them, whose length is roughly
   * exponentially distributed: there a few long games dominate the plain mean, and the mean of
   * logarithms needs far fewer games to distinguish two players.
   */
  LOG {
    @Override
    public double of(double score) {
      return Math.copySign(StrictMath.log1p(Math.abs(score)), score);
    }
  };

  public abstract double of(double score);
}
