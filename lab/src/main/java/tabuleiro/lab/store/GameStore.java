package tabuleiro.lab.store;

import java.util.List;
import java.util.Optional;

/**
 * Stores games that users play. Data are durable when a method returns, unless the store is in
 * memory.
 */
public interface GameStore {

  /**
   * A stored game.
   *
   * @param content the whole game, as JSON
   */
  record Item(String id, String content) {}

  /** Stores a game; replaces one with the same id. */
  void put(String id, String content);

  /** The game with an id. */
  Optional<Item> take(String id);

  /** The most recently stored games, newest first. */
  List<Item> recent(int most);
}
