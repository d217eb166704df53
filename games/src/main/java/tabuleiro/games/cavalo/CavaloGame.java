package tabuleiro.games.cavalo;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import tabuleiro.core.Position;
import tabuleiro.core.code.CourseForm;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.page.Picture;
import tabuleiro.core.page.PositionEditor;
import tabuleiro.core.player.Endgame;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Knowledge;
import tabuleiro.core.player.Player;
import tabuleiro.core.text.Notation;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameLog;
import tabuleiro.games.cavalo.rules.Cavalo;
import tabuleiro.games.cavalo.rules.CavaloBoard;
import tabuleiro.games.cavalo.rules.CavaloJumps;
import tabuleiro.games.cavalo.rules.CavaloMoves;
import tabuleiro.games.cavalo.rules.CavaloRules;

/** The game of two knights under given rules. Immutable. */
public final class CavaloGame implements Game<Cavalo> {
  private static final int TYPICAL_MARGIN = 1250;

  private final CavaloRules rules;
  private final int first;

  /** A game in which side {@code first} moves first once both knights are placed. */
  CavaloGame(CavaloRules rules, int first) {
    this.rules = rules;
    this.first = first;
  }

  @Override
  public String id() {
    return "cavalo" + rules.suffix() + (first == Position.FIRST ? "" : "-second-first");
  }

  /** Shuffles all numbers (Fisher and Yates 1938, Durstenfeld 1964) and places both knights. */
  @Override
  public Cavalo start(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int[] numbers = new int[CavaloJumps.CELLS];
    for (int i = 0; i < numbers.length; i++) {
      int other = random.nextInt(i + 1);
      numbers[i] = numbers[other];
      numbers[other] = i;
    }
    int[] nowhere = {CavaloBoard.NONE, CavaloBoard.NONE};
    Cavalo empty = Cavalo.of(new CavaloBoard(rules, numbers), nowhere, new int[2], first);
    Cavalo white = empty.place(Position.FIRST, empty.placement(Position.FIRST));
    return white.place(Position.SECOND, white.placement(Position.SECOND));
  }

  @Override
  public int moveLimit() {
    return CavaloMoves.LIMIT;
  }

  /** The sum of all numbers, if one player gets all of them. */
  @Override
  public int maxMargin() {
    return Cavalo.MOST_POINTS;
  }

  @Override
  public Limits courseLimits() {
    return Limits.time(Duration.ofSeconds(5)).withDepth(5);
  }

  @Override
  public Optional<GameLog<Cavalo>> log() {
    return Optional.of(new CavaloLog());
  }

  @Override
  public Notation<Cavalo> notation() {
    return new CavaloNotation(rules, first);
  }

  @Override
  public CourseForm<Cavalo> courseForm() {
    return new CavaloCourseForm.OfGame();
  }

  @Override
  public Picture<Cavalo> picture() {
    return new CavaloPicture.OfGame();
  }

  @Override
  public Optional<PositionEditor<Cavalo>> editor() {
    return Optional.of(new CavaloEditor<>(notation(), true));
  }

  @Override
  public int typicalMargin() {
    return TYPICAL_MARGIN;
  }

  @Override
  public List<Player<Cavalo>> players() {
    return List.of(new CavaloCourse(CavaloCourse.DEPTH));
  }

  @Override
  public Map<String, String> aliases() {
    return Map.of("avaliar-no", "course", "pontos", "points", "potencial", "potential");
  }

  @Override
  public Knowledge<Cavalo> knowledge() {
    return new Knowledge<>() {
      @Override
      public List<Evaluation<Cavalo>> evaluations() {
        return CavaloEvaluations.all();
      }

      @Override
      public List<Tunable<Evaluation<Cavalo>>> weighted() {
        return List.of(CavaloWeights.weighted());
      }

      @Override
      public Optional<Endgame<Cavalo>> endgame() {
        return Optional.of(new CavaloEndgame());
      }
    };
  }
}
