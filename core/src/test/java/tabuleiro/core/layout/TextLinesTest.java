package tabuleiro.core.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextLinesTest {

  @Test
  void textsAreBrokenAtSpaces() {
    assertThat(TextLines.wrap("one two three four", 9)).containsExactly("one two", "three", "four");
    assertThat(TextLines.wrap("one two", 7)).containsExactly("one two");
    assertThat(TextLines.wrap("", 7)).containsExactly("");
    assertThat(TextLines.wrap("one  two", 4)).containsExactly("one", "two");
    assertThat(TextLines.wrap("a  b", 9)).containsExactly("a  b");
  }

  @Test
  void longWordsAreBrokenAfterPunctuationOrWhereTheLineEnds() {
    assertThat(TextLines.wrap("alphabeta:depth=4,eval=course", 14))
        .containsExactly("alphabeta:", "depth=4,eval=", "course");
    assertThat(TextLines.wrap("x abcdefgh y", 3)).containsExactly("x", "abc", "def", "gh", "y");
  }

  @Test
  void addressesAndPathsAreNotBroken() {
    assertThat(TextLines.wrap("at http://127.0.0.1:7070 (stop)", 12))
        .containsExactly("at", "http://127.0.0.1:7070", "(stop)");
    assertThat(TextLines.wrap("in /home/anyone/reports", 12))
        .containsExactly("in", "/home/anyone/reports");
  }

  @Test
  void charactersAreCountedAndNotTheirCodes() {
    assertThat(TextLines.width("é🂡½")).isEqualTo(3);
    assertThat(TextLines.wrap("🂡🂡🂡🂡", 2)).containsExactly("🂡🂡", "🂡🂡");
  }

  @Test
  void unbrokenTextsStayInOneLineIfTheyFit() {
    String moves = TextLines.unbroken(List.of("A1 branca", "B2 preta", "C3 oca"), ", ");
    assertThat(TextLines.wrap(moves, 12)).containsExactly("A1 branca,", "B2 preta,", "C3 oca");
    assertThat(TextLines.wrap(TextLines.unbroken("one two three"), 8))
        .containsExactly("one two", "three");
  }

  @Test
  void followingLinesStartBelowTheText() {
    assertThat(TextLines.hanging("list: ", "one two three", 13))
        .isEqualTo("list: one two\n      three");
    assertThat(TextLines.hanging("list: ", "one", 13)).isEqualTo("list: one");
  }

  @Test
  void everyLineIsFittedAndKeepsItsIndentation() {
    assertThat(TextLines.fitted("short\n  one two three", 10))
        .isEqualTo("short\n  one two\n    three");
    assertThat(TextLines.fitted("one two three four five", 10).lines())
        .containsExactly("one two", "  three", "  four", "  five");
  }
}
