package tabuleiro.app.fuzz;

import java.util.List;

/** A target that is given by a function. */
public record TextTarget(String name, List<String> examples, List<String> words, Reader reader)
    implements FuzzTarget {

  /** Reads an input. */
  @FunctionalInterface
  public interface Reader {
    Afterwards read(String input) throws Exception;
  }

  @Override
  public Afterwards read(String input) throws Exception {
    return reader.read(input);
  }
}
