package tabuleiro.lab.report;

import java.util.List;
import java.util.stream.IntStream;
import tabuleiro.lab.report.Document.Axis;
import tabuleiro.lab.report.Document.Heading;
import tabuleiro.lab.report.Document.Paragraph;
import tabuleiro.lab.report.Document.Plot;
import tabuleiro.lab.report.Document.Point;
import tabuleiro.lab.report.Document.Preformatted;
import tabuleiro.lab.report.Document.Series;
import tabuleiro.lab.report.Document.Shape;
import tabuleiro.lab.report.Document.Table;

/** A report with every kind of block, and with names that contain markup. */
final class SampleDocument {
  static final String NASTY = "<script>alert(\"1\")</script> & <b>|`*_";

  private SampleDocument() {}

  static Document document() {
    return new Document(
        "Three players " + NASTY,
        "The first leads by 214 Elo.",
        List.of(
            new Heading(2, "Strength"),
            new Paragraph("1. Not a list; " + NASTY),
            table(),
            bars(),
            new Heading(3, "Learning"),
            lines(10),
            plot(Shape.STEPS, true, false, series("a*", 0, 1, 5, 2, 20, 3), series("dfs", 3, 1)),
            plot(Shape.POINTS, false, true, series(NASTY, 1, 0, 2, 10, 2, 1000)),
            new Preformatted("kind: study\n# " + NASTY + "\n```\n")));
  }

  static Table table() {
    return new Table(
        "Crosstable",
        List.of("player", "games", "Elo ±", "note"),
        List.of(
            List.of("engine", "200", "+153 ± 41", "—"), List.of("a|b", "–", "−61.5 ± 39", NASTY)));
  }

  static Plot bars() {
    return new Plot(
        Shape.BARS,
        "Elo",
        new Axis("player", false),
        new Axis("Elo", false),
        List.of("engine", "a|b"),
        List.of(
            new Series(
                "Elo", List.of(new Point(0, 153, 112, 194), new Point(1, -61.5, -100, -22)))));
  }

  /** Two lines with bands. */
  static Plot lines(int size) {
    return new Plot(
        Shape.LINES,
        "Lines per game",
        new Axis("generation", false),
        new Axis("lines", false),
        List.of(),
        IntStream.range(1, 3)
            .mapToObj(
                line ->
                    new Series(
                        "line " + line,
                        IntStream.range(0, size)
                            .mapToObj(i -> new Point(i, i * line, i * line - 1.5, i * line + 1.5))
                            .toList()))
            .toList());
  }

  static Plot plot(Shape shape, boolean isLogX, boolean isLogY, Series... series) {
    return new Plot(
        shape,
        "Caption of " + shape,
        new Axis("x", isLogX),
        new Axis("y", isLogY),
        shape == Shape.BARS ? List.of("one", "two", "three") : List.of(),
        List.of(series));
  }

  /** A series from alternating x and y values. */
  static Series series(String name, double... numbers) {
    return new Series(
        name,
        IntStream.range(0, numbers.length / 2)
            .mapToObj(i -> Point.of(numbers[2 * i], numbers[2 * i + 1]))
            .toList());
  }
}
