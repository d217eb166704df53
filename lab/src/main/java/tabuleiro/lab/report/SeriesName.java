package tabuleiro.lab.report;

/** The name of a series or category in a chart; its number distinguishes equal names. */
record SeriesName(int number, String text) implements Comparable<SeriesName>, java.io.Serializable {
  private static final long serialVersionUID = 1L;

  @Override
  public int compareTo(SeriesName other) {
    return Integer.compare(number, other.number);
  }

  @Override
  public String toString() {
    return text;
  }
}
