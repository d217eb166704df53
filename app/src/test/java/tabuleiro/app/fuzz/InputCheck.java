package tabuleiro.app.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import tabuleiro.app.code.OwnProcess;
import tabuleiro.core.text.InputException;

/**
 * Checks one reader: it accepts an input or rejects it in one short sentence, at a cost that is
 * linear in the length of the input. Not thread-safe.
 */
final class InputCheck {
  /** The largest cost of an input of up to {@link #UNIT} bytes, in milliseconds. */
  private static final double MOST_MILLIS = 50.0 * Integer.getInteger("fuzz.slowdown", 1);

  private static final int UNIT = 10_000;

  /** Smaller costs are measured once, because repeating them would take most of the time. */
  private static final double NOTABLE = 5;

  /** How often a slow input is read again: the compiler or the machine may have been busy. */
  private static final int REPEATS = 5;

  /** A sentence quotes at most 80 characters per value; some list names. */
  private static final int LONGEST_SENTENCE = 2000;

  private static final List<Locale> LOCALES = List.of(Locale.ENGLISH, Locale.forLanguageTag("pt"));

  private final FuzzTarget target;
  private long inputs;
  private long accepted;
  private double slowest;

  InputCheck(FuzzTarget target) {
    this.target = target;
  }

  FuzzTarget target() {
    return target;
  }

  long inputs() {
    return inputs;
  }

  long accepted() {
    return accepted;
  }

  /** The milliseconds per 10 kB of the slowest input. */
  double slowest() {
    return slowest;
  }

  /** Reads an input and, now and then, also its long form. */
  void checkAlsoExpanded(String input) {
    check(input);
    if (FuzzInput.isExpanded(input)) {
      check(FuzzInput.expanded(input));
    }
  }

  /**
   * Reads an input.
   *
   * @throws Finding if the reader has a fault
   */
  void check(String input) {
    inputs++;
    double cost = cost(input, true);
    for (int i = 0; i < REPEATS && cost > slowest && cost > NOTABLE; i++) {
      cost = Math.min(cost, cost(input, false));
    }
    slowest = Math.max(slowest, cost);
    if (cost > MOST_MILLIS) {
      String problem = String.format(Locale.ROOT, "%.0f ms of CPU per 10 kB", cost);
      throw new Finding(target, problem, input, null);
    }
  }

  /** Reads an input and returns the milliseconds per 10 kB. */
  private double cost(String input, boolean isFirst) {
    long start = target.cpuTime();
    try {
      FuzzTarget.Afterwards afterwards = target.read(input);
      double cost = perUnit(target.cpuTime() - start, input);
      if (isFirst) {
        accepted++;
        afterwards.check();
      }
      return cost;
    } catch (InputException e) {
      double cost = perUnit(target.cpuTime() - start, input);
      checkSentence(input, e.in(LOCALES.get((int) (inputs % LOCALES.size()))));
      return cost;
    } catch (OwnProcess.Needed e) {
      accepted++; // a command then runs again in a process of its own
      return perUnit(target.cpuTime() - start, input);
    } catch (Exception | StackOverflowError | OutOfMemoryError | AssertionError e) {
      throw e instanceof Finding finding
          ? finding
          : new Finding(target, String.valueOf(e), input, e);
    }
  }

  void checkSentence(String input, String sentence) {
    if (sentence.length() > LONGEST_SENTENCE) {
      throw new Finding(target, "message of " + sentence.length() + " characters", input, null);
    } else if (sentence.chars().anyMatch(Character::isISOControl)) {
      String problem = "control characters in the message " + FuzzInput.json(sentence);
      throw new Finding(target, problem, input, null);
    }
  }

  private static double perUnit(long nanos, String input) {
    int bytes = input.getBytes(StandardCharsets.UTF_8).length;
    return nanos / 1e6 / Math.max(1, (double) bytes / UNIT);
  }

  /** A fault that an input provokes. The message contains the target and the input. */
  static final class Finding extends AssertionError {
    private static final long serialVersionUID = 1;
    private static final int SHOWN = 4000;

    Finding(FuzzTarget target, String problem, String input, Throwable cause) {
      super(
          target.name() + ": " + problem + "\ninput (" + input.length() + "): " + shown(input),
          cause);
    }

    private static String shown(String input) {
      String text = input.length() <= SHOWN ? input : input.substring(0, SHOWN);
      return FuzzInput.json(text) + (input.length() <= SHOWN ? "" : "…");
    }
  }
}
