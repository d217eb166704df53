package tabuleiro.lab.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tabuleiro.lab.bot.TestBots.soon;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.player.PlayerFailure.Kind;
import tabuleiro.core.text.InputException;

/** The descriptions of bots. */
class BotTest {
  @TempDir Path folder;

  @Test
  void aCommandLineHasQuotesAsInAShell() throws Exception {
    assertThat(words("python3 bot.py")).containsExactly("python3", "bot.py");
    assertThat(words("  a 'b c' \"d 'e'\" f\\ g '' "))
        .containsExactly("a", "b c", "d 'e'", "f g", "");
    assertThat(words("a\"b c\"'d'")).containsExactly("ab cd");
    assertThat(words("C:\\bots\\a.exe $x | *")).containsExactly("C:\\bots\\a.exe", "$x", "|", "*");
    assertThat(words("\"a\\\"b\\\\\"")).containsExactly("a\"b\\");
  }

  @Test
  void quotedWordsAreReadAsTheyWere() throws Exception {
    List<String> words = List.of("a b", "it's", "", "\"", "\\", "plain-1.0", "ç$x");
    assertThat(words(CommandLine.quoted(words))).isEqualTo(words);
  }

  @Test
  void invalidCommandsAreRefused() {
    assertRefused("", "expected a command");
    assertRefused("''", "expected a command");
    assertRefused("a 'b", "the quote ' is not closed");
    assertRefused("a \0", "no control characters");
    assertRefused("x".repeat(2001), "at most 2000 characters");
    assertRefused("a ".repeat(201), "at most 200 words");
  }

  @Test
  void theNameIsThatOfTheFirstFile() throws Exception {
    Files.writeString(folder.resolve("ana.py"), "");
    assertThat(Bot.parse("python3 -u ana.py x", folder).name()).isEqualTo("ana.py");
    assertThat(Bot.parse("/opt/bots/rui --fast", folder).name()).isEqualTo("rui");
  }

  @Test
  void aFolderHasADescription() throws Exception {
    write(
        """
        name: ana
        command: ./ana --level 3
        build: [cc, -O2, -o, ana, ana.c]
        options: {level: 3, style: wild}
        memory: 512
        processes: 4
        start-up: 5000
        """);
    Bot bot = Bot.parse(".", folder);
    assertThat(bot.name()).isEqualTo("ana");
    assertThat(bot.command()).containsExactly("./ana", "--level", "3");
    assertThat(bot.build()).containsExactly("cc", "-O2", "-o", "ana", "ana.c");
    assertThat(bot.options()).isEqualTo(Map.of("level", "3", "style", "wild"));
    assertThat(bot.folder()).isEqualTo(folder);
    assertThat(bot.limits())
        .isEqualTo(
            BotLimits.STANDARD
                .withMegabytes(512)
                .withProcesses(4)
                .withStartUp(Duration.ofSeconds(5)));
  }

  @Test
  void invalidDescriptionsAreRefused() throws Exception {
    assertDescriptionRefused("name: a\ncomand: b\n", "2", "unknown field “comand”");
    assertDescriptionRefused("command: b\n", "the field “name” is missing");
    assertDescriptionRefused("name: a\n", "expected either “command” or “jogar”");
    assertDescriptionRefused("name: a\ncommand: {b: c}\n", "neither a text nor a list");
    assertDescriptionRefused("name: a\ncommand: b\nmemory: 0\n", "from 1 to 1048576, not 0");
    assertDescriptionRefused("name: a\ncommand: \"'b\"\n", "the quote ' is not closed");
    assertDescriptionRefused("name: a\njogar: {package: p}\n", "“jogar.file” is missing");
    assertDescriptionRefused("", "not valid YAML");
    Files.delete(folder.resolve(Bot.FILE));
    assertThatThrownBy(() -> Bot.inFolder(folder)).hasMessageContaining("does not exist");
  }

  @Test
  void theHashIsThatOfTheFiles() throws Exception {
    Files.writeString(folder.resolve("a.py"), "one");
    String command = Bot.parse("python3 a.py", folder).hash();
    write("name: a\ncommand: python3 a.py\n");
    String one = Bot.inFolder(folder).hash();
    Files.createDirectory(folder.resolve("__pycache__"));
    Files.writeString(folder.resolve("__pycache__/a.pyc"), "cache");
    assertThat(Bot.inFolder(folder).hash()).isEqualTo(one).hasSize(64);
    Files.writeString(folder.resolve("data.txt"), "more");
    assertThat(Bot.inFolder(folder).hash()).isNotEqualTo(one);
    Files.writeString(folder.resolve("a.py"), "two");
    Files.delete(folder.resolve(Bot.FILE));
    assertThat(Bot.parse("python3 a.py", folder).hash()).isNotEqualTo(command);
  }

  @Test
  void tooManyFilesAreRefused() throws Exception {
    write("name: a\ncommand: sh a\n");
    for (int i = 0; i < 2001; i++) {
      Files.createFile(folder.resolve("f" + i));
    }
    assertThatThrownBy(() -> Bot.inFolder(folder).hash())
        .isInstanceOf(InputException.class)
        .hasMessageContaining("at most 2000 files");
  }

  @Test
  void aBotIsBuiltWhenItsSourcesChange() throws Exception {
    Files.writeString(folder.resolve("source"), "echo first; read -r x");
    write("name: a\ncommand: sh ./product\nbuild: sh -c 'cp source product; date >>count'\n");
    Bot bot = Bot.inFolder(folder);
    String hash = bot.hash();
    assertThat(firstLine(bot)).isEqualTo("first");
    assertThat(firstLine(bot)).isEqualTo("first");
    assertThat(bot.hash()).isEqualTo(hash);
    assertThat(Files.readAllLines(folder.resolve("count"))).hasSize(1);
    Files.writeString(folder.resolve("source"), "echo second; read -r x");
    assertThat(firstLine(bot)).isEqualTo("second");
    assertThat(bot.hash()).isNotEqualTo(hash);
    assertThat(Files.readAllLines(folder.resolve("count"))).hasSize(2);
    Files.delete(folder.resolve("product"));
    assertThat(firstLine(bot)).isEqualTo("second");
  }

  @Test
  void aFailedBuildIsACrashWithTheWordsOfTheCompiler() throws Exception {
    write("name: a\ncommand: ./a\nbuild: sh -c 'echo a.c:3 expected semicolon >&2; exit 1'\n");
    Bot bot = Bot.inFolder(folder);
    assertThatThrownBy(() -> BotProcess.start(bot))
        .isInstanceOfSatisfying(
            PlayerFailure.class, e -> assertThat(e.kind()).isEqualTo(Kind.CRASH))
        .hasMessageContaining("exit code 1")
        .hasMessageContaining("a.c:3 expected semicolon");
    assertThat(folder.resolve(".build.log")).content().contains("expected semicolon");
  }

  @Test
  void aProgramThatCannotBeStartedIsACrash() throws Exception {
    Files.writeString(folder.resolve("text"), "no program");
    assertCrash("no-such-program-here", "was not found");
    assertCrash("./none", "was not found");
    assertCrash("./text", "not executable");
  }

  @Test
  void aLispFileNeedsToExist() {
    assertThatThrownBy(() -> Bot.parse("projeto.lisp:p01", folder))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("projeto.lisp")
        .hasMessageContaining("does not exist");
  }

  @Test
  void aLispFileMayNameItsPackage() {
    assertThat(JogarCommand.parse("a/projeto.lisp:p01"))
        .contains(new JogarCommand("a/projeto.lisp", "p01", ""));
    assertThat(JogarCommand.parse("C:\\projeto.LISP"))
        .contains(new JogarCommand("C:\\projeto.LISP", "", ""));
    assertThat(JogarCommand.parse("./projeto")).isEmpty();
  }

  private List<String> words(String text) throws InputException {
    return Bot.parse(text, folder).command();
  }

  private void write(String description) throws Exception {
    Files.writeString(folder.resolve(Bot.FILE), description);
  }

  private static String firstLine(Bot bot) {
    try (BotProcess process = BotProcess.start(bot)) {
      return process.line(soon()).orElseThrow();
    }
  }

  private void assertRefused(String text, String reason) {
    assertThatThrownBy(() -> Bot.parse(text, folder))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(reason);
  }

  private void assertDescriptionRefused(String text, String... reasons) throws Exception {
    write(text);
    assertThatThrownBy(() -> Bot.inFolder(folder))
        .isInstanceOf(InputException.class)
        .hasMessageContainingAll(reasons);
  }

  private void assertCrash(String command, String reason) throws InputException {
    Bot bot = Bot.parse(command, folder);
    assertThatThrownBy(() -> BotProcess.start(bot))
        .isInstanceOfSatisfying(
            PlayerFailure.class, e -> assertThat(e.kind()).isEqualTo(Kind.CRASH))
        .hasMessageContaining(reason);
  }
}
