package tabuleiro.lab.store;

import java.util.List;
import java.util.Optional;

/** Keeps games that people play. What a method has taken survives the end of the program. */
public interface GameStore {

  /**
   * A game on the shelf.
   *
   * @param content all of it, as JSON
   */
  record Item(String id, String content) {}

  /** Puts a game on the shelf, in place of one with the same id. */
  void put(String id, String content);

  /** The game with an id. */
  Optional<Item> take(String id);

  /** The games touched last, the newest first. */
  List<Item> recent(int most);
}
