package tabuleiro.games.quatro.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Oracle;
import tabuleiro.core.player.Player;
import tabuleiro.core.world.Game;
import tabuleiro.games.quatro.QuatroCourse;
import tabuleiro.games.quatro.QuatroDeals;
import tabuleiro.games.quatro.rules.Quatro;
import tabuleiro.games.quatro.rules.QuatroSetup;
import tabuleiro.games.quatro.rules.QuatroTest;

/** The engine against opponents; the solver checks every move. */
class QuatroEngineTest {

  private static Player<Quatro> engine(Game<Quatro> game) {
    return game.players().stream().filter(p -> p.name().equals("engine")).findAny().orElseThrow();
  }

  /** As first player it must also take the win as soon as the opponent allows it. */
  @ParameterizedTest
  @CsvSource({"off, 40", "on, 40"})
  void whereTheMoverChoosesItNeverGivesAnythingAway(String squares, int games) {
    Game<Quatro> game = QuatroTest.game("squares=" + squares);
    Oracle<Quatro> oracle = game.knowledge().oracle().orElseThrow();
    SplittableRandom random = new SplittableRandom(2);
    int won = 0;
    for (int i = 0; i < games; i++) {
      Player<Quatro> engine = engine(game);
      Quatro position = QuatroDeals.late(game, 16, 11 - i % 3, random);
      int seat = i / 3 % 2;
      int sign = seat == Position.FIRST ? 1 : -1;
      int owed = -1;
      while (!position.isOver()) {
        if (position.turn() == seat) {
          Choice choice = engine.choose(position, Limits.nodes(150_000), report -> {});
          int value = value(oracle, position);
          assertThat(choice.report().exact()).isTrue();
          assertThat(choice.report().value()).as(position.toString()).isEqualTo(value);
          owed = Math.max(owed, sign * value);
          position = position.play(choice.move());
        } else {
          position = position.play(safeOrAny(position, random));
        }
      }
      assertThat(sign * position.margin()).isGreaterThanOrEqualTo(owed);
      won += sign * position.margin() == 1 ? 1 : 0;
    }
    assertThat(won).isPositive();
  }

  @ParameterizedTest
  @CsvSource({"off, 100000", "on, 0"})
  void asSecondPlayerItAlwaysWins(String squares, long nodes) {
    Game<Quatro> game = QuatroTest.game("squares=" + squares);
    SplittableRandom random = new SplittableRandom(4);
    Player<Quatro> course = new QuatroCourse();
    for (int i = 0; i < 30; i++) {
      Player<Quatro> engine = engine(game);
      Quatro position = game.start(i);
      while (!position.isOver()) {
        int move =
            position.turn() == Position.SECOND
                ? engine.choose(position, Limits.nodes(nodes), report -> {}).move()
                : i == 0 || random.nextInt(4) == 0
                    ? course.choose(position, Limits.NONE, report -> {}).move()
                    : safeOrAny(position, random);
        position = position.play(move);
      }
      assertThat(position.margin()).isEqualTo(-1);
    }
  }

  @ParameterizedTest
  @CsvSource({"off", "on"})
  void whereTheOpponentChoosesItPlaysEndgamesExactly(String squares) {
    Game<Quatro> game = QuatroTest.game("give=opponent", "squares=" + squares);
    Oracle<Quatro> oracle = game.knowledge().oracle().orElseThrow();
    SplittableRandom random = new SplittableRandom(6);
    for (int i = 0; i < 100; i++) {
      Quatro position = QuatroDeals.late(game, 16, 2 + random.nextInt(7), random);
      Choice choice = engine(game).choose(position, Limits.nodes(300_000), report -> {});
      Quatro next = position.play(choice.move());
      assertThat(value(oracle, next)).isEqualTo(value(oracle, position));
      assertThat(choice.report().exact()).isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource({"mover, off", "opponent, off", "mover, on", "opponent, on"})
  void playsWholeGamesUnderAnyLimitAndTheSameForTheSameNodes(String give, String squares) {
    Game<Quatro> game = QuatroTest.game("give=" + give, "squares=" + squares);
    for (Limits limits : List.of(Limits.nodes(0), Limits.nodes(2_000), Limits.depth(1))) {
      Player<Quatro> engine = engine(game);
      Player<Quatro> twin = engine(game);
      Quatro position = game.start(0);
      MoveList moves = new MoveList();
      while (!position.isOver()) {
        moves.clear();
        position.moves(moves);
        int move = engine.choose(position, limits, report -> {}).move();
        assertThat(moves.contains(move)).isTrue();
        assertThat(twin.choose(position, limits, report -> {}).move()).isEqualTo(move);
        position = position.play(move);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"mover, threats", "mover, course", "opponent, threats"})
  void evaluationsAreTheSumOfTheirTermsAndTurnWithThePlayers(String give, String name) {
    Game<Quatro> game = QuatroTest.game("give=" + give);
    Evaluation<Quatro> evaluation =
        game.knowledge().evaluations().stream()
            .filter(e -> e.name().equals(name))
            .findAny()
            .orElseThrow();
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 200; i++) {
      Quatro position = QuatroDeals.late(game, 16, 1 + random.nextInt(15), random);
      int value = evaluation.of(position);
      int sum = evaluation.terms(position).stream().mapToInt(Evaluation.Term::value).sum();
      assertThat(sum).isEqualTo(value);
      assertThat(Math.abs(value)).isLessThan(evaluation.scale());
      Quatro exchanged =
          Quatro.of(
              new QuatroSetup(
                  position.deal().rules(),
                  position.deal().listed(position.reserve()),
                  0xFFFF & ~reserve(position)),
              position.planes(),
              position.occupied(),
              position.hand(),
              1 - position.turn());
      assertThat(evaluation.of(exchanged)).isEqualTo(-value);
    }
  }

  private static int reserve(Quatro position) {
    int set = 0;
    for (int piece : position.deal().listed(position.reserve())) {
      set |= 1 << piece;
    }
    return set;
  }

  private static int value(Oracle<Quatro> oracle, Quatro position) {
    return position.isOver()
        ? position.margin()
        : oracle.solve(position, Limits.NONE, report -> {}).orElseThrow().report().value();
  }

  /** A random move that neither misses nor allows an immediate win, if there is one. */
  private static int safeOrAny(Quatro position, SplittableRandom random) {
    QuatroNode node = new QuatroNode(position.deal().rules());
    node.set(position);
    int win = node.winningMove();
    if (win >= 0) {
      return win;
    }
    node.listSafe();
    if (node.size > 0) {
      return node.moves[random.nextInt(node.size)];
    }
    MoveList moves = new MoveList();
    position.moves(moves);
    return moves.get(random.nextInt(moves.size()));
  }
}
