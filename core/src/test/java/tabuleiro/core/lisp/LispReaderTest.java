package tabuleiro.core.lisp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tabuleiro.core.text.InputException;

class LispReaderTest {

  @Test
  void formsAreWrittenAsTheyWereRead() throws InputException {
    for (String text :
        List.of("(1 (NIL T) \"a \\\"b\\\"\" -2.5 x-y ())", "0010", "nil", "(((a) b) c)", "+", "-"))
      assertThat(LispReader.one(text).toString()).isEqualTo(text);
  }

  @Test
  void whiteSpaceCommentsAndQuotesDoNotMatter() throws InputException {
    assertThat(LispReader.one("\uFEFF; a comment\n '( 1\t2 ; two )\n\r\n 3)").toString())
        .isEqualTo("(1 2 3)");
  }

  @Test
  void formsAreWrittenHoweverDeepTheyGo() throws InputException {
    int depth = LispReader.MOST_NESTED;
    String text = "(".repeat(depth) + "a" + ")".repeat(depth);
    Form deep = LispReader.one(text);
    assertThat(deep.toString()).isEqualTo(text);
    assertThat(deep.brief()).isEqualTo("(".repeat(29) + "…");
    assertThat(LispReader.one("(1 (2 \"b\") ())").brief()).isEqualTo("(1 (2 \"b\") ())");
    String exactly = "(" + "a ".repeat(13) + "bc)";
    assertThat(LispReader.one(exactly).brief()).isEqualTo(exactly).hasSize(30);
    assertThat(LispReader.one("(" + "a ".repeat(13) + "bcd)").brief()).hasSize(30).endsWith("bc…");
  }

  @Test
  void commentsBelongToTheFormAfterThem() throws InputException {
    List<LispReader.Entry> entries = LispReader.entries(";; one\n; two\n(1) 2 ; three\n(3)");
    assertThat(entries.get(0).comments()).containsExactly("one", "two");
    assertThat(entries.get(1).comments()).isEmpty();
    assertThat(entries.get(2).comments()).containsExactly("three");
  }

  @Test
  void formsKnowWhereTheyStood() throws InputException {
    Form form = LispReader.one("(a\n   (b 17))");
    Form inner = form.list(2).get(1);
    assertThat(inner.line()).isEqualTo(2);
    assertThat(inner.column()).isEqualTo(4);
    assertThat(inner.list().get(1).column()).isEqualTo(7);
  }

  @Test
  void nilIsTheEmptyListInAnyCase() throws InputException {
    for (String text : List.of("nil", "NIL", "Nil", "()", "( )")) {
      assertThat(LispReader.one(text).isNil()).isTrue();
      assertThat(LispReader.one(text).list()).isEmpty();
      assertThat(LispReader.one(text).isList()).isFalse();
    }
  }

  @Test
  void faultsNameLineColumnAndWhatWasExpected() {
    refused(() -> LispReader.one("(1\n (2 3)"), "line 1, column 1: the list that starts here");
    refused(() -> LispReader.one("(1)\n  )"), "line 2, column 3: unmatched “)”");
    refused(() -> LispReader.one("(\n \"abc"), "line 2, column 2: the string that starts here");
    refused(() -> LispReader.one("  \n"), "expected a Lisp form, but the text is empty");
    refused(() -> LispReader.one("(1)\n(2)"), "line 2, column 1: expected one Lisp form");
    refused(() -> LispReader.one("x").integer(), "expected a whole number instead of x");
    refused(() -> LispReader.one("1.5").integer(), "expected a whole number instead of 1.5");
    refused(() -> LispReader.one("9999999999").integer(), "expected a whole number");
    refused(() -> LispReader.one("7").integer(0, 2), "expected a number from 0 to 2 instead of 7");
    refused(() -> LispReader.one("7").list(), "expected a list instead of 7");
    refused(
        () -> LispReader.one("(1 2)").list(3),
        "expected a list of length 3, but this one has length 2");
  }

  @Test
  void nestingIsLimited() throws InputException {
    int depth = LispReader.MOST_NESTED;
    assertThat(LispReader.entries("(".repeat(depth) + ")".repeat(depth))).hasSize(1);
    refused(() -> LispReader.entries("(".repeat(depth)), "a “)” is missing");
    refused(
        () -> LispReader.entries("(".repeat(1_000_000)),
        "line 1, column 101: expected at most 100 levels of nested lists");
  }

  @Test
  void theLengthOfATextIsLimited() throws InputException {
    int most = LispReader.MOST_CHARACTERS;
    assertThat(LispReader.one("1".repeat(most)).brief()).isEqualTo("1".repeat(29) + "…");
    refused(
        () -> LispReader.one("1".repeat(most + 1)),
        "expected at most 100000 characters, but there are 100001");
    assertThat(LispReader.entries("1 ".repeat(most))).hasSize(most);
    refused(
        () -> LispReader.entries(" ".repeat(LispReader.MOST_IN_FILE + 1)),
        "expected at most 1000000 characters");
  }

  @Test
  void aLongRowOfDigitsIsASymbolIfItEndsInALetter() throws InputException {
    for (String text : List.of("1".repeat(90_000) + "x", "1".repeat(40_000) + ".1x", "1e", "+.")) {
      assertThat(LispReader.one(text)).isInstanceOf(Form.Symbol.class);
    }
    for (String text : List.of("1".repeat(90_000), "1.", ".5", "-2.5e-3", "+1d2", "007")) {
      assertThat(LispReader.one(text)).isInstanceOf(Form.Numeral.class);
    }
  }

  @Test
  void anyTextIsReadOrRefusedWithASentence() {
    SplittableRandom random = new SplittableRandom(7);
    String alphabet = "()()  \n;\"'01-+/.abNIL\\\t";
    for (int round = 0; round < 20_000; round++) {
      StringBuilder text = new StringBuilder();
      for (int i = random.nextInt(30); i > 0; i--) {
        text.append(alphabet.charAt(random.nextInt(alphabet.length())));
      }
      try {
        for (LispReader.Entry entry : LispReader.entries(text.toString())) {
          String written = entry.form().toString();
          assertThat(LispReader.one(written).toString()).isEqualTo(written);
        }
      } catch (InputException e) {
        assertThat(e.getMessage()).matches("(?s)line \\d+, column \\d+: .+");
      }
    }
  }

  private static void refused(
      org.assertj.core.api.ThrowableAssert.ThrowingCallable read, String s) {
    assertThatThrownBy(read).isInstanceOf(InputException.class).hasMessageContaining(s);
  }

  @Test
  void aByteOrderMarkIsSpaceEverywhere() throws InputException {
    assertThat(LispReader.one("\uFEFF(a \uFEFFb)").toString()).isEqualTo("(a b)");
  }
}
