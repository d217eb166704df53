package tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.games.blokus.BlokusWorld;
import tabuleiro.games.cavalo.CavaloWorld;
import tabuleiro.games.dots.DotsWorld;
import tabuleiro.games.quatro.QuatroWorld;

/** Moves are read as the manuals of the courses write them. */
class ManualMovesTest {

  /** The knight stands on A1; operator 1 leads to 27, as in the manual's example. */
  private static final String KNIGHT =
      "(((T 25 54 89 21 8 36 14 41 96) (78 47 56 23 5 49 13 12 26 60)"
          + " (0 27 17 83 34 93 74 52 45 80) (69 9 77 95 55 39 91 73 57 30)"
          + " (24 15 22 86 1 11 68 79 76 72) (81 48 32 2 64 16 50 37 29 71)"
          + " (99 51 6 18 53 28 7 63 10 88) (59 42 46 85 90 75 87 43 20 31)"
          + " (3 61 58 44 65 82 19 4 35 62) (33 70 84 40 66 38 92 67 98 97)) 1000 94)";

  private static String read(World world, String move) throws InputException {
    return start(world.game(Variant.standard(world)).orElseThrow(), move);
  }

  private static <P extends Position> String start(Game<P> game, String move)
      throws InputException {
    return canonical(game.notation(), game.start(0), move);
  }

  private static <S extends Puzzle> String puzzle(Puzzles<S> puzzles, String state, String move)
      throws InputException {
    return canonical(puzzles.notation(), puzzles.notation().read(state), move);
  }

  private static <S extends State> String canonical(Notation<S> notation, S state, String move)
      throws InputException {
    return notation.write(state, notation.readMove(state, move));
  }

  @ParameterizedTest
  @CsvSource({
    "(arco-horizontal 1 1), (h 1 1)",
    "(ARCO-HORIZONTAL 6 6), (h 6 6)",
    "arco-vertical 7 5, (v 7 5)",
    "( arco-vertical  1 2 ), (v 1 2)",
    "vertical 1 2, (v 1 2)",
  })
  void dotsReadsItsOperators(String manual, String canonical) throws InputException {
    assertThat(read(new DotsWorld(), manual)).isEqualTo(canonical);
    World world = new DotsWorld();
    Puzzles<?> puzzles = world.puzzles(Variant.standard(world)).orElseThrow();
    String one = puzzle(puzzles, "((((0) (0)) ((0) (0))) 1)", "(arco-vertical 2 1)");
    assertThat(one).isEqualTo("(v 2 1)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"(arco-diagonal 1 1)", "(arco-vertical 8 5)", "(arco- 1 1)", "arco 1 1"})
  void otherArcsAreRejected(String text) {
    assertThatThrownBy(() -> read(new DotsWorld(), text)).isInstanceOf(InputException.class);
  }

  @ParameterizedTest
  @CsvSource({"peca-a 0 0", "(peca-b 0 0)", "PECA-C-2 0 0"})
  void blokusReadsItsPieces(String manual) throws InputException {
    String canonical = manual.replace("(", "").replace(")", "").toLowerCase(Locale.ROOT);
    assertThat(read(new BlokusWorld(), manual)).isEqualTo(canonical);
  }

  @Test
  void quatroReadsRowAndColumnWithADash() throws InputException {
    assertThat(read(new QuatroWorld(), "(3 - 3) (preta quadrada baixa cheia)"))
        .isEqualTo(read(new QuatroWorld(), "D4 pqbc"));
  }

  @Test
  void theOperatorsOfTheKnightAreItsEightJumps() throws InputException {
    World world = new CavaloWorld();
    Puzzles<?> puzzles = world.puzzles(Variant.standard(world)).orElseThrow();
    String onA1 = KNIGHT;
    assertThat(puzzle(puzzles, onA1, "operador-1")).isEqualTo("B3");
    assertThat(puzzle(puzzles, onA1, "(operador-2)")).isEqualTo("C2");
    assertThatThrownBy(() -> puzzle(puzzles, onA1, "operador-3"))
        .isInstanceOf(InputException.class);
    String onE5 = KNIGHT.replace("(T ", "(94 ").replace(" 1 11 68", " T 11 68");
    String[] targets = {"F7", "G6", "G4", "F3", "D3", "C4", "C6", "D7"};
    for (int i = 0; i < targets.length; i++) {
      assertThat(puzzle(puzzles, onE5, "Operador-" + (i + 1))).isEqualTo(targets[i]);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"operador-0", "operador-9", "operador", "operador-1 x", "(operador-1"})
  void otherOperatorsAreRejected(String text) {
    World world = new CavaloWorld();
    assertThatThrownBy(
            () -> puzzle(world.puzzles(Variant.standard(world)).orElseThrow(), KNIGHT, text))
        .isInstanceOf(InputException.class);
  }

  @Test
  void anOperatorMovesTheKnightOfTheSideToMove() throws InputException {
    World world = new CavaloWorld();
    Game<?> game = world.game(Variant.standard(world)).orElseThrow();
    assertThat(jumps(game, 0)).isNotEmpty();
  }

  private static int count(State state) {
    MoveList moves = new MoveList();
    state.moves(moves);
    return moves.size();
  }

  /** Plays a legal operator for both sides in turn and compares it with the listed moves. */
  private static <P extends Position> String jumps(Game<P> game, long seed) throws InputException {
    P position = game.start(seed);
    StringBuilder line = new StringBuilder();
    for (int ply = 0; ply < 6; ply++) {
      int legal = 0;
      int chosen = State.NO_MOVE;
      for (int operator = 1; operator <= 8; operator++) {
        try {
          chosen = game.notation().readMove(position, "operador-" + operator);
          legal++;
        } catch (InputException e) {
          // not possible here
        }
      }
      assertThat(legal).isEqualTo(count(position));
      line.append(game.notation().write(position, chosen)).append(' ');
      position = State.next(position, chosen);
    }
    return line.toString();
  }
}
