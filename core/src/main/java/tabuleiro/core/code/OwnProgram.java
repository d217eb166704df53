package tabuleiro.core.code;

import java.util.List;
import tabuleiro.core.text.Message;

/** A loaded program of the user. */
public interface OwnProgram {

  SourceFile source();

  /** Its functions in the order of the file. A function that is defined twice appears once. */
  List<OwnFunction> functions();

  /** What was left out when the program was loaded, and why. */
  default List<Message> notes() {
    return List.of();
  }

  /**
   * Waits until the functions run at full speed. A program may be usable before it is compiled;
   * only measurements need to wait.
   */
  default void awaitFullSpeed() {}
}
