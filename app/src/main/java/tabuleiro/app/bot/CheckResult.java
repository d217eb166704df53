package tabuleiro.app.bot;

import java.util.List;
import java.util.Optional;
import tabuleiro.app.bot.Finding.Outcome;
import tabuleiro.core.player.PlayerFailure.Evidence;
import tabuleiro.core.text.Message;

/**
 * The result of one step of the conformance check.
 *
 * @param number from 1
 * @param detail what was seen; empty if there is nothing to add
 * @param evidence the dialogue and standard error of a failed step
 */
public record CheckResult(
    int number, String name, Outcome outcome, Optional<Message> detail, Evidence evidence) {

  /** The last lines that are shown of a failed step. */
  private static final int LINES = 8;

  public boolean isPassed() {
    return outcome == Outcome.PASSED;
  }

  public boolean isFailed() {
    return outcome == Outcome.FAILED;
  }

  /** What was checked, in a few words. */
  public Message title() {
    return Message.of(Finding.BUNDLE, "step." + name);
  }

  /** How to repair a bot that fails. */
  public Message fix() {
    return Message.of(Finding.BUNDLE, "fix." + name);
  }

  /** The outcome in one word. */
  public Message word() {
    return Message.of(
        Finding.BUNDLE, "outcome." + outcome.name().toLowerCase(java.util.Locale.ROOT));
  }

  /** The last lines of the dialogue. */
  public List<String> lastLines() {
    List<String> all = evidence.dialogue();
    return all.subList(Math.max(0, all.size() - LINES), all.size());
  }
}
