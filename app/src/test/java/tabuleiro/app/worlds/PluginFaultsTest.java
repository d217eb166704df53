package tabuleiro.app.worlds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import tabuleiro.core.text.RulesException;

class PluginFaultsTest {
  private static final List<String> HERE = List.of("tabuleiro.app.worlds.PluginFaultsTest");

  private static Throwable failing() {
    try {
      return new IllegalStateException("cell " + List.of().toArray()[1]);
    } catch (RuntimeException e) {
      return new IllegalStateException("somewhere else", e);
    }
  }

  @Test
  void aFaultOfAPluginNamesTheLineOfItsCode() {
    String sentence = PluginFaults.of(failing(), HERE).orElseThrow().in(Locale.ENGLISH);
    assertThat(sentence)
        .startsWith("the plug-in failed at PluginFaultsTest.java:")
        .contains("in failing: java.lang.ArrayIndexOutOfBoundsException");
  }

  @Test
  void aFaultOfTheProgramIsNotBlamedOnAPlugin() {
    assertThat(PluginFaults.of(failing(), List.of("worlds.reversi."))).isEmpty();
    assertThat(PluginFaults.of(failing())).isEmpty();
  }

  @Test
  void rulesThatContradictThemselvesAreNamed() {
    Throwable fault = new IllegalStateException(RulesException.margin(3, 1));
    assertThat(PluginFaults.of(fault).orElseThrow().in(Locale.ENGLISH))
        .contains("the margin 3 exceeds maxMargin(), which is 1");
    assertThat(PluginFaults.of(RulesException.noMove()).orElseThrow().in(Locale.ENGLISH))
        .contains("no legal moves");
  }
}
