package tabuleiro.app.players;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import tabuleiro.core.Position;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.World;

/**
 * The value of a position by evaluation term, in points for player 1.
 *
 * @param name the name of the evaluation
 * @param terms the terms of the evaluation
 */
public record Explanation(String name, double value, List<Part> terms) {

  /** A term in the user's language. */
  public record Part(String key, String text, double value) {}

  public Explanation {
    terms = List.copyOf(terms);
  }

  public static <P extends Position> Explanation of(
      Evaluation<P> evaluation, P position, World world, Locale locale) {
    double scale = evaluation.scale();
    List<Part> parts = new ArrayList<>();
    for (Evaluation.Term term : evaluation.terms(position)) {
      parts.add(new Part(term.key(), text(term.key(), world, locale), term.value() / scale));
    }
    return new Explanation(evaluation.name(), evaluation.of(position) / scale, parts);
  }

  /** Returns the text of a term from the world's bundle, or else from the program's. */
  private static String text(String key, World world, Locale locale) {
    for (String bundle : List.of(world.bundle(), PlayerSpec.BUNDLE)) {
      try {
        return Message.of(bundle, "term." + key).in(locale);
      } catch (MissingResourceException e) {
        // Not in this bundle. A term without text is shown by its key.
      }
    }
    return key;
  }

  /** A line of an explanation: its value and its text. */
  public record Line(String label, String text) {}

  /** Returns one line per term and one for their sum. */
  public List<Line> lines(String total, Locale locale) {
    List<Line> lines = new ArrayList<>();
    for (Part part : terms) {
      lines.add(new Line(label(part.value, locale), part.text));
    }
    lines.add(new Line(label(value, locale), total));
    return lines;
  }

  private static String label(double points, Locale locale) {
    return String.format(locale, "%+9.2f  ", points);
  }
}
