package tabuleiro.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class MessageTest {
  private static final Message RANGE =
      Message.of("tabuleiro.core.messages", "lisp.range", 0, 1000, 12345);

  @Test
  void speaksTheLanguageAskedForAndEnglishOtherwise() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("pt-PT"));
      assertThat(RANGE.in(Locale.ENGLISH)).startsWith("expected a number from");
      assertThat(RANGE.in(Locale.FRENCH)).startsWith("expected a number from");
      assertThat(RANGE.in(Locale.forLanguageTag("pt-BR"))).startsWith("esperava-se um número");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void numbersAreNotGrouped() {
    assertThat(RANGE.in(Locale.ENGLISH))
        .isEqualTo("expected a number from 0 to 1000 instead of 12345");
  }

  @Test
  void messagesCanStandInMessages() {
    Message outer = Message.of("tabuleiro.core.messages", "at.source", "x.dat", RANGE);
    assertThat(outer.in(Locale.forLanguageTag("pt"))).startsWith("x.dat: esperava-se um número");
  }

  @Test
  void faultsSayWhere() {
    InputException fault = new InputException(RANGE, 3, 4);
    assertThat(fault).hasMessageStartingWith("line 3, column 4: expected a number");
    assertThat(fault.of("f.dat"))
        .hasMessageStartingWith("f.dat, line 3, column 4: expected a number");
    assertThat(new InputException(RANGE).of("f.dat"))
        .hasMessageStartingWith("f.dat: expected a number");
  }
}
