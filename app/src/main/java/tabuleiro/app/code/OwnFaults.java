package tabuleiro.app.code;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.core.code.OwnCodeException;
import tabuleiro.core.text.Message;

/**
 * What went wrong in the user's code while a command ran. A search that the code has ended returns
 * what it knows; the command prints it, then the sentence.
 */
public final class OwnFaults {
  private static final List<OwnCodeException> FAULTS = new ArrayList<>();
  private static final Set<Message> NOTES = new LinkedHashSet<>();

  private OwnFaults() {}

  /** Remembers a fault. */
  public static synchronized void add(OwnCodeException fault) {
    FAULTS.add(fault);
  }

  /** Ends work whose result would be wrong because the user's code failed. */
  public static synchronized void check() {
    if (!FAULTS.isEmpty()) {
      throw FAULTS.get(0);
    }
  }

  static synchronized void note(Message note) {
    NOTES.add(note);
  }

  /** The first fault since the last call; forgets all. */
  public static synchronized Optional<OwnCodeException> take() {
    Optional<OwnCodeException> first = FAULTS.stream().findFirst();
    FAULTS.clear();
    return first;
  }

  /** What was left out of the programs since the last call; forgets all. */
  public static synchronized List<Message> takeNotes() {
    List<Message> notes = List.copyOf(NOTES);
    NOTES.clear();
    return notes;
  }
}
