package tabuleiro.games.quatro.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Lines over bits, and pieces. */
class QuatroLinesTest {

  @Test
  void tenLinesAndNineSquares() {
    assertThat(QuatroLines.masks(QuatroLines.NO_SQUARES)).hasSize(10).doesNotHaveDuplicates();
    assertThat(QuatroLines.masks(QuatroLines.ALL_SQUARES)).hasSize(19).doesNotHaveDuplicates();
    for (int line : QuatroLines.masks(QuatroLines.ALL_SQUARES)) {
      assertThat(Integer.bitCount(line)).isEqualTo(4);
    }
  }

  @Test
  void everyBoardOfOneLaneIsToldWonExactlyIfItContainsALine() {
    for (long anchors : new long[] {QuatroLines.NO_SQUARES, QuatroLines.ALL_SQUARES}) {
      int[] lines = QuatroLines.masks(anchors);
      for (int board = 0; board < 1 << 16; board++) {
        boolean expected = false;
        for (int line : lines) {
          expected |= (board & line) == line;
        }
        for (int lane = 0; lane < 64; lane += 16) {
          assertThat(QuatroLines.hasLine((long) board << lane, anchors)).isEqualTo(expected);
        }
      }
    }
  }

  @Test
  void everyBoardOfOneLaneIsCompletedByExactlyTheMissingFourths() {
    for (long anchors : new long[] {QuatroLines.NO_SQUARES, QuatroLines.ALL_SQUARES}) {
      int[] lines = QuatroLines.masks(anchors);
      for (int board = 0; board < 1 << 16; board++) {
        int expected = 0;
        for (int line : lines) {
          for (int left = line; left != 0; left &= left - 1) {
            int square = left & -left;
            expected |= (board & line & ~square) == (line & ~square) ? square : 0;
          }
        }
        for (int lane = 0; lane < 64; lane += 16) {
          assertThat(QuatroLines.completions((long) board << lane, anchors)).isEqualTo(expected);
        }
      }
    }
  }

  @Test
  void lanesDoNotDisturbEachOther() {
    SplittableRandom random = new SplittableRandom(4);
    for (int i = 0; i < 200_000; i++) {
      long lanes = random.nextLong();
      lanes &= i % 3 == 0 ? -1 : random.nextLong();
      long anchors = (i & 1) == 0 ? QuatroLines.NO_SQUARES : QuatroLines.ALL_SQUARES;
      boolean hasLine = false;
      int completions = 0;
      for (int lane = 0; lane < 64; lane += 16) {
        long alone = lanes >>> lane & 0xFFFF;
        hasLine |= QuatroLines.hasLine(alone, anchors);
        completions |= QuatroLines.completions(alone, anchors);
      }
      assertThat(QuatroLines.hasLine(lanes, anchors)).isEqualTo(hasLine);
      assertThat(QuatroLines.completions(lanes, anchors)).isEqualTo(completions);
    }
  }

  @Test
  void agreeingSquaresAreThoseWithTheSameValue() {
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < 10_000; i++) {
      int occupied = random.nextInt(1 << 16);
      long planes = random.nextLong() & occupied * QuatroLines.LANES;
      int piece = random.nextInt(16);
      long agreeing = QuatroLines.agreeing(planes, occupied, piece);
      for (int bit = 0; bit < 64; bit++) {
        boolean expected =
            (occupied >> (bit & 15) & 1) != 0 && (planes >>> bit & 1) == (piece >> (bit >> 4) & 1);
        assertThat((agreeing >>> bit & 1) != 0).isEqualTo(expected);
      }
    }
  }

  @Test
  void piecesAreFoundAgainOnTheirSquares() {
    for (int piece = 0; piece < 16; piece++) {
      for (int square = 0; square < 16; square++) {
        long planes = QuatroPiece.spread(piece) << square;
        assertThat(QuatroPiece.at(planes, square)).isEqualTo(piece);
      }
    }
  }

  @Test
  void codesAreReadInAnyOrderOfTheirLetters() {
    for (int piece = 0; piece < 16; piece++) {
      String code = QuatroPiece.code(piece);
      for (int order = 0; order < 256; order++) {
        int[] at = {order & 3, order >> 2 & 3, order >> 4 & 3, order >> 6};
        if ((1 << at[0] | 1 << at[1] | 1 << at[2] | 1 << at[3]) == 15) {
          String mixed = "";
          for (int i : at) {
            mixed += code.charAt(i);
          }
          assertThat(QuatroPiece.ofCode(mixed)).as(mixed).isEqualTo(piece);
        }
      }
    }
    for (String wrong : new String[] {"", "b", "pqb", "pqbcc", "paao", "prqc", "bbbo", "xqbc"}) {
      assertThat(QuatroPiece.ofCode(wrong)).as(wrong).isEqualTo(QuatroPiece.NONE);
    }
  }
}
