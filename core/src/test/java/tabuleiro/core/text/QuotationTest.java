package tabuleiro.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class QuotationTest {
  private static final String BUNDLE = "tabuleiro.core.messages";

  @Test
  void aQuotationHasAtMostEightyCharacters() {
    assertThat(Quotation.of("a".repeat(80))).isEqualTo("a".repeat(80));
    assertThat(Quotation.of("a".repeat(81))).isEqualTo("a".repeat(79) + "…");
    assertThat(Quotation.end("a".repeat(100) + "/b.dat"))
        .hasSize(80)
        .startsWith("…a")
        .endsWith("/b.dat");
    assertThat(Quotation.of("\uD83D\uDE00".repeat(50))).isEqualTo("\uD83D\uDE00".repeat(39) + "…");
    assertThat(Quotation.end("\uD83D\uDE00".repeat(50))).isEqualTo("…" + "\uD83D\uDE00".repeat(39));
  }

  @Test
  void controlCharactersAreVisible() {
    assertThat(Quotation.of("a\nb\u001b[2J\u007f\u0085\u202e\u2028")).isEqualTo("a␊b␛[2J␡���");
    assertThat(Quotation.of("ação “x”")).isEqualTo("ação “x”");
  }

  @Test
  void errorsQuoteTheirArgumentsButListAllNames() {
    String input = "x".repeat(100_000);
    Message inner = Message.of(BUNDLE, "variant.form", input);
    List<Object> texts = List.of(input, inner);
    for (Object argument : texts) {
      String shown = new InputException(Message.of(BUNDLE, "lisp.list", argument)).getMessage();
      assertThat(shown).contains("x".repeat(79) + "…").doesNotContain("x".repeat(80));
    }
    InputException path = new InputException(Message.of(BUNDLE, "lisp.list", Path.of(input, "b")));
    assertThat(path.getMessage()).endsWith("…" + "x".repeat(77) + "/b");
    Quotation.Names names = Quotation.names(Collections.nCopies(30, "engine"));
    assertThat(new InputException(Message.of(BUNDLE, "lisp.list", names)).getMessage())
        .endsWith("engine, engine")
        .hasSizeGreaterThan(200);
    assertThat(new InputException(inner).of(input).getMessage()).hasSizeLessThan(200);
  }

  @Test
  void aVeryLongListOfNamesIsCut() {
    assertThat(Quotation.names(Collections.nCopies(10_000, "engine")).toString())
        .hasSizeLessThan(1000)
        .endsWith("engine, …");
    assertThat(Quotation.alternatives(List.of("on", "off"))).hasToString("on | off");
  }
}
