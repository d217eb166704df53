package tabuleiro.lab.failure;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tabuleiro.core.text.Message;
import tabuleiro.lab.report.Document.Block;
import tabuleiro.lab.report.Document.Heading;
import tabuleiro.lab.report.Document.Paragraph;
import tabuleiro.lab.report.Document.Preformatted;

/** The failures of an experiment as blocks of its report: the first ones with all details. */
public final class FailureBlocks {
  private static final String BUNDLE = "tabuleiro.lab.failure.messages";

  /** The number of failures that are described in detail. */
  private static final int SHOWN = 5;

  /** Lines of this width fit a terminal of 80 columns, with the indentation of the report. */
  private static final int WIDTH = 76;

  private FailureBlocks() {}

  /** A failure and where it happened, such as a game or a position. */
  public record Located(String place, FailureReport failure) {}

  /** The details of failures; no blocks if there are none. */
  public static List<Block> details(List<Located> failures, Locale locale) {
    List<Block> blocks = new ArrayList<>();
    for (Located located : failures.subList(0, Math.min(SHOWN, failures.size()))) {
      String heading = located.failure.heading(locale);
      blocks.add(new Heading(3, text(locale, "located", located.place, heading)));
      List<String> lines = new FailureText(locale, WIDTH).lines(located.failure);
      blocks.add(new Preformatted(String.join("\n", lines)));
    }
    if (failures.size() > SHOWN) {
      blocks.add(new Paragraph(text(locale, "more", failures.size() - SHOWN)));
    }
    return blocks;
  }

  private static String text(Locale locale, String key, Object... arguments) {
    return Message.of(BUNDLE, key, arguments).in(locale);
  }
}
