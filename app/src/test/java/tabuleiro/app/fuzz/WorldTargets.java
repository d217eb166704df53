package tabuleiro.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import tabuleiro.app.fuzz.StateTarget.Setup;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.solve.SolverFactory;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Player;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.solver.Solver;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Rule;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.search.solo.SolverOptions;

/** The targets of one world: positions, puzzles, moves and problem files in several variants. */
final class WorldTargets {
  private static final long NODES = 200;
  private static final int PLIES = 60;
  private static final int MOST_DRAFTS = 6;
  private static final List<String> WORDS =
      List.of(
          "(",
          ")",
          "()",
          "nil",
          "NIL",
          "t",
          "0",
          "1",
          "2",
          "-1",
          "+7",
          ".5",
          "1e9",
          "99999999999",
          "'",
          ";",
          "\"",
          "\\",
          " ",
          "\n",
          "\t",
          "pass",
          "PASSA");

  private final World world;
  private final List<Setup<?>> games = new ArrayList<>();
  private final List<Setup<?>> puzzles = new ArrayList<>();
  private final List<Puzzles<?>> files = new ArrayList<>();
  private final List<DraftTarget.Setup<?>> drafts = new ArrayList<>();
  private final Set<String> words = new LinkedHashSet<>(WORDS);

  private WorldTargets(World world) throws InputException {
    this.world = world;
    for (Variant variant : variants(world)) {
      if (world.game(variant).isPresent()) {
        games.add(game(world.game(variant).get()));
      }
      if (world.puzzles(variant).isPresent()) {
        puzzles.add(puzzle(world.puzzles(variant).get()));
        files.add(world.puzzles(variant).get());
      }
    }
  }

  static List<FuzzTarget> of(World world) throws InputException {
    return new WorldTargets(world).all();
  }

  private List<FuzzTarget> all() {
    List<FuzzTarget> targets = new ArrayList<>();
    List<String> dictionary = List.copyOf(words);
    if (!games.isEmpty()) {
      targets.add(new StateTarget("position-" + world.id(), games, dictionary));
    }
    List<Setup<?>> all = new ArrayList<>(games);
    all.addAll(puzzles);
    targets.add(new MovesTarget("moves-" + world.id(), all, dictionary));
    targets.add(new StateTarget("puzzle-" + world.id(), puzzles, dictionary));
    targets.add(new ProblemsTarget(world, files, dictionary));
    targets.add(new DraftTarget("draft-" + world.id(), drafts, dictionary));
    return targets;
  }

  /** The default variant and, for every rule, those with one of its other values. */
  static List<Variant> variants(World world) throws InputException {
    List<Variant> variants = new ArrayList<>(List.of(Variant.standard(world)));
    for (Rule rule : world.rules()) {
      for (String value : rule.values()) {
        if (!value.equals(rule.fallback())) {
          variants.add(Variant.of(world, Map.of(rule.key(), value)));
        }
      }
    }
    return variants;
  }

  private <P extends Position> Setup<P> game(Game<P> game) throws InputException {
    List<P> starts = line(game.start(1));
    starts.forEach(start -> addMoves(game.notation().write(start)));
    game.editor().ifPresent(editor -> drafts.add(DraftTarget.Setup.of(editor, starts)));
    return Setup.of(
        new StateCheck<>(game.notation(), game.picture(), game.moveLimit()),
        starts,
        late(() -> search(game)));
  }

  private static <P extends Position> Consumer<P> search(Game<P> game) throws InputException {
    PlayerFactory<P> factory = new PlayerFactory<>(game);
    List<Player<P>> players = new ArrayList<>();
    for (String spec : List.of("engine:memory=1", "alphabeta:depth=3", "greedy")) {
      players.add(factory.player(PlayerSpec.parse(spec), 0));
    }
    List<Evaluation<P>> evaluations = new ArrayList<>();
    for (String name : factory.evaluations()) {
      evaluations.add(factory.evaluation(name));
    }
    return position -> search(game, position, players, evaluations);
  }

  private static <P extends Position> void search(
      Game<P> game, P position, List<Player<P>> players, List<Evaluation<P>> evaluations) {
    MoveList legal = new MoveList();
    position.moves(legal);
    assertThat(position.isOver()).as("over").isEqualTo(legal.size() == 0);
    assertThat(Math.abs((long) position.margin())).isLessThanOrEqualTo(game.maxMargin());
    if (position.isOver()) {
      return;
    }
    evaluations.forEach(evaluation -> evaluation.of(position));
    for (Player<P> player : players) {
      Choice choice = player.choose(position, Limits.nodes(NODES), report -> {});
      assertThat(legal.contains(choice.move())).as(player.name()).isTrue();
    }
  }

  private <S extends Puzzle> Setup<S> puzzle(Puzzles<S> puzzles) throws InputException {
    List<S> starts = new ArrayList<>();
    for (Problem<S> problem : puzzles.problems()) {
      if (problem.fault().isEmpty()) {
        starts.addAll(starts.isEmpty() ? line(problem.start()) : List.of(problem.start()));
      }
    }
    List<S> some = starts.subList(0, Math.min(MOST_DRAFTS, starts.size()));
    puzzles.editor().ifPresent(editor -> drafts.add(DraftTarget.Setup.of(editor, some)));
    return Setup.of(
        new StateCheck<>(puzzles.notation(), puzzles.picture(), puzzles.moveLimit()),
        starts,
        late(() -> solve(puzzles)));
  }

  private static <S extends Puzzle> Consumer<S> solve(Puzzles<S> puzzles) throws InputException {
    SolverFactory<S> factory = new SolverFactory<>(puzzles);
    Heuristic<S> heuristic = factory.heuristic("");
    List<Solver<S>> solvers = new ArrayList<>();
    for (String name : List.of("", "bfs", "dfs", "astar", "idastar")) {
      solvers.add(factory.solver(name, heuristic, SolverOptions.STANDARD));
    }
    return start -> solve(puzzles, start, solvers);
  }

  private static <S extends Puzzle> void solve(
      Puzzles<S> puzzles, S start, List<Solver<S>> solvers) {
    long[] packed = new long[start.words()];
    start.save(packed, 0);
    assertThat(start.load(packed, 0)).isEqualTo(start);
    for (Heuristic<S> each : puzzles.heuristics()) {
      each.of(start);
    }
    for (Solver<S> solver : solvers) {
      Outcome outcome = solver.solve(start, new Budget(Limits.nodes(NODES).withDepth(PLIES)));
      if (outcome instanceof Outcome.Solved solved) {
        S state = start;
        for (int move : solved.path().moves()) {
          state = State.next(state, move);
        }
        assertThat(state.isSolved()).as(solver.name()).isTrue();
      }
    }
  }

  /** What makes a search. */
  @FunctionalInterface
  private interface Maker<S> {
    Consumer<S> make() throws InputException;
  }

  /** A search that is made when it is first needed, because engines take time to make. */
  private static <S> Consumer<S> late(Maker<S> maker) {
    List<Consumer<S>> made = new ArrayList<>();
    return state -> {
      if (made.isEmpty()) {
        try {
          made.add(maker.make());
        } catch (InputException e) {
          throw new IllegalStateException(e);
        }
      }
      made.get(0).accept(state);
    };
  }

  /** Some states of one game, in which always the middle move was made. */
  private static <S extends State> List<S> line(S start) {
    List<S> states = new ArrayList<>();
    S state = start;
    MoveList legal = new MoveList();
    for (int ply = 0; ply < PLIES; ply++) {
      if (ply % 15 == 0) {
        states.add(state);
      }
      legal.clear();
      state.moves(legal);
      if (legal.size() == 0) {
        break;
      }
      state = State.next(state, legal.get(legal.size() / 2));
    }
    return states;
  }

  /** Adds the atoms of a text to the words. */
  private void addMoves(String text) {
    for (String atom : text.split("[ ()]+")) {
      if (!atom.isEmpty() && words.size() < 60) {
        words.add(atom);
      }
    }
  }
}
