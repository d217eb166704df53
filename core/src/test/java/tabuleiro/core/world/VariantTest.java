package tabuleiro.core.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.core.text.InputException;

class VariantTest {

  /** A world with nothing but rules. */
  private record Ruled(List<Rule> rules) implements World {
    @Override
    public String id() {
      return "ruled";
    }

    @Override
    public String bundle() {
      return "tabuleiro.core.messages";
    }
  }

  private static final World WORLD =
      new Ruled(
          List.of(
              Rule.oneOf("threat", "on", "off"), Rule.where("size", "3x4"::equals, "5x6", "5x6")));

  @Test
  void rulesHoldTheirFallbackUnlessChosen() throws InputException {
    Variant variant = Variant.parse(WORLD, List.of("size=3x4"));
    assertThat(variant.get("threat")).isEqualTo("on");
    assertThat(variant.get("size")).isEqualTo("3x4");
    assertThat(variant.chosen("threat")).isEmpty();
    assertThat(variant.chosen("size")).contains("3x4");
    assertThat(variant).hasToString("size=3x4");
    assertThat(Variant.standard(WORLD)).hasToString("");
  }

  @Test
  void whatDoesNotExistIsRefused() {
    refused("threat", "“threat” is not of the form key=value");
    refused("=x", "“=x” is not of the form key=value");
    refused("threat=maybe", "threat cannot be “maybe”; expected on | off");
    refused("size=3", "size cannot be “3”; expected 5x6");
    refused("colour=red", "ruled has no rule “colour”; expected one of: threat, size");
    assertThatThrownBy(() -> Variant.parse(new Ruled(List.of()), List.of("a=b")))
        .hasMessage("ruled has no rule “a”: it has no variants");
  }

  private static void refused(String choice, String sentence) {
    assertThatThrownBy(() -> Variant.parse(WORLD, List.of(choice))).hasMessage(sentence);
  }
}
