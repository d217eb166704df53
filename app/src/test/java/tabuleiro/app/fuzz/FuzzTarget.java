package tabuleiro.app.fuzz;

import java.lang.management.ManagementFactory;
import java.util.List;
import tabuleiro.core.text.InputException;

/** A reader of the program that the fuzzer feeds with inputs. */
public interface FuzzTarget {

  /** What is checked after an input was accepted; its time does not count. */
  @FunctionalInterface
  interface Afterwards {
    Afterwards NOTHING = () -> {};

    void check() throws Exception;
  }

  /** The name of the target, of its corpus file and of its row in the report. */
  String name();

  /** Valid inputs, from which the fuzzer starts. */
  List<String> examples();

  /** Words of the language of the inputs, which the fuzzer inserts. */
  default List<String> words() {
    return List.of();
  }

  /**
   * Reads an input.
   *
   * @throws InputException if the input is invalid; anything else that is thrown is a finding
   */
  Afterwards read(String input) throws Exception;

  /** A run with many inputs gives this target one in so many, because each is expensive. */
  default int share() {
    return 1;
  }

  /** The processor time used so far by the threads that read, in nanoseconds. */
  default long cpuTime() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
