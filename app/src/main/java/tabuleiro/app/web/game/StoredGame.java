package tabuleiro.app.web.game;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A game somebody plays on the page, as it is stored. Moves taken back are kept, so that they can
 * be made again. Never changes.
 *
 * @param isDuel whether two play; otherwise it is a puzzle
 * @param players how each side is played, as in {@code engine:level=3}; one for a puzzle
 * @param start the text of the state it began from
 * @param ply how many of the moves are made; those after it were taken back
 */
record StoredGame(
    String id,
    String world,
    Map<String, String> variant,
    boolean isDuel,
    List<String> players,
    String start,
    List<Move> moves,
    int ply) {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** A move, and what the computer thought when it made it. */
  record Move(String text, @Nullable Thought thought) {}

  /**
   * What a player found out.
   *
   * @param value in points, seen from the first player
   */
  record Thought(double value, boolean exact, int depth, long nodes, long millis) {}

  StoredGame {
    variant = new LinkedHashMap<>(variant);
    players = List.copyOf(players);
    moves = List.copyOf(moves);
    if (ply < 0 || ply > moves.size()) {
      throw new IllegalArgumentException(ply + " of " + moves.size() + " moves");
    }
  }

  /** The moves that are made. */
  @JsonIgnore
  List<Move> made() {
    return moves.subList(0, ply);
  }

  /**
   * The table after one more move; moves taken back are forgotten unless it is the first of them.
   */
  StoredGame plus(Move move) {
    List<Move> next = new ArrayList<>(made());
    next.add(move);
    if (ply < moves.size() && moves.get(ply).text().equals(move.text())) {
      next.addAll(moves.subList(ply + 1, moves.size()));
    }
    return new StoredGame(id, world, variant, isDuel, players, start, next, ply + 1);
  }

  /** The table with so many moves made. */
  StoredGame at(int newPly) {
    return new StoredGame(id, world, variant, isDuel, players, start, moves, newPly);
  }

  /** The table with other players. */
  StoredGame playedBy(List<String> newPlayers) {
    return new StoredGame(id, world, variant, isDuel, newPlayers, start, moves, ply);
  }

  String json() {
    try {
      return JSON.writeValueAsString(this);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  static StoredGame of(String json) throws JsonProcessingException {
    return JSON.readValue(json, StoredGame.class);
  }
}
