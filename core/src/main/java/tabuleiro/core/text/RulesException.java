package tabuleiro.core.text;

import java.util.Locale;

/** The rules of a world contradict themselves. This is a bug in the world. */
public final class RulesException extends RuntimeException {
  private final transient Message problem;

  private RulesException(Message problem) {
    super(problem.in(Locale.ENGLISH));
    this.problem = problem;
  }

  /** A position without legal moves is not over. */
  public static RulesException noMove() {
    return new RulesException(Message.of("tabuleiro.core.messages", "rules.noMove"));
  }

  /** A margin exceeds the bound that the game declares. */
  public static RulesException margin(int margin, int bound) {
    return new RulesException(Message.of("tabuleiro.core.messages", "rules.margin", margin, bound));
  }

  /** A game does not end. */
  public static RulesException endless(int moves) {
    return new RulesException(Message.of("tabuleiro.core.messages", "rules.endless", moves));
  }

  public Message problem() {
    return problem;
  }
}
