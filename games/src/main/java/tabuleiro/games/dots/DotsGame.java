package tabuleiro.games.dots;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.core.code.CourseForm;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.page.Picture;
import tabuleiro.core.page.PositionEditor;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Knowledge;
import tabuleiro.core.player.NoisyMoves;
import tabuleiro.core.player.Oracle;
import tabuleiro.core.player.Player;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameLog;
import tabuleiro.games.dots.engine.DotsEngine;
import tabuleiro.games.dots.engine.DotsSolver;
import tabuleiro.games.dots.rules.Dots;
import tabuleiro.games.dots.rules.DotsGrid;

/**
 * The game for two, starting on the empty board of a given size. The notation reads boards of any
 * size, so only the largest board limits the moves.
 */
public record DotsGame(DotsGrid grid) implements Game<Dots> {

  @Override
  public String id() {
    return "dots-" + grid;
  }

  @Override
  public Dots start(long seed) {
    return Dots.start(grid);
  }

  @Override
  public int moveLimit() {
    return DotsGrid.MOST_ARCS;
  }

  /** The number of boxes of the largest board, since the notation reads boards of any size. */
  @Override
  public int maxMargin() {
    return DotsGrid.MOST_BOXES;
  }

  @Override
  public Limits courseLimits() {
    return Limits.time(Duration.ofSeconds(20));
  }

  @Override
  public Optional<GameLog<Dots>> log() {
    return Optional.of(new DotsLog());
  }

  @Override
  public Notation<Dots> notation() {
    return new DotsNotation();
  }

  @Override
  public CourseForm<Dots> courseForm() {
    return new DotsCourseForm.OfGame();
  }

  @Override
  public Picture<Dots> picture() {
    return new DotsPicture.OfGame();
  }

  @Override
  public Optional<PositionEditor<Dots>> editor() {
    return Optional.of(new DotsEditor<>(notation(), true));
  }

  @Override
  public int typicalMargin() {
    return (grid.rows() * grid.columns() + 1) / 2;
  }

  @Override
  public List<Player<Dots>> players() {
    return List.of(new DotsCourse(), new DotsEngine());
  }

  @Override
  public Map<String, String> aliases() {
    return Map.of("alfa-beta-eval", "course", "cadeias", "chains");
  }

  @Override
  public Knowledge<Dots> knowledge() {
    return new Knowledge<>() {
      @Override
      public List<Evaluation<Dots>> evaluations() {
        return DotsEvaluations.all();
      }

      @Override
      public Optional<NoisyMoves<Dots>> noisyMoves() {
        return Optional.of(DotsEvaluations::noisyMoves);
      }

      @Override
      public Optional<Oracle<Dots>> oracle() {
        return Optional.of(new DotsSolver());
      }

      @Override
      public Optional<Oracle<Dots>> oracle(int megabytes) {
        return Optional.of(new DotsSolver(megabytes, 1));
      }
    };
  }
}
