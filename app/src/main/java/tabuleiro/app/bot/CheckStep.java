package tabuleiro.app.bot;

import tabuleiro.core.text.InputException;

/**
 * One step of the conformance check.
 *
 * @param name the name in messages and JSON
 * @param isEssential whether nothing else can be checked if it fails
 */
record CheckStep(String name, boolean isEssential, Work work) {

  /** Does the check. A {@code PlayerFailure} is a failed check too. */
  interface Work {
    Finding run() throws InputException;
  }

  static CheckStep of(String name, Work work) {
    return new CheckStep(name, false, work);
  }

  /** A step without which no other one makes sense. */
  static CheckStep essential(String name, Work work) {
    return new CheckStep(name, true, work);
  }
}
