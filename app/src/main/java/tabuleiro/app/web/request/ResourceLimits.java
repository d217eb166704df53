package tabuleiro.app.web.request;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tabuleiro.app.players.PlayerKinds;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.MemoryUse;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.PlayerKind;

/**
 * How many searches run at the same time, and how much of the machine one of them may take so that
 * all of them fit into the memory that the program was given.
 *
 * @param heap the memory of the program in bytes
 * @param cores how many threads run at the same time
 */
public record ResourceLimits(long heap, int cores) {
  /** So much memory allows for one more search in each line. */
  private static final long PER_SEARCH = 256L << 20;

  /** Moves come before the cap on all searches, so that a slow player moves at all. */
  private static final Duration LONGEST_MOVE = Searches.LONGEST.minusSeconds(10);

  /** The limits of this machine. */
  public static ResourceLimits here() {
    Runtime runtime = Runtime.getRuntime();
    return new ResourceLimits(runtime.maxMemory(), runtime.availableProcessors());
  }

  /** How many searches that somebody waits for run at the same time. */
  int quick() {
    return (int) Math.max(1, Math.min(Math.max(2, cores), heap / PER_SEARCH));
  }

  /** How many analyses run at the same time: two even on the smallest machine. */
  int patient() {
    return (int) Math.max(2, Math.min(cores / 2, heap / PER_SEARCH));
  }

  /** The bytes that one search may take: half of the memory is for the searches. */
  public long bytes() {
    return heap / 2 / (quick() + patient());
  }

  /** A player that takes no more memory and threads than there are. */
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
    return value.matches("\\d{1,9}") ? Optional.of(Long.parseLong(value)) : Optional.empty();
  }

  /** The limits of a move of a player, no more than the server allows. */
  public Limits fit(PlayerSpec spec, Limits limits) throws InputException {
    Optional<PlayerKind> kind = PlayerKinds.here().find(spec.name());
    MemoryUse footprint = kind.isEmpty() ? MemoryUse.SMALL : kind.get().footprint(spec.asOptions());
    return limits
        .withNodes(Math.min(limits.nodes(), footprint.nodes(bytes())))
        .withTime(limits.time().compareTo(LONGEST_MOVE) > 0 ? LONGEST_MOVE : limits.time());
  }
}
