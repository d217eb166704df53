package tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.core.Position;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Rule;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.games.blokus.BlokusWorld;
import tabuleiro.games.cavalo.CavaloWorld;
import tabuleiro.games.dots.DotsWorld;
import tabuleiro.games.quatro.QuatroWorld;
import tabuleiro.games.tetris.TetrisWorld;
import tabuleiro.testkit.HostileInput;

/**
 * Every reader of every world reads hostile input or refuses it with one sentence. The limit of
 * time is far above what linear readers need and far below what quadratic ones need.
 */
@Timeout(600)
@Tag("long")
class ReadersTest {
  private static final int POSITION = 100_000;
  private static final int MOVE = 20_000;
  private static final int FILE = 300_000;

  static List<World> worlds() {
    return List.of(
        new DotsWorld(),
        new BlokusWorld(),
        new QuatroWorld(),
        new CavaloWorld(),
        new TetrisWorld());
  }

  @ParameterizedTest
  @MethodSource("worlds")
  void positionsAndMoves(World world) throws InputException {
    Optional<Game<?>> game = world.game(Variant.standard(world));
    if (game.isPresent()) {
      check(game.get());
    }
    Optional<Puzzles<?>> puzzles = world.puzzles(Variant.standard(world));
    if (puzzles.isPresent()) {
      check(puzzles.get());
    }
  }

  private static <P extends Position> void check(Game<P> game) {
    check(game.notation(), game.start(0));
  }

  private static <S extends Puzzle> void check(Puzzles<S> puzzles) throws InputException {
    check(puzzles.notation(), puzzles.problems().get(0).start());
    HostileInput.check(
        FILE,
        text -> {
          List<Problem<S>> problems = puzzles.problems(text);
          problems.get(0).fault().ifPresent(fault -> HostileInput.check(fault.getMessage()));
          Problem.find(problems, text);
        });
  }

  private static <S extends State> void check(Notation<S> notation, S start) {
    HostileInput.check(
        POSITION,
        text -> {
          S state = notation.read(text);
          assertThat(notation.read(notation.write(state))).isEqualTo(state);
          assertThat(notation.draw(state, DrawingStyle.PLAIN)).isNotBlank();
        });
    HostileInput.check(MOVE, text -> notation.readMove(start, text));
    String written = notation.write(start);
    HostileInput.check(POSITION / 2, text -> notation.read(written + text));
    HostileInput.check(POSITION / 2, text -> notation.read(text + written));
    HostileInput.check(POSITION / 2, text -> notation.read("(" + written + " " + text + " 1)"));
  }

  @ParameterizedTest
  @MethodSource("worlds")
  void variants(World world) {
    for (Rule rule : world.rules()) {
      HostileInput.check(
          POSITION,
          text -> {
            Variant variant = Variant.parse(world, List.of(rule.key() + "=" + text));
            world.game(variant);
            world.puzzles(variant);
          });
    }
    HostileInput.check(POSITION, text -> Variant.parse(world, List.of(text)));
    assertThatThrownBy(() -> Variant.parse(world, List.of("§".repeat(90_000) + "=1")))
        .hasMessageContaining("§".repeat(79) + "…");
  }
}
