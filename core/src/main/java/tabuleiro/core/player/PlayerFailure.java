package tabuleiro.core.player;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import tabuleiro.core.text.Message;

/**
 * Thrown by a player that cannot go on with its game, such as an external program that has crashed.
 * The referee ends the game, and the player loses it.
 */
public final class PlayerFailure extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** What went wrong. */
  public enum Kind {
    /** A move that the rules do not allow. */
    ILLEGAL,
    /** An answer after the time limit, or more processor time than allowed. */
    TIME,
    /** The program has ended, or could not be started. */
    CRASH,
    /** An answer that does not follow the protocol. */
    PROTOCOL,
    /** No answer at all. */
    SILENT,
    /** More memory than allowed. */
    MEMORY,
    /** More processes than allowed. */
    PROCESSES,
    /** More output than allowed. */
    OUTPUT
  }

  private final Kind kind;
  private final transient Message reason;
  private final transient Evidence evidence;

  /**
   * @param reason one sentence: what happened and what was expected
   */
  public PlayerFailure(Kind kind, Message reason, Evidence evidence) {
    this.kind = kind;
    this.reason = reason.quoted();
    this.evidence = evidence;
  }

  public Kind kind() {
    return kind;
  }

  /** One sentence: what happened and what was expected. */
  public Message reason() {
    return reason;
  }

  public Evidence evidence() {
    return evidence;
  }

  @Override
  public String getMessage() {
    return reason.in(Locale.ENGLISH);
  }

  /**
   * What is known about a failure.
   *
   * @param elapsed the time since the request that the player did not answer correctly
   * @param dialogue the last lines of the dialogue: {@code "> "} before a line to the player,
   *     {@code "< "} before a line from it
   * @param errors the last lines that the player wrote to its standard error
   */
  public record Evidence(Duration elapsed, List<String> dialogue, List<String> errors) {
    /** Nothing is known. */
    public static final Evidence NONE = new Evidence(Duration.ZERO, List.of(), List.of());

    public Evidence {
      dialogue = List.copyOf(dialogue);
      errors = List.copyOf(errors);
    }
  }
}
