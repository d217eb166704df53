package tabuleiro.app.web.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.world.Rendering;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.page.Demo;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/**
 * The demo of each world: the one that it brings, else a short random game, always the same. A
 * world whose rules fail has none. Thread-safe.
 */
public final class Demos {
  private static final int MOST_MOVES = 60;
  private static final long SEED = 1;

  private final Map<String, Optional<Demo>> known = new ConcurrentHashMap<>();

  /** The demo of a world, if it has one or one can be made. */
  Optional<Demo> of(World world) {
    return known.computeIfAbsent(world.id(), id -> checked(world));
  }

  /** A demo as a game in which some of its moves are made. */
  static LiveGame<?> live(World world, Demo demo, int ply) throws InputException {
    Variant variant = Variant.standard(world);
    LiveGame.Setup setup =
        new LiveGame.Setup("", variant, demo.isDuel(), List.of(), GameAccess.NONE);
    return live(setup, Rendering.of(world, variant, demo.isDuel()), demo, ply);
  }

  private static <S extends State> LiveGame<S> live(
      LiveGame.Setup setup, Rendering<S> rendering, Demo demo, int ply) throws InputException {
    S start = rendering.notation().read(demo.start());
    List<String> moves = demo.moves().subList(0, ply);
    return LiveGame.at(setup, rendering, GameHistory.read(rendering.notation(), start, moves));
  }

  private static Optional<Demo> checked(World world) {
    try {
      Optional<Demo> own = world.page().demo();
      Optional<Demo> demo = own.isPresent() ? own : random(world);
      if (demo.isPresent()) {
        live(world, demo.get(), demo.get().moves().size());
      }
      return demo;
    } catch (RequestException e) {
      throw e; // the request has used up its time; the next one tries again
    } catch (InputException | RuntimeException | StackOverflowError e) {
      return Optional.empty();
    }
  }

  private static Optional<Demo> random(World world) throws InputException {
    Variant variant = Variant.standard(world);
    Optional<Game<?>> game = world.game(variant);
    if (game.isPresent()) {
      return Optional.of(random(game.get()));
    }
    Optional<Puzzles<?>> puzzles = world.puzzles(variant);
    return puzzles.isPresent() ? random(puzzles.get()) : Optional.empty();
  }

  private static <P extends Position> Demo random(Game<P> game) {
    return random(game.start(0), game.notation());
  }

  private static <S extends Puzzle> Optional<Demo> random(Puzzles<S> puzzles)
      throws InputException {
    for (Problem<S> problem : puzzles.problems()) {
      if (problem.fault().isEmpty()) {
        return Optional.of(random(problem.start(), puzzles.notation()));
      }
    }
    return Optional.empty();
  }

  private static <S extends State> Demo random(S start, Notation<S> notation) {
    SplittableRandom random = new SplittableRandom(SEED);
    List<String> texts = new ArrayList<>();
    MoveList moves = new MoveList();
    S state = start;
    while (texts.size() < MOST_MOVES && !(state instanceof Puzzle puzzle && puzzle.isSolved())) {
      moves.clear();
      state.moves(moves);
      if (moves.size() == 0) {
        break;
      }
      int move = moves.get(random.nextInt(moves.size()));
      texts.add(notation.write(state, move));
      state = State.next(state, move);
    }
    boolean isDuel = start instanceof Position;
    return new Demo(isDuel, notation.write(start), texts, (texts.size() + 1) / 2);
  }
}
