package tabuleiro.lab.store;

import java.time.Instant;
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
  record Item(String id, String content, Members members) {}

  /**
   * To whom a game belongs. Each member is a text that stands for a visitor; it is empty if there
   * is none.
   *
   * @param owner who created the game
   * @param first who else plays the first seat
   * @param second who else plays the second seat
   */
  record Members(String owner, String first, String second) {
    public static final Members NONE = new Members("", "", "");

    boolean contains(String member) {
      return !member.isEmpty() && List.of(owner, first, second).contains(member);
    }
  }

  /** Stores a game; replaces one with the same id. */
  void put(Item item);

  /** The game with an id. */
  Optional<Item> take(String id);

  /** The most recently stored games of a member, newest first. */
  List<Item> recent(String member, int most);

  /**
   * How much of the store a member takes.
   *
   * @param games the number of games
   * @param characters the length of their contents
   */
  record Usage(long games, long characters) {}

  /** The number and the size of the games of an owner. */
  Usage usage(String owner);

  /** Notes that somebody looked at a game; one that does not exist is ignored. */
  void visit(String id, Instant time);

  /**
   * Removes all games that nobody has stored or looked at since a time.
   *
   * @return their ids
   */
  List<String> removeUnvisited(Instant since);
}
