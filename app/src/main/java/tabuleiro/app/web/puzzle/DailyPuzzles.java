package tabuleiro.app.web.puzzle;

import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.Zobrist;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;

/**
 * A puzzle for each day and world: the first random one, by seeds that follow from the UTC date, of
 * which it is proved that the best solution takes at least four moves. Proofs are limited by nodes
 * and not by time, so every server finds the same puzzle. In a world without random puzzles, random
 * moves from one of its problems lead to the puzzle. Thread-safe.
 */
public final class DailyPuzzles {
  /** The fewest moves of the best solution. */
  static final int LEAST_MOVES = 4;

  private static final Limits PROOF = Limits.NONE.withNodes(50_000);
  private static final int MOST_TRIES = 10_000;
  private static final int MOST_KEPT = 100;
  private static final int LEAST_STEPS = 10;
  private static final int MOST_STEPS = 40;

  private final Clock clock;
  private final Map<String, String> kept =
      Collections.synchronizedMap(
          new LinkedHashMap<>() {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
              return size() > MOST_KEPT;
            }
          });

  public DailyPuzzles(Clock clock) {
    this.clock = clock;
  }

  /** Returns the date in UTC. */
  LocalDate today() {
    return LocalDate.now(clock.withZone(ZoneOffset.UTC));
  }

  /** Returns the text of a world's puzzle of a day; empty if no puzzle was found. */
  <S extends Puzzle> Optional<String> of(String world, Puzzles<S> puzzles, LocalDate day)
      throws InputException {
    String key = world + " " + day;
    String known = kept.get(key);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<String> found = find(puzzles, day.toEpochDay());
    found.ifPresent(text -> kept.put(key, text));
    return found;
  }

  private static <S extends Puzzle> Optional<String> find(Puzzles<S> puzzles, long day)
      throws InputException {
    Set<String> known = new HashSet<>();
    for (Problem<S> problem : puzzles.problems()) {
      if (problem.fault().isEmpty()) {
        known.add(puzzles.notation().write(problem.start()));
      }
    }
    SplittableRandom seeds = new SplittableRandom(Zobrist.key(day));
    for (int i = 0; i < MOST_TRIES && !Thread.currentThread().isInterrupted(); i++) {
      long seed = seeds.nextLong();
      Optional<S> candidate = puzzles.random(seed);
      S puzzle = candidate.isPresent() ? candidate.get() : walked(puzzles.problems(), seed);
      String text = puzzles.notation().write(puzzle);
      if (!known.contains(text) && isSuitable(puzzles, puzzle)) {
        return Optional.of(text);
      }
    }
    return Optional.empty();
  }

  private static <S extends Puzzle> boolean isSuitable(Puzzles<S> puzzles, S puzzle)
      throws InputException {
    if (puzzle.isSolved()) {
      return false;
    }
    Solution solution = Solution.of(puzzles, puzzle, PROOF);
    boolean isWorthwhile = !puzzles.isScored() || solution.points() > puzzle.points();
    return solution.takesAtLeast(LEAST_MOVES) && isWorthwhile;
  }

  /** Returns the state after random moves from a random problem. */
  private static <S extends Puzzle> S walked(List<Problem<S>> problems, long seed)
      throws InputException {
    SplittableRandom random = new SplittableRandom(seed);
    S state = problems.get(random.nextInt(problems.size())).start();
    MoveList moves = new MoveList();
    for (int steps = random.nextInt(LEAST_STEPS, MOST_STEPS); steps > 0; steps--) {
      moves.clear();
      state.moves(moves);
      if (moves.size() == 0) {
        break;
      }
      state = State.next(state, moves.get(random.nextInt(moves.size())));
    }
    return state;
  }
}
