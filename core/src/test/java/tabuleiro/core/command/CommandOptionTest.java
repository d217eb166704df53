package tabuleiro.core.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CommandOptionTest {
  private static final CommandOption<Long> GAMES = CommandOption.whole("games", 100, 1, 200);
  private static final CommandOption<String> WEIGHTS = CommandOption.text("weights", "W1,W2");

  @Test
  void rangesAndChoicesAcceptTheirValuesOnly() {
    assertThat(GAMES.allowed().accepts(1L)).isTrue();
    assertThat(GAMES.allowed().accepts(200L)).isTrue();
    assertThat(GAMES.allowed().accepts(0L)).isFalse();
    assertThat(GAMES.allowed().accepts(201L)).isFalse();
    CommandOption<Double> bias = CommandOption.real("bias", 0.5, 0, 1);
    assertThat(bias.allowed().accepts(1.0)).isTrue();
    assertThat(bias.allowed().accepts(Double.NaN)).isFalse();
    CommandOption<Long> rows = CommandOption.choice("rows", 10, List.of(10L, 18L));
    assertThat(rows.label()).isEqualTo("10|18");
    assertThat(rows.allowed().accepts(18L)).isTrue();
    assertThat(rows.allowed().accepts(11L)).isFalse();
    assertThat(WEIGHTS.allowed().accepts("")).isTrue();
  }

  @Test
  void theDefaultHoldsUnlessAValueIsGiven() {
    CommandValues none = new CommandValues(Map.of());
    CommandValues some = new CommandValues(Map.of("games", 7L, "weights", "1,2"));
    assertThat(none.get(GAMES)).isEqualTo(100);
    assertThat(none.isGiven(GAMES)).isFalse();
    assertThat(none.find(WEIGHTS)).isEmpty();
    assertThat(some.get(GAMES)).isEqualTo(7);
    assertThat(some.isGiven(GAMES)).isTrue();
    assertThat(some.get(WEIGHTS)).isEqualTo("1,2");
    assertThatIllegalArgumentException().isThrownBy(() -> none.get(WEIGHTS));
  }

  @Test
  void mistakesOfTheDeclarationAreRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> CommandOption.flag("--watch"));
    assertThatIllegalArgumentException().isThrownBy(() -> CommandOption.whole("n", 0, 1, 2));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CommandOption.choice("name", "NAME", "c", List.of("a", "b")));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new CommandOption<>(
                    "n", "N", Integer.class, Optional.of(1), new CommandOption.Any<>(), List.of()));
  }
}
