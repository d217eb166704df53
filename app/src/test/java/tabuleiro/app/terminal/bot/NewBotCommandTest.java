package tabuleiro.app.terminal.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.app.bot.BotStarter;
import tabuleiro.app.bot.StarterLanguage;
import tabuleiro.app.terminal.CommandTest;
import tabuleiro.lab.bot.CommandLine;

class NewBotCommandTest extends CommandTest {
  @TempDir private Path folder = Path.of("");

  @ParameterizedTest
  @EnumSource
  void aStarterIsSmallAndWhole(StarterLanguage language) throws IOException {
    Path target = folder.resolve("my bot");
    JsonNode said = run("new-bot", language.id(), "dots", "" + target, "--json").json();
    assertThat(said.get("folder").asText()).isEqualTo(target.toString());
    assertThat(said.get("name").asText()).isEqualTo("my-bot");
    assertThat(said.get("files")).hasSize(3);
    for (JsonNode file : said.get("files")) {
      assertThat(target.resolve(file.asText())).content().isNotBlank().doesNotContain("{{");
    }
    assertThat(Files.readString(target.resolve(language.source())))
        .containsIgnoringCase("write your bot here")
        .contains("choose", "my-bot", "option name seed")
        .doesNotContainIgnoringCase("dots")
        .satisfies(text -> assertThat(text.lines()).hasSizeLessThan(60))
        .satisfies(text -> assertThat(text.lines()).allMatch(line -> line.length() <= 100));
    assertThat(folder.toFile().list()).containsExactly("my bot");
  }

  @Test
  void theNextCommandsAreShownAsAShellReadsThem() {
    Path target = folder.resolve("it's mine");
    Said said = run("new-bot", "Python", "dots", target.toString());
    assertThat(said.code()).as(said.err()).isZero();
    String quoted = CommandLine.quoted(target.toString());
    assertThat(said.out())
        .contains("./tabuleiro check-bot dots -- " + quoted)
        .contains("--players " + CommandLine.quoted("bot:" + quoted) + " random");
  }

  @Test
  void anEmptyFolderWillDo() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));
    assertThat(run("new-bot", "c", "quatro", empty.toString(), "--lang", "pt").out())
        .contains("empty está em ", "escreva a sua função choose em bot.c");
    assertThat(empty.toFile().list()).contains("bot.c", "bot.yaml", "README.md");
  }

  @Test
  void whatCannotBeWrittenIsRefusedInOneSentence() throws IOException {
    String target = folder.resolve("new").toString();
    assertThat(run("new-bot", "cobol", "dots", target).refusal())
        .isEqualTo("unknown language “cobol”; expected one of: lisp, python, java, c, javascript");
    assertThat(run("new-bot", "c", "chess", target).refusal()).contains("unknown game “chess”");
    assertThat(run("new-bot", "c", "tetris", target).refusal())
        .contains("tetris is not a two-player game");
    assertThat(run("new-bot", "c", "dots").refusal()).contains("DIR");
    assertThat(run("new-bot", "c", "dots", "").refusal()).contains("cannot be the name");
    assertThat(run("new-bot", "c", "dots", "a\0b").refusal()).contains("cannot be the name");
    Path full = Files.createDirectory(folder.resolve("full"));
    Files.writeString(full.resolve("note.txt"), "mine");
    assertThat(run("new-bot", "c", "dots", full.toString()).refusal()).contains("already exists");
    assertThat(run("new-bot", "c", "dots", full.resolve("note.txt/x").toString()).refusal())
        .contains("cannot be the name");
    assertThat(full.toFile().list()).containsExactly("note.txt");
    assertThat(Path.of(target)).doesNotExist();
  }

  @Test
  void namesNeedNoQuotes() {
    assertThat(name("x".repeat(99))).hasSize(40);
    assertThat(name("ção ~a\"")).isEqualTo("--o--a-");
    assertThat(BotStarter.in(Path.of("/"), StarterLanguage.C, "dots").name()).isEqualTo("bot");
  }

  private static String name(String folder) {
    return BotStarter.in(Path.of(folder), StarterLanguage.C, "dots").name();
  }
}
