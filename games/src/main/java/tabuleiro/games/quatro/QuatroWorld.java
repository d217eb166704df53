package tabuleiro.games.quatro;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.core.Position;
import tabuleiro.core.code.CourseForm;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.page.Demo;
import tabuleiro.core.page.Figure;
import tabuleiro.core.page.Picture;
import tabuleiro.core.page.PositionEditor;
import tabuleiro.core.page.WorldPage;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Knowledge;
import tabuleiro.core.player.NoisyMoves;
import tabuleiro.core.player.Oracle;
import tabuleiro.core.player.Player;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameLog;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.ProblemFile;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Resources;
import tabuleiro.core.world.Rule;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.games.quatro.engine.QuatroEngine;
import tabuleiro.games.quatro.engine.QuatroSolver;
import tabuleiro.games.quatro.rules.Quatro;
import tabuleiro.games.quatro.rules.QuatroNotation;
import tabuleiro.games.quatro.rules.QuatroPiece;
import tabuleiro.games.quatro.rules.QuatroPositionReader;
import tabuleiro.games.quatro.rules.QuatroPuzzle;
import tabuleiro.games.quatro.rules.QuatroPuzzleNotation;
import tabuleiro.games.quatro.rules.QuatroRules;
import tabuleiro.games.quatro.rules.QuatroSetup;

/**
 * Problema do Quatro as a world: the game, the puzzles, and two options, {@code give} (who chooses
 * the piece; only in the game) and {@code squares} (whether 2×2 squares count as lines).
 */
public final class QuatroWorld implements World {
  private static final String PROBLEMS = "problems.dat";

  @Override
  public String id() {
    return "quatro";
  }

  @Override
  public String bundle() {
    return QuatroPositionReader.BUNDLE;
  }

  @Override
  public List<Rule> rules() {
    return List.of(Rule.oneOf("give", "mover", "opponent"), Rule.oneOf("squares", "off", "on"));
  }

  @Override
  public Optional<Game<?>> game(Variant variant) {
    boolean handsOver = variant.get("give").equals("opponent");
    return Optional.of(new QuatroGame(new QuatroRules(handsOver, hasSquares(variant))));
  }

  @Override
  public Optional<Puzzles<?>> puzzles(Variant variant) {
    return Optional.of(new QuatroPuzzles(QuatroRules.puzzle(hasSquares(variant))));
  }

  @Override
  public WorldPage page() {
    String line = "((pqac prbo pqbc prao) (0 brac 0 0) (bqbo 0 0 brbc) (0 0 bqao 0))";
    String threat = "((bqao 0 0 prbc) (0 pqbo 0 0) (0 brao bqbc 0) (0 0 0 0))";
    return WorldPage.EMPTY
        .withDemo(Demo.of(Resources.text(QuatroWorld.class, "demo.txt"), true, 8))
        .withFigures(Figure.duel(line), Figure.duel(threat));
  }

  @Override
  public List<String> files() {
    return List.of(PROBLEMS, "sample-game.jsonl");
  }

  private static boolean hasSquares(Variant variant) {
    return variant.get("squares").equals("on");
  }

  /** The game under given rules. */
  private record QuatroGame(QuatroRules rules) implements Game<Quatro> {

    @Override
    public String id() {
      String give = rules.handsOver() ? "quatro-opponent" : "quatro";
      return rules.squares() ? give + "-squares" : give;
    }

    @Override
    public Quatro start(long seed) {
      QuatroSetup deal = new QuatroSetup(rules, QuatroSetup.allBut(0), 0);
      return Quatro.of(deal, 0, 0, QuatroPiece.NONE, Position.FIRST);
    }

    @Override
    public int moveLimit() {
      return Quatro.moveLimit(rules.handsOver());
    }

    @Override
    public int maxMargin() {
      return 1;
    }

    @Override
    public Limits courseLimits() {
      return Limits.time(Duration.ofSeconds(5));
    }

    @Override
    public Optional<GameLog<Quatro>> log() {
      return Optional.of(new QuatroLog(rules));
    }

    @Override
    public Notation<Quatro> notation() {
      return new QuatroNotation(rules);
    }

    @Override
    public CourseForm<Quatro> courseForm() {
      return new QuatroCourseForm.OfGame();
    }

    @Override
    public Picture<Quatro> picture() {
      return new QuatroPicture.OfGame();
    }

    @Override
    public Optional<PositionEditor<Quatro>> editor() {
      return Optional.of(new QuatroEditor<>(notation()));
    }

    @Override
    public int typicalMargin() {
      return 1;
    }

    @Override
    public List<Player<Quatro>> players() {
      Player<Quatro> engine = new QuatroEngine(rules);
      return rules.handsOver() ? List.of(engine) : List.of(engine, new QuatroCourse());
    }

    @Override
    public Map<String, String> aliases() {
      return Map.of("ameacas", "threats");
    }

    @Override
    public Knowledge<Quatro> knowledge() {
      return new QuatroKnowledge(rules);
    }
  }

  /** The search knowledge of the game under given rules. */
  private record QuatroKnowledge(QuatroRules rules) implements Knowledge<Quatro> {

    @Override
    public List<Evaluation<Quatro>> evaluations() {
      return QuatroEvaluation.all();
    }

    @Override
    public Optional<NoisyMoves<Quatro>> noisyMoves() {
      return Optional.of(QuatroEvaluation::noisyMoves);
    }

    @Override
    public Optional<Oracle<Quatro>> oracle() {
      return Optional.of(new QuatroSolver(rules));
    }
  }

  /** The puzzles under given rules. */
  private record QuatroPuzzles(QuatroRules rules) implements Puzzles<QuatroPuzzle> {

    @Override
    public int moveLimit() {
      return Quatro.moveLimit(false);
    }

    @Override
    public Notation<QuatroPuzzle> notation() {
      return new QuatroPuzzleNotation(rules);
    }

    @Override
    public CourseForm<QuatroPuzzle> courseForm() {
      return new QuatroCourseForm.OfPuzzle();
    }

    @Override
    public Picture<QuatroPuzzle> picture() {
      return new QuatroPicture.OfPuzzle();
    }

    @Override
    public Optional<PositionEditor<QuatroPuzzle>> editor() {
      return Optional.of(new QuatroEditor<>(notation()));
    }

    @Override
    public List<Heuristic<QuatroPuzzle>> heuristics() {
      return QuatroHeuristics.all(rules);
    }

    @Override
    public Map<String, String> aliases() {
      return Map.of("dada", "given", "linhas", "lines", "ocupadas", "occupied");
    }

    @Override
    public List<Problem<QuatroPuzzle>> problems() {
      try {
        return problems(Resources.text(QuatroWorld.class, PROBLEMS));
      } catch (InputException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public Optional<QuatroPuzzle> random(long seed) {
      try {
        return Optional.of(notation().read(QuatroRandomProblem.of(seed)));
      } catch (InputException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public List<Problem<QuatroPuzzle>> problems(String text) throws InputException {
      QuatroPuzzleNotation notation = new QuatroPuzzleNotation(rules);
      return ProblemFile.read(text, (forms, target) -> notation.read(forms.get(0)));
    }
  }
}
