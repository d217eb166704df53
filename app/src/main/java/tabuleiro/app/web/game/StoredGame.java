package tabuleiro.app.web.game;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.State;

/**
 * A {@link LiveGame} as the store keeps it: states and moves are texts. Immutable.
 *
 * @param isDuel whether it is a game for two; otherwise it is a puzzle
 * @param players how each side is played, as in {@code engine:level=3}; one for a puzzle
 * @param start the text of the first state
 * @param ply the number of moves made; those after it were undone
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

  /** A move, and what the computer found when it made it. */
  record Move(String text, @Nullable Thought thought) {}

  /**
   * What a player found.
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

  static <S extends State> StoredGame of(LiveGame<S> live) {
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < live.history().size(); i++) {
      String text = live.history().text(live.notation(), i);
      moves.add(new Move(text, live.thoughts().get(i).orElse(null)));
    }
    LiveGame.Setup setup = live.setup();
    return new StoredGame(
        setup.id(),
        live.world().id(),
        setup.variant().choices(),
        setup.isDuel(),
        setup.players(),
        live.notation().write(live.history().start()),
        moves,
        live.ply());
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
