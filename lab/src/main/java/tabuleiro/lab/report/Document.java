package tabuleiro.lab.report;

import java.util.List;

/**
 * A report independent of its output format: a sequence of blocks. All text is already in the
 * user's language.
 *
 * @param summary the main result in one sentence
 */
public record Document(String title, String summary, List<Block> blocks) {

  public Document {
    blocks = List.copyOf(blocks);
  }

  /** A part of a report. */
  public sealed interface Block permits Heading, Paragraph, Preformatted, Table, Plot {}

  /**
   * A heading.
   *
   * @param level 2 for a section, 3 for a subsection
   */
  public record Heading(int level, String text) implements Block {}

  /** A paragraph of text. */
  public record Paragraph(String text) implements Block {}

  /** Text shown verbatim, such as the description of an experiment. */
  public record Preformatted(String text) implements Block {}

  /**
   * A table. Numeric columns are aligned right.
   *
   * @param rows rows with as many cells as there are headings
   * @param optional headings of columns that a narrow terminal may leave out, the first one first
   */
  public record Table(
      String caption, List<String> headings, List<List<String>> rows, List<String> optional)
      implements Block {

    public Table {
      headings = List.copyOf(headings);
      optional = List.copyOf(optional);
      rows = rows.stream().map(List::copyOf).toList();
      for (List<String> row : rows) {
        if (row.size() != headings.size()) {
          throw new IllegalArgumentException(row + " under " + headings);
        }
      }
      if (!headings.containsAll(optional)) {
        throw new IllegalArgumentException(optional + " of " + headings);
      }
    }

    /** A table whose columns are all needed. */
    public Table(String caption, List<String> headings, List<List<String>> rows) {
      this(caption, headings, rows, List.of());
    }

    /** This table, of which a narrow terminal may leave out some columns, the first one first. */
    public Table withOptional(String... columns) {
      return new Table(caption, headings, rows, List.of(columns));
    }
  }

  /**
   * A plot of one or several series.
   *
   * @param categories the labels along the horizontal axis of bars; empty for other shapes
   */
  public record Plot(
      Shape shape,
      String caption,
      Axis horizontal,
      Axis vertical,
      List<String> categories,
      List<Series> series)
      implements Block {

    public Plot {
      categories = List.copyOf(categories);
      series = List.copyOf(series);
    }
  }

  /** The kind of a plot. */
  public enum Shape {
    /** A bar for each category and series; points with low and high get error bars. */
    BARS,
    /** Lines through the points of each series; low and high become a band. */
    LINES,
    /** Lines that stay level until the next point, as in cactus plots. */
    STEPS,
    /** Points only. */
    POINTS
  }

  /** An axis of a plot. */
  public record Axis(String label, boolean isLogarithmic) {}

  /** A named series of points. */
  public record Series(String name, List<Point> points) {

    public Series {
      points = List.copyOf(points);
    }
  }

  /**
   * A point of a plot.
   *
   * @param x the horizontal value; for bars, the number of the category
   * @param low the lower end of the interval around y; y itself if there is none
   * @param high the upper end of the interval
   */
  public record Point(double x, double y, double low, double high) {

    public static Point of(double x, double y) {
      return new Point(x, y, y, y);
    }
  }
}
