package tabuleiro.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.players.PlayerKinds;
import tabuleiro.app.solve.Algorithm;
import tabuleiro.core.world.PlayerKind;

/** The server and the page contain no player names, except that of a human. */
class PlayerNamesTest {
  private static final Pattern COMMENT =
      Pattern.compile("/\\*.*?\\*/|(?m)(?<![:'\"`])//[^\\n]*$", Pattern.DOTALL);

  private static final List<String> NAMES =
      PlayerKinds.own().stream().map(PlayerKind::name).toList();

  /** Returns names in quotation marks, at the start of a specification or inside an address. */
  private static List<String> literals(String source) {
    String code = COMMENT.matcher(source).replaceAll("");
    List<String> found = new ArrayList<>();
    for (String name : NAMES) {
      Pattern literal = Pattern.compile("[\"'`=]" + Pattern.quote(name) + "(?:[\"'`:]|%3A)");
      if (literal.matcher(code).find()) {
        found.add(name);
      }
    }
    return found;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"src/main/java/tabuleiro/app/web", "src/main/resources/tabuleiro/app/web/page"})
  void noPlayerIsNamed(String folder) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(Path.of(folder))) {
      files = all.filter(file -> file.toString().matches(".*\\.(java|js)")).toList();
    }
    assertThat(files).hasSizeGreaterThan(20);
    for (Path file : files) {
      List<String> found = new ArrayList<>(literals(Files.readString(file)));
      if (file.endsWith(Path.of("microscope", "orders.js"))) {
        found.removeAll(solvers()); // there it is the name of a search for puzzles
      }
      assertThat(found).as(file.toString()).isEmpty();
    }
  }

  private static List<String> solvers() {
    return Arrays.stream(Algorithm.values()).map(Algorithm::id).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "seat('second', 'engine:level=3')|engine",
        "PlayerSpec.parse(\"mcts\")|mcts",
        "`/search?a=mtdf%3Adepth%3D4`|mtdf",
        "const engine = 'motor'; // 'engine'|",
        "const url = 'http://x'; Math.random()|",
      })
  void theScanFindsLiteralsOnly(String code, String expected) {
    assertThat(literals(code)).isEqualTo(expected == null ? List.of() : List.of(expected));
  }

  @Test
  void thereAreNamesToLookFor() {
    assertThat(NAMES).contains("engine", "alphabeta", "mcts").doesNotContain("human");
  }
}
