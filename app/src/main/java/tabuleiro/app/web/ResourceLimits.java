package tabuleiro.app.web;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.core.player.Limits;

/**
 * How many searches run at the same time, and how much of the machine one of them may take so that
 * all of them fit into the memory that the program was given.
 *
 * @param heap the memory of the program in bytes
 * @param cores how many threads run at the same time
 */
record ResourceLimits(long heap, int cores) {
  /** So much memory allows for one more search in each line. */
  private static final long PER_SEARCH = 256L << 20;

  /** What a node takes where all of them are remembered. */
  private static final long BYTES_A_NODE = 128;

  /** What a node of a Monte-Carlo tree takes, which has at most so many of its own accord. */
  private static final long BYTES_A_LEAF = 64;

  private static final long MOST_LEAVES = 4_000_000;

  /** What an engine takes if nobody says how much. */
  private static final int USUAL_MEGABYTES = 64;

  /** Moves come before the cap on all searches, so that a slow player moves at all. */
  private static final Duration LONGEST_MOVE = Searches.LONGEST.minusSeconds(10);

  /** The room that there is. */
  static ResourceLimits here() {
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
  long bytes() {
    return heap / 2 / (quick() + patient());
  }

  /** How many nodes a search may look at that remembers all of them. */
  long nodes() {
    return bytes() / BYTES_A_NODE;
  }

  private long nodes(PlayerSpec spec) {
    if (spec.name().equals("mcts")) {
      long leaves = bytes() / BYTES_A_LEAF;
      return leaves < MOST_LEAVES ? leaves : Long.MAX_VALUE;
    }
    boolean remembers =
        spec.name().equals("mtdf") || spec.options().getOrDefault("memo", "").equals("true");
    return remembers ? nodes() : Long.MAX_VALUE;
  }

  /** A player that takes no more memory and threads than there are. */
  PlayerSpec fit(PlayerSpec spec) {
    if (!spec.name().equals("engine")) {
      return spec;
    }
    Map<String, String> options = new LinkedHashMap<>(spec.options());
    long most = Math.max(1, bytes() >> 20);
    long asked = number(options, "memory").orElse((long) USUAL_MEGABYTES);
    if (asked > most) {
      options.put("memory", String.valueOf(most));
    }
    if (number(options, "threads").orElse(1L) > cores) {
      options.put("threads", String.valueOf(cores));
    }
    return new PlayerSpec(spec.name(), options);
  }

  private static Optional<Long> number(Map<String, String> options, String key) {
    String value = options.getOrDefault(key, "");
    return value.matches("\\d{1,9}") ? Optional.of(Long.parseLong(value)) : Optional.empty();
  }

  /** The limits of a move of a player, no more than the server allows. */
  Limits fit(PlayerSpec spec, Limits limits) {
    return new Limits(
        limits.depth(),
        Math.min(limits.nodes(), nodes(spec)),
        limits.time().compareTo(LONGEST_MOVE) > 0 ? LONGEST_MOVE : limits.time());
  }
}
