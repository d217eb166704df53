package tabuleiro.app.web.puzzle;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.RequestReader;
import tabuleiro.app.web.request.Visitors;
import tabuleiro.app.web.share.Searches;
import tabuleiro.app.web.world.Rendering;
import tabuleiro.app.web.world.WorldRoutes;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/**
 * The puzzles of a world, attempts to solve them, and their best solutions. The server keeps no
 * attempt: each request names the puzzle and all moves.
 */
public final class PuzzleRoutes {
  private static final int MOST_MOVES = 500;
  private static final int MOST_KEPT = 200;
  private static final Duration LONGEST = Duration.ofSeconds(10);

  private final Searches searches;
  private final DailyPuzzles daily;
  private final Map<String, Solution> solutions =
      Collections.synchronizedMap(
          new LinkedHashMap<>() {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Solution> eldest) {
              return size() > MOST_KEPT;
            }
          });

  public PuzzleRoutes(Searches searches, Clock clock) {
    this.searches = searches;
    daily = new DailyPuzzles(clock);
  }

  public void add(RoutesConfig routes) {
    routes.get("/api/v1/worlds/{world}/puzzles", this::all);
    routes.post("/api/v1/attempts", PuzzleRoutes::attempt);
    routes.post("/api/v1/solutions", this::solution);
  }

  /** Returns whether a world has a puzzle of this name; {@code daily} is that of the day. */
  public static boolean has(World world, String name) {
    try {
      Optional<Puzzles<?>> puzzles = world.puzzles(Variant.standard(world));
      return puzzles.isPresent()
          && (name.equals("daily")
              || puzzles.get().problems().stream().anyMatch(each -> each.id().equals(name)));
    } catch (InputException e) {
      return false;
    }
  }

  private void all(Context context) throws InputException {
    World world = WorldRoutes.named(context);
    context.json(document(context, world, puzzles(world)));
  }

  private static Puzzles<?> puzzles(World world) throws InputException {
    return Rendering.puzzles(world, Variant.standard(world));
  }

  private <S extends Puzzle> Map<String, Object> document(
      Context context, World world, Puzzles<S> puzzles) throws InputException {
    List<Map<String, Object>> problems = new ArrayList<>();
    for (Problem<S> problem : puzzles.problems()) {
      if (problem.fault().isEmpty()) {
        String text = puzzles.notation().write(problem.start());
        problems.add(Map.of("id", problem.id(), "position", text));
      }
    }
    LocalDate day = daily.today();
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("world", world.id());
    document.put("scored", puzzles.isScored());
    document.put("problems", problems);
    searches
        .answerPatiently(Visitors.of(context), () -> ofDay(world, puzzles, day))
        .ifPresent(text -> document.put("daily", Map.of("date", day.toString(), "position", text)));
    return document;
  }

  private <S extends Puzzle> Optional<String> ofDay(
      World world, Puzzles<S> puzzles, LocalDate day) {
    try {
      return daily.of(world.id(), puzzles, day);
    } catch (InputException e) {
      throw RequestException.of(e);
    }
  }

  private static World world(RequestReader request) throws InputException {
    return Worlds.find(request.text("world"));
  }

  private static void attempt(Context context) throws InputException {
    RequestReader request = RequestReader.of(context);
    World world = world(request);
    context.json(attempt(world, puzzles(world), request, RequestReader.locale(context)));
  }

  private static <S extends Puzzle> Map<String, Object> attempt(
      World world, Puzzles<S> puzzles, RequestReader request, Locale locale) throws InputException {
    Rendering<S> rendering = Rendering.of(world, puzzles);
    Notation<S> notation = rendering.notation();
    S state = notation.read(request.text("position"));
    List<String> texts = request.list("moves");
    if (texts.size() > MOST_MOVES) {
      throw RequestException.of(400, "fault.moves", MOST_MOVES);
    }
    List<Map<String, Object>> moves = new ArrayList<>();
    for (String text : texts) {
      int move = notation.readMove(state, text);
      Map<String, Object> at = rendering.picture().move(state, move);
      moves.add(Map.of("text", notation.write(state, move), "side", 0, "at", at));
      state = State.next(state, move);
    }
    List<Map<String, Object>> legal = rendering.legal(state);
    Map<String, Object> document = rendering.of(state, locale);
    document.put("position", notation.write(state));
    document.put("moves", moves);
    document.put("legal", legal);
    document.put("solved", state.isSolved());
    document.put("stuck", legal.isEmpty() && !state.isSolved());
    document.put("points", state.points());
    return document;
  }

  private void solution(Context context) throws InputException {
    RequestReader request = RequestReader.of(context);
    World world = world(request);
    Solution solution = solution(context, world, puzzles(world), request.text("position"));
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("status", solution.status().name().toLowerCase(Locale.ROOT));
    document.put("proved", solution.isProved());
    document.put("moves", solution.moves());
    document.put("points", solution.points());
    context.json(document);
  }

  /**
   * Returns the best solution. Proofs are kept, so that a class that solves a problem waits once.
   */
  private <S extends Puzzle> Solution solution(
      Context context, World world, Puzzles<S> puzzles, String text) throws InputException {
    S start = puzzles.notation().read(text);
    String key = world.id() + " " + puzzles.notation().write(start);
    Solution known = solutions.get(key);
    if (known != null) {
      return known;
    }
    Limits limits = Limits.NONE.withTime(LONGEST).withBytes(searches.resources().bytes());
    Solution found =
        searches.answerPatiently(
            Visitors.of(context),
            () -> {
              try {
                return Solution.of(puzzles, start, limits);
              } catch (InputException e) {
                throw RequestException.of(e);
              }
            });
    if (found.isProved()) {
      solutions.put(key, found);
    }
    return found;
  }
}
