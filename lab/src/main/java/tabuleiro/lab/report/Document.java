package tabuleiro.lab.report;

import java.util.List;

/**
 * A report before it has a form: blocks one after another. All text in it is in the reader's
 * language already.
 *
 * @param summary one sentence with what matters most
 */
public record Document(String title, String summary, List<Block> blocks) {

  public Document {
    blocks = List.copyOf(blocks);
  }

  /** A part of a report. */
  public sealed interface Block permits Heading, Paragraph, Preformatted, Table, Plot {}

  /**
   * A heading of a section.
   *
   * @param level 2 for a section, 3 for a part of one
   */
  public record Heading(int level, String text) implements Block {}

  /** Some sentences. */
  public record Paragraph(String text) implements Block {}

  /** Text shown as it is: the description of an experiment, say. */
  public record Preformatted(String text) implements Block {}

  /**
   * A table. Columns whose cells are numbers stand to the right.
   *
   * @param rows as many cells each as there are headings
   */
  public record Table(String caption, List<String> headings, List<List<String>> rows)
      implements Block {

    public Table {
      headings = List.copyOf(headings);
      rows = rows.stream().map(List::copyOf).toList();
      for (List<String> row : rows) {
        if (row.size() != headings.size()) {
          throw new IllegalArgumentException(row + " under " + headings);
        }
      }
    }
  }

  /**
   * A plot of one or several series.
   *
   * @param categories what stands along the horizontal axis of bars; empty for the other shapes
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

  /** What a plot looks like. */
  public enum Shape {
    /** A bar for each category and series; points with low and high get error bars. */
    BARS,
    /** Lines through the points of each series; low and high become a band. */
    LINES,
    /** Lines that stay level until the next point: cactus plots. */
    STEPS,
    /** Points alone. */
    POINTS
  }

  /** An axis. */
  public record Axis(String label, boolean isLogarithmic) {}

  /** Points that belong together. */
  public record Series(String name, List<Point> points) {

    public Series {
      points = List.copyOf(points);
    }
  }

  /**
   * A point of a plot.
   *
   * @param x along the horizontal axis; for bars, the number of the category
   * @param low the lower end of the interval around y; y itself if there is none
   * @param high the upper end of it
   */
  public record Point(double x, double y, double low, double high) {

    public static Point of(double x, double y) {
      return new Point(x, y, y, y);
    }
  }
}
