package tabuleiro.app.fuzz.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import tabuleiro.app.fuzz.FuzzTarget;
import tabuleiro.app.fuzz.FuzzTarget.Afterwards;
import tabuleiro.app.fuzz.TextTarget;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.bot.Bot;
import tabuleiro.lab.bot.CommandLine;
import tabuleiro.lab.bot.system.CommandWords;

/** The targets of readers of bots. No bot is started. */
public final class BotDescriptionTargets {
  private static final Path NOWHERE = Path.of("no-such-folder").toAbsolutePath();

  private BotDescriptionTargets() {}

  public static List<FuzzTarget> all() {
    return List.of(command(), description());
  }

  private static FuzzTarget command() {
    return new TextTarget(
        "bot-command",
        List.of("python3 bot.py", "./bot 'a b' \"c \\\" d\" e\\ f", "projeto.lisp:p01", "bots/ana"),
        List.of(" ", "'", "\"", "\\", ".lisp", ":", "/", "..", "\t", "-"),
        input -> {
          List<String> words = Bot.parse(input, NOWHERE).command();
          return () -> assertThat(again(words)).isEqualTo(words);
        });
  }

  private static List<String> again(List<String> words) {
    try {
      // A quoted word may be four times as long; two words are never a folder or a Lisp file.
      String text = "x " + CommandLine.quoted(words);
      return text.length() > 2000 || words.size() == CommandWords.MOST_WORDS
          ? words
          : Bot.parse(text, NOWHERE).command().subList(1, words.size() + 1);
    } catch (InputException e) {
      throw new AssertionError(e);
    }
  }

  private static FuzzTarget description() {
    return new TextTarget(
        "bot-yaml",
        List.of(
            """
            name: ana
            command: ./ana --level 3
            build: [cc, -o, ana, ana.c]
            options: {level: 3}
            memory: 512
            processes: 4
            start-up: 5000
            """,
            "name: p\njogar: {file: projeto.lisp, package: p01, lisp: sbcl}\n"),
        List.of(
            ": ",
            "- ",
            "\n",
            "{",
            "}",
            "[",
            "]",
            "&a",
            "*a",
            "null",
            "0",
            "-1",
            "1e9",
            "'",
            "\"",
            "name",
            "command",
            "build",
            "options",
            "memory",
            "processes",
            "start-up",
            "jogar"),
        input -> {
          Bot bot = Bot.described(input, NOWHERE);
          assertThat(bot.command()).isNotEmpty();
          return Afterwards.NOTHING;
        });
  }
}
