package tabuleiro.core.code;

import java.time.Duration;
import java.util.List;

/** A function of a user's program. Thread-safe if the code is. */
public interface OwnFunction {

  /** Builds the arguments of a call. */
  @FunctionalInterface
  interface Arguments {
    Object[] in(CodeData data);
  }

  String name();

  /** The line of its definition, from 1. */
  int line();

  /** The names of the parameters that a call must give. */
  List<String> parameters();

  /**
   * Calls the function.
   *
   * @param arguments as many as there are {@link #parameters}
   * @return a value of the language
   * @throws OwnCodeException if the call fails or takes too long
   */
  default Object call(Arguments arguments) {
    return call(CallLimit.CALL, arguments);
  }

  /**
   * Calls the function, with another limit than the one of heuristics and evaluations.
   *
   * @throws OwnCodeException if the call fails or takes too long
   */
  Object call(Duration limit, Arguments arguments);

  /**
   * Calls the function and returns its value in parts of a unit, rounded down: 3.5 with the scale
   * 1000 is 3500. Values out of range become the largest or smallest number.
   *
   * @throws OwnCodeException if the call fails, takes too long or returns no finite real number
   */
  long scaled(int scale, Arguments arguments);
}
