package tabuleiro.games.dots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Resources;
import tabuleiro.games.dots.rules.Dots;
import tabuleiro.games.dots.rules.DotsGrid;

/** Checks published values of games by exhaustive search. */
public class DotsOracleTest {
  private static final int QUICK = 18;
  private static final int PATIENT = 24; // the rest, 26 arcs, takes minutes and was checked once

  /** One line of the file: a position, its value for the side to move, and the best moves. */
  public record Oracle(Dots position, int value, int free, int open, List<Integer> best) {}

  @Test
  void theBoardsOfTheFileHaveTheirArcsAndBoxes() throws InputException {
    List<Oracle> oracles = oracles();
    assertThat(oracles).hasSize(34);
    for (Oracle oracle : oracles) {
      Dots position = oracle.position;
      assertThat(position.grid()).isSameAs(DotsGrid.of(5, 6));
      assertThat(position.free()).isEqualTo(oracle.free);
      assertThat(30 - position.board().closed()).isEqualTo(oracle.open);
      MoveList moves = new MoveList();
      position.moves(moves);
      assertThat(oracle.best).isNotEmpty().doesNotHaveDuplicates();
      assertThat(oracle.best).allMatch(moves::contains);
    }
    assertThat(oracles.get(0).position.board().closed()).isEqualTo(12);
  }

  @Test
  void shortEndingsAreWorthWhatTheFileSays() throws InputException {
    for (Oracle oracle : oracles()) {
      if (oracle.free <= QUICK) {
        check(oracle);
      }
    }
  }

  @Tag("slow")
  @Test
  void longEndingsAreWorthWhatTheFileSays() throws InputException {
    for (Oracle oracle : oracles()) {
      if (oracle.free > QUICK && oracle.free <= PATIENT) {
        check(oracle);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"1, 1, -1", "1, 2, 0", "1, 3, -1", "1, 4, 0", "2, 1, 0", "2, 2, 2", "2, 3, -2"})
  void smallGamesAreWorthWhatIsPublished(int rows, int columns, int value) {
    assertThat(new PlainValue(Dots.start(DotsGrid.of(rows, columns))).ofStart()).isEqualTo(value);
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({"2, 4, 2", "3, 3, -3"})
  void middlingGamesAreWorthWhatIsPublished(int rows, int columns, int value) {
    assertThat(new PlainValue(Dots.start(DotsGrid.of(rows, columns))).ofStart()).isEqualTo(value);
  }

  private static void check(Oracle oracle) {
    PlainValue value = new PlainValue(oracle.position);
    assertThat(value.ofStart()).as(oracle.toString()).isEqualTo(oracle.value);
    assertThat(value.bestMoves()).as(oracle.toString()).isEqualTo(oracle.best);
  }

  public static List<Oracle> oracles() throws InputException {
    DotsNotation notation = new DotsNotation();
    List<Oracle> oracles = new ArrayList<>();
    for (LispReader.Entry entry :
        LispReader.entries(Resources.text(DotsWorld.class, DotsWorld.ORACLES))) {
      List<Form> parts = entry.form().list(5);
      Dots position = notation.read(parts.get(0).toString());
      List<Integer> best = new ArrayList<>();
      for (Form move : parts.get(4).list()) {
        best.add(notation.readMove(position, move.toString()));
      }
      oracles.add(
          new Oracle(
              position,
              parts.get(1).integer(),
              parts.get(2).integer(),
              parts.get(3).integer(),
              best));
    }
    return oracles;
  }

  /** Plain minimax over the missing arcs, memoised by subset. */
  public static final class PlainValue {
    private static final byte UNKNOWN = Byte.MIN_VALUE;
    private final Dots start;
    private final int[] arcs;
    private final byte[] known;

    public PlainValue(Dots start) {
      this.start = start;
      MoveList moves = new MoveList();
      start.moves(moves);
      arcs = moves.toArray();
      known = new byte[1 << arcs.length];
      Arrays.fill(known, UNKNOWN);
    }

    /** Future boxes of the side to move minus those of the opponent under best play. */
    public int ofStart() {
      return value(start, 0);
    }

    public List<Integer> bestMoves() {
      List<Integer> best = new ArrayList<>();
      for (int i = 0; i < arcs.length; i++) {
        if (after(start, 0, i) == ofStart()) {
          best.add(arcs[i]);
        }
      }
      return best;
    }

    private int value(Dots position, int drawn) {
      if (known[drawn] == UNKNOWN) {
        int best = drawn == known.length - 1 ? 0 : Integer.MIN_VALUE;
        for (int i = 0; i < arcs.length; i++) {
          if ((drawn >> i & 1) == 0) {
            best = Math.max(best, after(position, drawn, i));
          }
        }
        known[drawn] = (byte) best;
      }
      return known[drawn];
    }

    private int after(Dots position, int drawn, int i) {
      Dots child = position.play(arcs[i]);
      int value = value(child, drawn | 1 << i);
      int gain = Math.abs(child.margin() - position.margin());
      return child.turn() == position.turn() ? gain + value : -value;
    }
  }
}
