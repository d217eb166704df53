package tabuleiro.app.web.share;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tabuleiro.app.players.PlayerKinds;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.MemoryUse;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.world.PlayerKind;

/**
 * The number of concurrent searches and the limits of each, so that all of them fit into memory.
 *
 * @param heap the maximum heap size in bytes
 * @param cores the number of available processors
 */
public record ResourceLimits(long heap, int cores) {
  /** The memory for one more concurrent search of each kind. */
  private static final long PER_SEARCH = 256L << 20;

  /** The maximum number of processes of bots. */
  public static final int MOST_BOTS = 8;

  /** Shorter than the time limit of all searches, so that a slow player still returns a move. */
  private static final Duration LONGEST_MOVE = Searches.LONGEST.minusSeconds(10);

  /** Returns the limits of this machine. */
  public static ResourceLimits here() {
    Runtime runtime = Runtime.getRuntime();
    return new ResourceLimits(runtime.maxMemory(), runtime.availableProcessors());
  }

  /** Returns the number of concurrent quick searches of one session. */
  int quick() {
    return (int) Math.max(1, Math.min(Math.max(2, cores), heap / PER_SEARCH));
  }

  /** Returns the number of concurrent analyses of one session, at least two. */
  int patient() {
    return (int) Math.max(2, Math.min(cores / 2, heap / PER_SEARCH));
  }

  /**
   * Returns the limits on running quick searches. One session cannot use all threads of its
   * address, and one address cannot use all threads, so a hint for somebody else starts at once.
   */
  Shares quickShares() {
    return new Shares(quick(), quick() + 1, quick() + 2);
  }

  /** Returns the limits on running analyses. One session cannot use all threads. */
  Shares patientShares() {
    return new Shares(patient(), patient() + 1, patient() + 1);
  }

  /**
   * Returns the limits on bots that think at the same time. They compute in their own processes, so
   * the memory of this one does not matter.
   */
  Shares botShares() {
    int most = Math.max(2, Math.min(cores, MOST_BOTS - 2));
    return new Shares(most, most + 1, most + 2);
  }

  /** Returns the number of searches that run at the same time. */
  int searches() {
    return quick() + 2 + patient() + 1;
  }

  /** Returns the maximum memory of one search; half of the heap is shared by all searches. */
  public long bytes() {
    return heap / 2 / searches();
  }

  /** Returns the player with its memory and threads limited to what the server allows. */
  public PlayerSpec fit(PlayerSpec spec) throws InputException {
    Optional<PlayerKind> kind = PlayerKinds.here().find(spec.name());
    if (kind.isEmpty()) {
      return spec;
    }
    Map<String, String> options = new LinkedHashMap<>(spec.options());
    if (kind.get().options().contains("memory")) {
      int usual = kind.get().footprint(spec.asOptions()).megabytes();
      limit(options, "memory", usual, Math.max(1, bytes() >> 20));
    }
    if (kind.get().options().contains("threads")) {
      limit(options, "threads", 1, cores);
    }
    return new PlayerSpec(spec.name(), options);
  }

  private static void limit(Map<String, String> options, String key, long usual, long most) {
    if (number(options, key).orElse(usual) > most) {
      options.put(key, String.valueOf(most));
    }
  }

  private static Optional<Long> number(Map<String, String> options, String key) {
    String value = options.getOrDefault(key, "");
    OptionalInt number = Numerals.natural(value, 9);
    return number.isPresent() ? Optional.of((long) number.getAsInt()) : Optional.empty();
  }

  /** Returns the player's limits per move, reduced to what the server allows. */
  public Limits fit(PlayerSpec spec, Limits limits) throws InputException {
    Optional<PlayerKind> kind = PlayerKinds.here().find(spec.name());
    MemoryUse footprint = kind.isEmpty() ? MemoryUse.SMALL : kind.get().footprint(spec.asOptions());
    return limits
        .withNodes(Math.min(limits.nodes(), footprint.nodes(bytes())))
        .withTime(limits.time().compareTo(LONGEST_MOVE) > 0 ? LONGEST_MOVE : limits.time());
  }
}
