package tabuleiro.lab.report;

/** The name of a series or category in a chart: its number keeps equal names apart. */
record Name(int number, String text) implements Comparable<Name>, java.io.Serializable {
  private static final long serialVersionUID = 1L;

  @Override
  public int compareTo(Name other) {
    return Integer.compare(number, other.number);
  }

  @Override
  public String toString() {
    return text;
  }
}
