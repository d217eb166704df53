package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Follows docs/write-a-bot.md in an empty folder: runs its commands, replaces {@code choose} by the
 * one of the guide, and saves the files that it names.
 */
class WriteABotIT {
  private static final Pattern SAVED = Pattern.compile("Save this as `([\\w-]+\\.yaml)`");
  private static final Pattern CHOOSE =
      Pattern.compile("(?m)^def choose\\(.*\n(?:(?:    .*)?\n)*?(?=\n\n\\S|\\z)");

  @TempDir private Path folder = Path.of("");

  @Test
  void theGuideLeadsToARankedBot() throws IOException {
    Path root = Launcher.here().root();
    for (String name : List.of("tabuleiro", "examples")) {
      Files.createSymbolicLink(folder.resolve(name), root.resolve(name));
    }
    Path guide = root.resolve("docs/write-a-bot.md");
    List<ShownCommand> commands = new ArrayList<>(ShownCommand.of(guide));
    String fence = "";
    String saved = "";
    StringBuilder block = new StringBuilder();
    for (String line : Files.readAllLines(guide)) {
      if (line.startsWith("```")) {
        use(fence, saved, block.toString());
        saved = fence.equals("```yaml") ? "" : saved;
        fence = fence.isEmpty() ? line : "";
        block.setLength(0);
      } else if (!fence.isEmpty()) {
        block.append(line).append('\n');
      } else {
        Matcher named = SAVED.matcher(line);
        saved = named.find() ? named.group(1) : saved;
      }
      if (fence.equals("```console") && line.startsWith("$ ")) {
        run(commands.remove(0));
      }
    }
    assertThat(commands).isEmpty();
    assertThat(folder.resolve("league.yaml")).exists();
    for (String name : List.of("tabuleiro", "examples")) {
      Files.delete(folder.resolve(name)); // JUnit warns about links to other folders
    }
  }

  private void use(String fence, String saved, String block) throws IOException {
    if (fence.equals("```python")) {
      Path program = folder.resolve("mybot/bot.py");
      Matcher old = CHOOSE.matcher(Files.readString(program));
      assertThat(old.find()).isTrue();
      Files.writeString(program, old.replaceFirst(Matcher.quoteReplacement(block)));
    } else if (fence.equals("```yaml") && !saved.isEmpty()) {
      Files.writeString(folder.resolve(saved), block);
    }
  }

  private void run(ShownCommand shown) {
    Launcher.Said said = new Launcher(folder).run(shown.command());
    assertThat(said.code()).as(shown.command() + "\n" + said.out() + said.err()).isZero();
    shown.checkWidth(said.out());
    shown.compare(said.out());
  }
}
