package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Follows docs/add-a-game.md on a fresh copy of the project: runs its commands in the stated
 * folders and inserts its Java code into the named files.
 */
class AddAGameIT {
  private static final Pattern FILE = Pattern.compile("`(\\w+\\.java)`");

  /** A field or a method: from an indented declaration to the line that ends it. */
  private static final Pattern MEMBER =
      Pattern.compile(
          "(?m)^  (?:/\\*\\*(?:.|\n)*?\\*/\n  )?(?:@Override\n  )?"
              + "(?:public |private |static |final )*[\\w<>\\[\\]]+ (\\w+)"
              + "(?:\\(.*\\{\n(?:(?:    .*)?\n)*?  }|(?: =|\n| )(?:.|\n)*?;)$");

  @TempDir private Path folder = Path.of("");

  @Test
  void theGuideWorksOnAFreshCopy() throws IOException, InterruptedException {
    Path copy = Files.createDirectory(folder.resolve("tabuleiro"));
    String copying =
        "git ls-files -co --exclude-standard -z | xargs -0 cp --parents -t '" + copy + "'";
    assumeTrue(
        Launcher.here().run("git rev-parse && " + copying).code() == 0, "not a git checkout");
    Path guide = copy.resolve("docs/add-a-game.md");
    List<ShownCommand> commands = new ArrayList<>(ShownCommand.of(guide));
    Path place = copy;
    String file = "";
    StringBuilder code = new StringBuilder();
    boolean inJava = false;
    for (String line : Files.readAllLines(guide)) {
      if (inJava && line.equals("```")) {
        fillIn(find(place, file), code.toString());
        code.setLength(0);
      }
      inJava = line.equals("```java") || (inJava && !line.equals("```"));
      if (inJava && !line.startsWith("```")) {
        code.append(line).append('\n');
      } else if (line.startsWith("$ ")) {
        place = run(place, commands.remove(0));
      } else {
        Matcher named = FILE.matcher(line);
        file = named.find() ? named.group(1) : file;
      }
    }
    assertThat(commands).isEmpty();
  }

  /** Runs a command and returns the folder of the next one. */
  private Path run(Path place, ShownCommand shown) throws IOException, InterruptedException {
    String command = shown.command();
    if (command.startsWith("cd ")) {
      Path next = place.resolve(command.substring(3)).normalize();
      assertThat(next).isDirectory();
      return next;
    }
    Launcher here = new Launcher(place);
    if (command.equals("./tabuleiro serve")) {
      shown.compare(here.serve(command, folder).out());
      return place;
    }
    Launcher.Said said = here.run(command);
    assertThat(said.code()).as(command + "\n" + said.out() + said.err()).isZero();
    if (command.startsWith("./tabuleiro ")) {
      shown.checkWidth(said.out());
    }
    shown.compare(said.out());
    return place;
  }

  private static Path find(Path project, String name) throws IOException {
    try (Stream<Path> files = Files.walk(project.resolve("src/main"))) {
      return files.filter(file -> file.endsWith(name)).findFirst().orElseThrow();
    }
  }

  /** Replaces members by those with the same name. */
  private static void fillIn(Path file, String code) throws IOException {
    String text = Files.readString(file);
    Matcher members = MEMBER.matcher(code);
    int replaced = 0;
    while (members.find()) {
      Matcher old = MEMBER.matcher(text);
      boolean found = false;
      while (!found && old.find()) {
        found = old.group(1).equals(members.group(1));
      }
      assertThat(found).as(members.group(1) + " in " + file).isTrue();
      text = text.substring(0, old.start()) + members.group() + text.substring(old.end());
      replaced++;
    }
    assertThat(replaced).as("members of a block for " + file).isPositive();
    Files.writeString(file, text);
  }
}
