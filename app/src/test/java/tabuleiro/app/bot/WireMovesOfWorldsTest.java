package tabuleiro.app.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.MoveList;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.ugi.LegalMoves;
import tabuleiro.lab.ugi.WireMove;

/** All moves of all worlds are written as one item, and read back. */
class WireMovesOfWorldsTest {
  private static final int GAMES = 5;

  static Stream<World> worlds() {
    return Worlds.own().stream();
  }

  @ParameterizedTest
  @MethodSource("worlds")
  void movesOfRandomGamesAreReadAsTheyAreWritten(World world) throws InputException {
    Variant standard = Variant.standard(world);
    if (world.game(standard).isPresent()) {
      Game<?> game = world.game(standard).get();
      for (int seed = 0; seed < GAMES; seed++) {
        check(game.notation(), game, seed);
      }
    }
    if (world.puzzles(standard).isPresent()) {
      checkPuzzles(world.puzzles(standard).get());
    }
  }

  @SuppressWarnings("unchecked")
  private static <S extends State> void check(Notation<S> notation, Game<?> game, int seed)
      throws InputException {
    playOut(notation, (S) game.start(seed), new Random(seed));
  }

  private static <S extends Puzzle> void checkPuzzles(Puzzles<S> puzzles) throws InputException {
    for (Problem<S> problem : puzzles.problems()) {
      if (problem.fault().isEmpty()) {
        playOut(puzzles.notation(), problem.start(), new Random(1));
        return;
      }
    }
  }

  private static <S extends State> void playOut(Notation<S> notation, S start, Random random)
      throws InputException {
    S state = start;
    MoveList moves = new MoveList();
    for (int ply = 0; ply < 200; ply++) {
      moves.clear();
      state.moves(moves);
      if (moves.size() == 0) {
        return;
      }
      check(notation, state, moves);
      state = State.next(state, moves.get(random.nextInt(moves.size())));
    }
  }

  private static <S extends State> void check(Notation<S> notation, S state, MoveList moves)
      throws InputException {
    LegalMoves<S> legal = new LegalMoves<>(notation, state);
    List<String> texts = legal.texts();

    assertThat(texts).doesNotHaveDuplicates().allMatch(WireMove::isItem);
    assertThat(WireMove.split(String.join(" ", texts))).isEqualTo(texts);
    for (int i = 0; i < moves.size(); i++) {
      String text = texts.get(i);
      assertThat(legal.read(text)).isEqualTo(moves.get(i));
      assertThat(legal.read(" " + text.toUpperCase(java.util.Locale.ROOT))).isEqualTo(moves.get(i));
      assertThat(legal.read(notation.write(state, moves.get(i)))).isEqualTo(moves.get(i));
    }
    assertThat(notation.write(state)).doesNotContain("\n").doesNotContain(" moves ");
  }
}
