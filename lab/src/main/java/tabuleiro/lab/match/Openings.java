package tabuleiro.lab.match;

import java.util.Optional;
import java.util.SplittableRandom;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;

/**
 * The openings of a match: the initial position, which is random in some games, followed by a few
 * random moves, so that deterministic players do not repeat the same game. The same number always
 * gives the same opening.
 *
 * @param plies the number of random moves
 */
public record Openings<P extends Position>(Game<P> game, int plies, long seed) {
  private static final String BUNDLE = "tabuleiro.lab.messages";
  private static final int TRIES = 1000;
  private static final long MIX = 0x9E37_79B9_7F4A_7C15L;

  /**
   * The default number of random moves: an eighth of the length of a random game, rounded down to
   * an even number and at least two; 0 if the initial position itself is random.
   */
  public static <P extends Position> int usual(Game<P> game) {
    if (game.start(0).key() != game.start(1).key()) {
      return 0;
    }
    GameHistory<P> history = GameHistory.from(game.start(0));
    SplittableRandom random = new SplittableRandom(0);
    MoveList moves = new MoveList();
    while (!history.state().isOver()) {
      history = history.play(any(history.state(), moves, random));
    }
    return Math.max(2, history.moves().size() / 16 * 2);
  }

  /**
   * Openings that exist.
   *
   * @throws InputException if games end before so many moves
   */
  public static <P extends Position> Openings<P> of(Game<P> game, int plies, long seed)
      throws InputException {
    Openings<P> openings = new Openings<>(game, plies, seed);
    if (openings.drawn(0).isEmpty()) {
      throw new InputException(Message.of(BUNDLE, "openings.long", game.id(), plies));
    }
    return openings;
  }

  /**
   * The opening with a number. Openings in which the game ends are drawn again; if all are, the
   * opening is that with number 0.
   */
  public GameHistory<P> start(long number) {
    return drawn(number)
        .or(() -> drawn(0))
        .orElseThrow(() -> new IllegalArgumentException("games end before " + plies + " moves"));
  }

  private Optional<GameHistory<P>> drawn(long number) {
    SplittableRandom random = new SplittableRandom(seed * MIX + number);
    MoveList moves = new MoveList();
    for (int attempt = 0; attempt < TRIES; attempt++) {
      GameHistory<P> history = GameHistory.from(game.start(random.nextLong()));
      while (history.moves().size() < plies && !history.state().isOver()) {
        history = history.play(any(history.state(), moves, random));
      }
      if (!history.state().isOver()) {
        return Optional.of(history);
      }
    }
    return Optional.empty();
  }

  private static int any(Position position, MoveList moves, SplittableRandom random) {
    moves.clear();
    position.moves(moves);
    return moves.get(random.nextInt(moves.size()));
  }
}
