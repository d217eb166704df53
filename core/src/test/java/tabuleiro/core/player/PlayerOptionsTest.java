package tabuleiro.core.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabuleiro.core.text.InputException;

class PlayerOptionsTest {
  private static PlayerOptions options(String... pairs) {
    Map<String, String> values = new LinkedHashMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      values.put(pairs[i], pairs[i + 1]);
    }
    return new PlayerOptions("mine", values);
  }

  @Test
  void optionsAreReadByType() throws InputException {
    PlayerOptions options = options("depth", "-4", "soft", "TRUE", "eval", "course");
    assertThat(options.number("depth", -9, 9, 0)).isEqualTo(-4);
    assertThat(options.number("nodes", 1, 9, 77)).isEqualTo(77);
    assertThat(options.isOn("soft", false)).isTrue();
    assertThat(options.isOn("hard", false)).isFalse();
    assertThat(options.text("eval", "")).isEqualTo("course");
    assertThat(options.text("name", "none")).isEqualTo("none");
    assertThat(options.has("eval")).isTrue();
    assertThat(options.has("name")).isFalse();
    assertThat(options).hasToString("mine:depth=-4,soft=TRUE,eval=course");
    assertThat(options()).hasToString("mine");
  }

  @Test
  void numbersOutsideTheirRangeAreRejected() {
    for (String value : List.of("0", "10", "1.5", "x", "99999999999999999999")) {
      assertThatThrownBy(() -> options("depth", value).number("depth", 1, 9, 1))
          .isInstanceOf(InputException.class)
          .hasMessage(
              "player “mine:depth=%s”: depth cannot be “%s”; expected a whole number from 1 to 9",
              value, value);
    }
  }

  @Test
  void switchesAreTrueOrFalse() {
    assertThatThrownBy(() -> options("soft", "yes").isOn("soft", true))
        .hasMessage("player “mine:soft=yes”: soft cannot be “yes”; expected true or false");
  }

  @Test
  void unknownOptionsAreRejectedInBothLanguages() throws InputException {
    options("time", "5", "seed", "1").check(List.of("seed"));
    assertThatThrownBy(() -> options("fast", "5").check(List.of("seed")))
        .isInstanceOfSatisfying(
            InputException.class,
            e -> {
              assertThat(e)
                  .hasMessage(
                      "player mine has no option “fast”; expected one of: seed, time, depth, nodes");
              assertThat(e.in(Locale.forLanguageTag("pt")))
                  .isEqualTo(
                      "o jogador mine não tem a opção “fast”; esperava-se uma de: seed, time, depth, nodes");
            });
  }

  @Test
  void aFootprintLimitsTheNodesThatAreRemembered() {
    assertThat(MemoryUse.SMALL.nodes(10)).isEqualTo(Long.MAX_VALUE);
    assertThat(MemoryUse.ofMemory(64).nodes(10)).isEqualTo(Long.MAX_VALUE);
    assertThat(MemoryUse.ofNodes(128).nodes(1280)).isEqualTo(10);
    assertThat(new MemoryUse(0, 64, 100).nodes(6400)).isEqualTo(Long.MAX_VALUE);
    assertThat(new MemoryUse(0, 64, 100).nodes(6399)).isEqualTo(99);
    assertThatThrownBy(() -> MemoryUse.ofNodes(-1)).isInstanceOf(IllegalArgumentException.class);
  }
}
