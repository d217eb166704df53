package tabuleiro.app.web.game;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.lab.store.GameStore;

/**
 * A {@link LiveGame} as the store keeps it: states and moves are texts. Immutable.
 *
 * @param isDuel whether it is a game for two; otherwise it is a puzzle
 * @param players how each side is played, as in {@code engine:level=3}; one for a puzzle
 * @param start the text of the first state
 * @param reviews the review of all moves; games of earlier versions have none
 * @param failure how a player failed after the last move, if one did
 * @param ply the number of moves made; those after it were undone
 * @param version the number of changes so far; games of earlier versions have none
 * @param access to whom the game belongs; games of earlier versions have none
 */
record StoredGame(
    String id,
    String world,
    Map<String, String> variant,
    boolean isDuel,
    List<String> players,
    String start,
    List<Move> moves,
    List<MoveReview> reviews,
    @Nullable GameFailure failure,
    int ply,
    int version,
    GameAccess access) {
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
    reviews = List.copyOf(Objects.requireNonNullElse(reviews, List.of()));
    access = Objects.requireNonNullElse(access, GameAccess.NONE);
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
        live.reviews(),
        live.failure().orElse(null),
        live.ply(),
        live.version(),
        setup.access());
  }

  String json() {
    try {
      return JSON.writeValueAsString(this);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Reads a row of the store; throws an {@link InputException} if it is not a game. */
  static StoredGame of(GameStore.Item item) throws InputException {
    try {
      StoredGame stored = JSON.readValue(item.content(), StoredGame.class);
      if (stored != null && stored.id().equals(item.id())) {
        return stored;
      }
    } catch (JsonProcessingException | RuntimeException e) {
      // reported below
    }
    throw new InputException(
        Message.of(RequestException.BUNDLE, "fault.unreadable", String.valueOf(item.id())));
  }
}
