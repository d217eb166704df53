package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.worlds.Worlds;

/**
 * The program and the lab contain no world ids, except in the list of worlds and in the bench
 * signature. Comments may contain examples.
 */
class WorldIdsTest {
  private static final Set<String> LISTS = Set.of("Worlds.java", "BenchTask.java");

  private static final Pattern BLOCK_COMMENT =
      Pattern.compile("/\\*.*?\\*/|<!--.*?-->", Pattern.DOTALL);
  private static final Pattern LINE_COMMENT = Pattern.compile("(?m)(?<!:)//.*$");
  private static final Pattern PROPERTY_COMMENT = Pattern.compile("(?m)^\\s*[#!].*$");

  @ParameterizedTest
  @ValueSource(strings = {"app", "lab"})
  void noSourceNamesAWorld(String module) throws IOException {
    Pattern names = names();
    List<String> found = new ArrayList<>();
    Path main = Path.of("..", module, "src", "main");
    for (Path file : sources(main)) {
      List<String> lines = withoutComments(file).lines().toList();
      for (int i = 0; i < lines.size(); i++) {
        String line = lines.get(i);
        if (names.matcher(line).find()) {
          found.add(main.relativize(file) + ":" + (i + 1) + ": " + line.strip());
        }
      }
    }
    assertThat(found).as("sources of " + module + " that name a world").isEmpty();
  }

  private static List<Path> sources(Path main) throws IOException {
    try (Stream<Path> files = Files.walk(main)) {
      return files
          .filter(file -> file.toString().matches(".*\\.(java|js|css|json|properties|html|yaml)"))
          .filter(file -> !LISTS.contains(file.getFileName().toString()))
          .sorted()
          .toList();
    }
  }

  /** Matches the ids as words and as prefixes of names such as {@code DotsWorld}. */
  private static Pattern names() {
    String ids = Worlds.own().stream().map(world -> world.id()).collect(Collectors.joining("|"));
    return Pattern.compile("(?i:\\b(?:" + ids + "))(?=\\b|_|[A-Z])");
  }

  /** Returns the text of a file with every comment replaced by the same number of empty lines. */
  private static String withoutComments(Path file) throws IOException {
    String text = Files.readString(file);
    if (file.toString().endsWith(".properties") || file.toString().endsWith(".yaml")) {
      return PROPERTY_COMMENT.matcher(text).replaceAll("");
    }
    String open =
        BLOCK_COMMENT
            .matcher(text)
            .replaceAll(comment -> "\n".repeat((int) comment.group().lines().count() - 1));
    return LINE_COMMENT.matcher(open).replaceAll("");
  }
}
