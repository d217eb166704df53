package tabuleiro.core.text;

import java.util.Locale;

/** The rules of a world contradict themselves: a mistake of whoever wrote the world. */
public final class RulesException extends RuntimeException {
  private final transient Message problem;

  private RulesException(Message problem) {
    super(problem.in(Locale.ENGLISH));
    this.problem = problem;
  }

  /** There is no legal move in a position that is not over. */
  public static RulesException noMove() {
    return new RulesException(Message.of("tabuleiro.core.messages", "rules.noMove"));
  }

  /** A margin is beyond the bound that the game gives. */
  public static RulesException margin(int margin, int bound) {
    return new RulesException(Message.of("tabuleiro.core.messages", "rules.margin", margin, bound));
  }

  /** A game goes on for ever. */
  public static RulesException endless(int moves) {
    return new RulesException(Message.of("tabuleiro.core.messages", "rules.endless", moves));
  }

  public Message problem() {
    return problem;
  }
}
