package tabuleiro.lab.ugi;

import java.util.List;

/**
 * A request for a move: where, what is legal, and within which limits.
 *
 * @param position the text after {@code position}
 * @param legal the legal moves on the wire; empty if they are not sent
 */
public record UgiRequest(String position, List<String> legal, UgiGo go, UgiTiming timing) {
  /** The longest line, in characters. A longer list of moves is not sent. */
  public static final int LONGEST_LINE = 65_536;

  public UgiRequest {
    legal = List.copyOf(legal);
  }

  /** The line {@code legal} with its moves; blank if there are none or too many. */
  String legalLine() {
    String line = "legal " + String.join(" ", legal);
    return legal.isEmpty() || line.length() > LONGEST_LINE ? "" : line;
  }
}
