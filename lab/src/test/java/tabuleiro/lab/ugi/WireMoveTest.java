package tabuleiro.lab.ugi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.text.InputException;
import tabuleiro.testkit.NimHeap;

class WireMoveTest {

  @Test
  void aTokenAndAListStayAsTheyAre() {
    assertThat(WireMove.of("D4")).isEqualTo("D4");
    assertThat(WireMove.of("(h 1 2)")).isEqualTo("(h 1 2)");
  }

  @Test
  void wordsGetParentheses() {
    assertThat(WireMove.of("peca-c-1 7 3")).isEqualTo("(peca-c-1 7 3)");
    assertThat(WireMove.of("A1 (white round)")).isEqualTo("(A1 (white round))");
    assertThat(WireMove.of("(a) (b)")).isEqualTo("((a) (b))");
  }

  @Test
  void wordsOfTheProtocolGetParentheses() {
    assertThat(WireMove.of("moves")).isEqualTo("(moves)");
    assertThat(WireMove.of("cost")).isEqualTo("(cost)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a ) b", "( a", "x \"y z", "a (b \\ c", "\"", ""})
  void whatIsNotBalancedIsStillOneItem(String text) throws InputException {
    String wire = WireMove.of(text);

    assertThat(WireMove.isItem(wire)).isTrue();
    assertThat(WireMove.split(wire + " " + wire)).containsExactly(wire, wire);
    assertThat(WireMove.bare(wire)).isEqualTo(text);
  }

  @Test
  void aLineIsDividedIntoMoves() throws InputException {
    assertThat(WireMove.split("  D4 (h 1 2)\t(a (b \")\" c))(d) \"e f\" g "))
        .containsExactly("D4", "(h 1 2)", "(a (b \")\" c))", "(d)", "\"e f\"", "g");
  }

  @Test
  void aListThatIsNotClosedIsAnError() {
    assertThatThrownBy(() -> WireMove.split("D4 (h 1"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("not closed");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"(take 2)", "( TAKE   2 )", "take 2", "Take  2", "(take 2) ", "\t(take 2)"})
  void everySpellingOfAMoveIsRead(String text) throws InputException {
    LegalMoves<NimHeap> legal = legal(5);

    assertThat(legal.texts()).isEqualTo(List.of("(take 1)", "(take 2)", "(take 3)"));
    assertThat(legal.read(text)).isEqualTo(2);
  }

  @Test
  void anIllegalMoveIsRejectedWithTheLegalOnes() {
    assertThatThrownBy(() -> legal(1).read("(take 3)"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("(take 3)")
        .hasMessageContaining("take 1");
  }

  private static LegalMoves<NimHeap> legal(int stones) {
    return new LegalMoves<>(NimHeap.game(9).notation(), new NimHeap(stones, 0));
  }
}
