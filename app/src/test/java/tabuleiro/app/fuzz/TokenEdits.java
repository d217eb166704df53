package tabuleiro.app.fuzz;

import java.util.ArrayList;
import java.util.List;

/**
 * Changes tokens of a valid text. Most inputs that a fuzzer makes are no Lisp forms at all; a text
 * with a few changed atoms often is a state, and often an unusual one.
 */
final class TokenEdits {
  private static final String START = "#";
  private static final List<String> ATOMS = List.of("0", "1", "2", "nil", "()", "-1", "9", "");

  private TokenEdits() {}

  /** The text that an input stands for: itself, or, if it starts with #, an edited example. */
  static String text(String input, List<String> examples) {
    if (!input.startsWith(START) || input.length() < 2) {
      return input;
    }
    List<String> tokens = tokens(examples.get(input.charAt(1) % examples.size()));
    for (int i = 2; i + 1 < input.length(); i += 2) {
      int at = position(tokens, input.charAt(i));
      int choice = input.charAt(i + 1);
      tokens.set(
          at, choice % 2 == 0 ? ATOMS.get(choice / 2 % ATOMS.size()) : other(tokens, at, choice));
    }
    return String.join("", tokens);
  }

  /** The example with that number and one token replaced by another, as an input. */
  static String input(int example) {
    return START + (char) example + "!5";
  }

  private static String other(List<String> tokens, int at, int choice) {
    return tokens.get(position(tokens, at + choice));
  }

  /** The index of an atom; parentheses and spaces are kept. */
  private static int position(List<String> tokens, int chosen) {
    int at = chosen % tokens.size();
    for (int i = 0; i < tokens.size() && isLayout(tokens.get(at)); i++) {
      at = (at + 1) % tokens.size();
    }
    return at;
  }

  private static boolean isLayout(String token) {
    return token.equals("(") || token.equals(")") || token.isBlank();
  }

  private static List<String> tokens(String text) {
    List<String> tokens = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      if ("() ".indexOf(text.charAt(i)) >= 0) {
        if (start < i) {
          tokens.add(text.substring(start, i));
        }
        tokens.add(text.substring(i, i + 1));
        start = i + 1;
      }
    }
    if (start < text.length() || tokens.isEmpty()) {
      tokens.add(text.substring(start));
    }
    return tokens;
  }
}
