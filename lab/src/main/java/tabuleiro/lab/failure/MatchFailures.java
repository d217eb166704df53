package tabuleiro.lab.failure;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import tabuleiro.core.player.PlayerFailure.Kind;

/**
 * The failures of a match: how many of each kind, and the first ones with all details. Not
 * thread-safe.
 */
public final class MatchFailures {
  /** The number of failures kept with all details. */
  public static final int KEPT = 100;

  private final List<Map<Kind, Integer>> counts =
      List.of(new EnumMap<>(Kind.class), new EnumMap<>(Kind.class));
  private final List<Numbered> first = new ArrayList<>();
  private int size;

  /**
   * A failure in a game.
   *
   * @param game the number of the game, from 1
   */
  public record Numbered(long game, FailureReport failure) {}

  /**
   * Adds a failure.
   *
   * @param contestant 0 for the first, 1 for the second
   */
  public void add(int contestant, Numbered failure) {
    size++;
    counts.get(contestant).merge(failure.failure.kind(), 1, Integer::sum);
    if (first.size() < KEPT) {
      first.add(failure);
    }
  }

  /** The number of failures. */
  public int size() {
    return size;
  }

  /** The number of failures of a contestant, by kind. */
  public Map<Kind, Integer> counts(int contestant) {
    return Map.copyOf(counts.get(contestant));
  }

  /** The first failures, in the order of the games. */
  public List<Numbered> first() {
    return List.copyOf(first);
  }
}
