package tabuleiro.games.blokus;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.core.Position;
import tabuleiro.core.code.CourseForm;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.page.Picture;
import tabuleiro.core.page.PositionEditor;
import tabuleiro.core.player.Endgame;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Knowledge;
import tabuleiro.core.player.NoisyMoves;
import tabuleiro.core.player.Player;
import tabuleiro.core.text.Notation;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameLog;
import tabuleiro.games.blokus.rules.Blokus;
import tabuleiro.games.blokus.rules.BlokusHand;
import tabuleiro.games.blokus.rules.BlokusNotation;

/**
 * Blokus Uno for two.
 *
 * @param beginner the player who moves first
 */
public record BlokusGame(int beginner) implements Game<Blokus> {
  private static final int TYPICAL_MARGIN = 55;

  @Override
  public String id() {
    return beginner == Position.FIRST ? "blokus" : "blokus-first2";
  }

  @Override
  public Blokus start(long seed) {
    return Blokus.start(beginner);
  }

  @Override
  public int moveLimit() {
    return Blokus.PASS + 1;
  }

  /** One player has laid all pieces, the other none: positions may be set up freely. */
  @Override
  public int maxMargin() {
    return BlokusHand.SQUARES;
  }

  @Override
  public Limits courseLimits() {
    return Limits.time(Duration.ofSeconds(20));
  }

  @Override
  public Optional<GameLog<Blokus>> log() {
    return Optional.of(new BlokusLog());
  }

  @Override
  public Notation<Blokus> notation() {
    return new BlokusNotation();
  }

  @Override
  public CourseForm<Blokus> courseForm() {
    return new BlokusCourseForm.OfGame();
  }

  @Override
  public Picture<Blokus> picture() {
    return new BlokusPicture.OfGame();
  }

  @Override
  public Optional<PositionEditor<Blokus>> editor() {
    return Optional.of(new BlokusEditor<>(notation(), true));
  }

  @Override
  public int typicalMargin() {
    return TYPICAL_MARGIN;
  }

  @Override
  public List<Player<Blokus>> players() {
    return List.of(new BlokusCourse());
  }

  @Override
  public Map<String, String> aliases() {
    return Map.of("avaliar-no", "course", "influencia", "influence", "mobilidade", "mobility");
  }

  @Override
  public Knowledge<Blokus> knowledge() {
    return new BlokusKnowledge();
  }

  /** The search knowledge of the game. */
  private record BlokusKnowledge() implements Knowledge<Blokus> {

    @Override
    public List<Evaluation<Blokus>> evaluations() {
      return BlokusEvaluation.all();
    }

    @Override
    public List<Tunable<Evaluation<Blokus>>> weighted() {
      return List.of(new BlokusWeights());
    }

    @Override
    public Optional<NoisyMoves<Blokus>> noisyMoves() {
      return Optional.of(new BlokusShutOuts());
    }

    @Override
    public Optional<Endgame<Blokus>> endgame() {
      return Optional.of(new BlokusEndgame());
    }
  }
}
