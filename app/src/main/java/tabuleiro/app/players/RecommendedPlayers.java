package tabuleiro.app.players;

import java.util.Map;

/** The default players. */
public final class RecommendedPlayers {
  /** Gives hints, analyses and reviews, and plays a move for a human on request. */
  public static final PlayerSpec ADVISER = new PlayerSpec(EngineKind.NAME, Map.of());

  /** Plays against a human. */
  public static final PlayerSpec OPPONENT = new PlayerSpec(EngineKind.NAME, Map.of("level", "3"));

  /** The traced search of a game tree. */
  public static final PlayerSpec TREE = new PlayerSpec("alphabeta", Map.of("depth", "3"));

  private RecommendedPlayers() {}
}
