package tabuleiro.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.core.State;
import tabuleiro.core.page.Picture;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;

/** The contract of every state, checked along seeded random walks. */
abstract class StateContract<S extends State> {
  private static final int LONGEST = 1000;
  private static final int BROKEN_OFF = 100;

  /** The start of the walk of a seed. */
  abstract S first(long seed);

  abstract Notation<S> texts();

  abstract int limit();

  abstract Picture<S> picture();

  /** The number of random walks of each test. */
  protected int walks() {
    return 50;
  }

  /** Whether every walk terminates, as in games; other walks are cut off. */
  protected boolean walksEnd() {
    return true;
  }

  /** Visits every state of the walks with its legal moves. */
  final void walk(BiConsumer<S, MoveList> visit) {
    for (long seed = 0; seed < walks(); seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      S state = first(seed);
      int ply = 0;
      for (MoveList moves = listed(state); ; moves = listed(state)) {
        visit.accept(state, moves);
        if (moves.size() == 0 || (!walksEnd() && ply == BROKEN_OFF)) {
          break;
        }
        state = State.next(state, moves.get(random.nextInt(moves.size())));
        assertThat(ply++).as("every walk ends; seed %d", seed).isLessThan(LONGEST);
      }
    }
  }

  final MoveList listed(S state) {
    MoveList moves = new MoveList();
    state.moves(moves);
    return moves;
  }

  @Test
  void movesAreInRangeAndNeverTwice() {
    walk(
        (state, moves) -> {
          Set<Integer> seen = new HashSet<>();
          for (int move : moves.toArray()) {
            assertThat(move)
                .as("moves are from 0 to moveLimit() - 1; in %s", texts().write(state))
                .isBetween(0, limit() - 1);
            assertThat(seen.add(move))
                .as("move %d is listed once in %s", move, texts().write(state))
                .isTrue();
          }
        });
  }

  @Test
  void movesComeInTheSameOrderAndAreCountedRight() {
    MoveList scratch = new MoveList();
    walk(
        (state, moves) -> {
          assertThat(listed(state).toArray()).isEqualTo(moves.toArray());
          assertThat(state.count(scratch)).isEqualTo(moves.size());
        });
  }

  @Test
  void playingChangesNothingInTheStateLeft() {
    walk(
        (state, moves) -> {
          String before = texts().write(state);
          long key = state.key();
          for (int move : moves.toArray()) {
            state.play(move);
          }
          assertThat(texts().write(state)).isEqualTo(before);
          assertThat(state.key()).isEqualTo(key);
        });
  }

  @Test
  void textReadsBackToAnEqualState() {
    walk(
        (state, moves) -> {
          try {
            S again = texts().read(texts().write(state));
            assertThat(again).isEqualTo(state).hasSameHashCodeAs(state);
            assertThat(again.key()).isEqualTo(state.key());
          } catch (InputException e) {
            throw new AssertionError(texts().write(state), e);
          }
        });
  }

  @Test
  void equalKeysMeanEqualStates() {
    Map<Long, S> seen = new HashMap<>();
    walk(
        (state, moves) -> {
          S other = seen.putIfAbsent(state.key(), state);
          assertThat(other == null || other.equals(state))
              .as("different states need different keys; is all of the state in key()? %s", state)
              .isTrue();
        });
  }

  @Test
  void movesAreOnTheBoardOfThePage() {
    walk(
        (state, moves) -> {
          Map<String, Object> board = picture().state(state, Locale.ENGLISH);
          if (!picture().board().equals(Picture.GRID)) {
            return;
          }
          int columns = (int) board.getOrDefault("columns", 0);
          int cells = columns * (int) board.getOrDefault("rows", 0);
          for (int move : moves.toArray()) {
            Map<String, Object> place = picture().move(state, move);
            String what = "place of move " + move + " in " + texts().write(state) + ": " + place;
            assertThat((int) place.getOrDefault("column", 0)).as(what).isBetween(0, columns - 1);
            assertThat((List<?>) place.getOrDefault("cells", List.of()))
                .as(what + " is on the board of " + cells + " cells")
                .allMatch(cell -> (int) cell >= 0 && (int) cell < cells);
          }
        });
  }

  @Test
  void moveTextsAreUniqueAndReadBack() {
    walk(
        (state, moves) -> {
          List<String> written = new ArrayList<>();
          for (int move : moves.toArray()) {
            String text = texts().write(state, move);
            written.add(Notation.normal(text));
            assertThat(read(state, text)).as(text).isEqualTo(move);
            assertThat(read(state, "  " + text.toUpperCase(Locale.ROOT) + " ")).isEqualTo(move);
          }
          assertThat(written).doesNotHaveDuplicates();
        });
  }

  @Test
  void drawingsEndTheirLinesAndKeepColourToThoseWhoAskForIt() {
    walk(
        (state, moves) -> {
          String plain = texts().draw(state, DrawingStyle.PLAIN);
          assertThat(plain).endsWith("\n").doesNotContain("\u001b");
          DrawingStyle colourful =
              new DrawingStyle(true, State.NO_MOVE, Locale.forLanguageTag("pt"));
          DrawingStyle plainToo =
              new DrawingStyle(false, State.NO_MOVE, Locale.forLanguageTag("pt"));
          assertThat(texts().draw(state, colourful).replaceAll("\u001b\\[[0-9;]*m", ""))
              .isEqualTo(texts().draw(state, plainToo));
        });
  }

  private int read(S state, String text) {
    try {
      return texts().readMove(state, text);
    } catch (InputException e) {
      throw new AssertionError(text + " in " + texts().write(state), e);
    }
  }
}
