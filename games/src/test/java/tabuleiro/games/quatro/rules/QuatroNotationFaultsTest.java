package tabuleiro.games.quatro.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;

/** Invalid texts of positions and moves are rejected with the place of the fault. */
class QuatroNotationFaultsTest {
  private static final Notation<Quatro> MOVER = QuatroTest.game().notation();
  private static final Notation<Quatro> CLASSIC = QuatroTest.game("give=opponent").notation();
  private static final String WON = "((pqac pqbc prac prao) (0 0 0 0) (0 0 0 0) (0 0 0 0))";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "((0 0 0 0) (0 0 0 0) (0 0 0 0)) | line 1, column 1: expected a list of length 4, but this one has length 3",
        "((0 0 0 0) (0 0 0) (0 0 0 0) (0 0 0 0)) | line 1, column 12: expected a list of length 4, but this one has length 3",
        "((0 0 0 0) (0 0 0 0) (0 7 0 0) (0 0 0 0)) | line 1, column 25: a cell must be 0 or a piece, not 7",
        "((0 0 0 0) 5 (0 0 0 0) (0 0 0 0)) | line 1, column 12: expected a list instead of 5",
        "((nil 0 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) | line 1, column 3: expected a piece such as (preta quadrada baixa cheia) instead of nil",
        "((abcd 0 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) | line 1, column 3: “abcd” is not the short code of a piece; expected one letter each of b p (colour), r q (shape), a b (height), o c (density)",
        "((0 (preta verde alta oca) 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) | line 1, column 12: “verde” is not an attribute of a piece; expected branca or preta, redonda or quadrada, alta or baixa, oca or cheia",
        "((0 (preta branca alta oca) 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) | line 1, column 12: (preta branca alta oca) gives its colour twice; expected one word each for colour (branca, preta), shape (redonda, quadrada), height (alta, baixa) and density (oca, cheia)",
        "((0 (preta alta oca) 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) | line 1, column 5: expected a list of length 4, but this one has length 3",
        "((0 prao 0 0) (0 0 oarp 0) (0 0 0 0) (0 0 0 0)) | line 1, column 20: the piece preta redonda alta oca is on the board twice: it is already on B1",
        "(((abcd 0 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) (brao) 1) | line 1, column 4: “abcd” is not the short code of a piece; expected one letter each of b p (colour), r q (shape), a b (height), o c (density)",
        "((((verde 0 0 0) 0 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) (brao) 1) | line 1, column 5: “verde” is not an attribute of a piece; expected branca or preta, redonda or quadrada, alta or baixa, oca or cheia",
        "(((preta 0 alta oca) 0 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) | line 1, column 10: “0” is not an attribute of a piece; expected branca or preta, redonda or quadrada, alta or baixa, oca or cheia",
        "(((0 prao 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) (brao prao) 1) | line 1, column 53: the piece preta redonda alta oca is in the reserve, but it is already on the board, on B1",
        "(((0 prao 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) (brao pqao brao) 1) | line 1, column 58: the piece branca redonda alta oca is in the reserve twice",
        "(((0 prao 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) (brao 0) 1) | line 1, column 53: expected a piece such as (preta quadrada baixa cheia) instead of 0",
        "(((0 prao 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) 7 1) | line 1, column 47: expected a list instead of 7",
        "(((0 prao 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) (brao) 3) | line 1, column 54: expected a number from 1 to 2 instead of 3",
        "(((0 prao 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) (brao) 1 pqac) | line 1, column 1: expected a board or (board reserve side), but this list has length 4",
        "(((0 prao 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0))) | line 1, column 1: expected a board or (board reserve side), but this list has length 1",
        "() | line 1, column 1: expected a list of length 4, but this one has length 0",
        "hello | line 1, column 1: expected a list instead of hello",
        "((0 0 0 0 | line 1, column 2: the list that starts here is not closed: a “)” is missing",
      })
  void faultsSayWhereTheyAreAndWhatWasExpected(String text, String fault) {
    assertThatThrownBy(() -> MOVER.read(text)).isInstanceOf(InputException.class).hasMessage(fault);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(((0 prao 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) (brao) 1 prao) | line 1, column 56: the piece to place, preta redonda alta oca, is already on the board, on B1",
        "(((0 prao 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) (brao) 1 brao) | line 1, column 56: the piece to place, branca redonda alta oca, is still in the reserve",
        "(((pqac pqbc prac prao) (0 0 0 0) (0 0 0 0) (0 0 0 0)) (brao) 1 brbo) | line 1, column 65: the board has a complete line, so there is no piece to place; expected NIL",
        "(((0 prao 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 0)) (brao) 1 pqac 5) | line 1, column 1: expected a board or (board reserve side piece-to-place), but this list has length 5",
      })
  void faultsOfThePieceToBePlacedAreReported(String text, String fault) {
    assertThatThrownBy(() -> CLASSIC.read(text))
        .isInstanceOf(InputException.class)
        .hasMessage(fault);
  }

  @Test
  void faultsAreReportedInPortugueseToo() {
    try {
      MOVER.read("((0 prao 0 0) (0 0 oarp 0) (0 0 0 0) (0 0 0 0))");
    } catch (InputException e) {
      assertThat(e.in(Locale.forLanguageTag("pt")))
          .isEqualTo(
              "linha 1, coluna 20: a peça preta redonda alta oca está duas vezes no tabuleiro:"
                  + " já está em B1");
      return;
    }
    throw new AssertionError("a piece was on the board twice");
  }

  /** Reading an invalid text either succeeds or throws an input error, but no other exception. */
  @Test
  void brokenTextsAreFaultsAndNothingElse() {
    SplittableRandom random = new SplittableRandom(11);
    String[] bits = {
      "(", ")", " 0 ", " pqbc ", " preta ", " nil ", "\"", ";", "'", " 17 ", " give "
    };
    String text = "(" + WON + " ((branca redonda alta oca) brbo) 1 (preta redonda baixa oca))";
    int faults = 0;
    for (int i = 0; i < 5_000; i++) {
      StringBuilder broken = new StringBuilder(text);
      for (int change = random.nextInt(1, 4); change > 0; change--) {
        int at = random.nextInt(broken.length());
        int to = Math.min(broken.length(), at + random.nextInt(12));
        broken.replace(at, to, bits[random.nextInt(bits.length)]);
      }
      faults += isRead(CLASSIC, broken.toString()) ? 0 : 1;
      faults += isRead(MOVER, broken.toString()) ? 0 : 1;
    }
    assertThat(faults).isGreaterThan(5_000);
  }

  private static boolean isRead(Notation<Quatro> notation, String text) {
    try {
      Quatro state = notation.read(text);
      assertThat(notation.read(notation.write(state))).isEqualTo(state);
      notation.readMove(state, text);
      return true;
    } catch (InputException fault) {
      assertThat(fault.getMessage()).isNotBlank();
      return false;
    }
  }
}
