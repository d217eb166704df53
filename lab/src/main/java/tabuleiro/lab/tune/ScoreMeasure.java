package tabuleiro.lab.tune;

/** What of the scores is averaged while searching. Tables always show the scores themselves. */
public enum ScoreMeasure {
  /** The scores. */
  PLAIN {
    @Override
    public double of(double score) {
      return score;
    }
  },
  /**
   * Their logarithms. For games that go on until bad luck ends them, whose length is about
   * exponentially distributed: there a few long games decide the plain mean, and that of logarithms
   * needs far fewer games to tell two players apart.
   */
  LOG {
    @Override
    public double of(double score) {
      return Math.copySign(StrictMath.log1p(Math.abs(score)), score);
    }
  };

  public abstract double of(double score);
}
