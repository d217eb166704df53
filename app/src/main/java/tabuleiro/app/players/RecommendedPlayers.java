package tabuleiro.app.players;

import java.util.Map;

/** The players that take part where the user names none. */
public final class RecommendedPlayers {
  /** Gives hints, analyses and reviews, and moves for a person who asks for it. */
  public static final PlayerSpec ADVISER = new PlayerSpec(EngineKind.NAME, Map.of());

  /** Plays against a person. */
  public static final PlayerSpec OPPONENT = new PlayerSpec(EngineKind.NAME, Map.of("level", "3"));

  /** The traced search of a game tree. */
  public static final PlayerSpec TREE = new PlayerSpec("alphabeta", Map.of("depth", "3"));

  private RecommendedPlayers() {}
}
