package tabuleiro.lab.bot;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.InputText;
import tabuleiro.lab.bot.system.BotFault;
import tabuleiro.lab.bot.system.CommandWords;
import tabuleiro.lab.experiment.Description;

/**
 * A {@code bot.yaml}: the description of the bot in a folder.
 *
 * <pre>
 * name: ana
 * command: ./ana --quiet       # or a list of words
 * build: cc -O2 -o ana ana.c   # optional
 * options: {level: 3}          # optional
 * memory: 512                  # optional: MB
 * processes: 4                 # optional
 * start-up: 5000               # optional: ms
 * </pre>
 *
 * A course project has {@code jogar: {file: projeto.lisp, package: p01, lisp: sbcl}} in place of a
 * command.
 */
record BotFile(
    @Nullable String name,
    @Nullable JsonNode command,
    @Nullable JsonNode build,
    @Nullable Map<String, String> options,
    @Nullable Integer memory,
    @Nullable Integer processes,
    @JsonProperty("start-up") @Nullable Integer startUp,
    @Nullable Jogar jogar) {
  private static final int MOST_CHARACTERS = 100_000;
  private static final int MOST_OPTIONS = 100;
  private static final int MOST_IN_TEXT = 200;

  /** A Lisp file with a function {@code jogar}. */
  record Jogar(
      @Nullable String file,
      @JsonProperty("package") @Nullable String packageName,
      @Nullable String lisp) {}

  /** Reads the description in a folder. */
  static Bot read(Path folder) throws InputException {
    Path file = folder.resolve(Bot.FILE);
    try {
      return parse(InputText.file(file), folder);
    } catch (InputException e) {
      throw e.of(file.toString());
    }
  }

  /** The bot that a text describes; paths are relative to the folder. */
  static Bot parse(String text, Path folder) throws InputException {
    if (text.length() > MOST_CHARACTERS) {
      throw fault("file.long", MOST_CHARACTERS);
    }
    return new Description("bot", Bot.FILE, text).as(BotFile.class).bot(folder);
  }

  private Bot bot(Path folder) throws InputException {
    Map<String, String> chosen = options == null ? Map.of() : options;
    if (chosen.size() > MOST_OPTIONS) {
      throw fault("file.options", MOST_OPTIONS);
    }
    for (Map.Entry<String, String> option : chosen.entrySet()) {
      checked("options", option.getKey());
      checked("options." + option.getKey(), option.getValue());
    }
    return new Bot(
        checkedName(), commandWords(folder), folder, words("build", build), chosen, limits());
  }

  private String checkedName() throws InputException {
    if (name == null || name.isBlank()) {
      throw fault("file.missing", "name");
    }
    return checked("name", name.strip());
  }

  private List<String> commandWords(Path folder) throws InputException {
    if ((command == null) == (jogar == null)) {
      throw fault("file.command");
    } else if (jogar == null) {
      return words("command", command);
    } else if (jogar.file == null) {
      throw fault("file.missing", "jogar.file");
    }
    String lisp = jogar.lisp == null ? "" : jogar.lisp;
    String packageName = jogar.packageName == null ? "" : jogar.packageName;
    return new JogarCommand(jogar.file, packageName, lisp).bot(folder).command();
  }

  private BotLimits limits() throws InputException {
    BotLimits limits = BotLimits.STANDARD;
    if (memory != null) {
      limits = limits.withMegabytes(within("memory", memory, 1 << 20));
    }
    if (processes != null) {
      limits = limits.withProcesses(within("processes", processes, 1000));
    }
    if (startUp != null) {
      limits = limits.withStartUp(Duration.ofMillis(within("start-up", startUp, 600_000)));
    }
    return limits;
  }

  private static List<String> words(String field, @Nullable JsonNode value) throws InputException {
    if (value == null) {
      return List.of();
    } else if (value.isTextual()) {
      return CommandWords.of(value.textValue());
    }
    List<String> words = new ArrayList<>();
    for (JsonNode word : value) {
      if (!value.isArray() || !word.isValueNode() || word.isNull()) {
        throw fault("file.words", field);
      }
      words.add(word.asText());
    }
    CommandWords.check(words);
    return words;
  }

  private static String checked(String field, String text) throws InputException {
    if (text.length() > MOST_IN_TEXT || text.chars().anyMatch(Character::isISOControl)) {
      throw fault("file.text", field, MOST_IN_TEXT);
    }
    return text;
  }

  private static int within(String field, int value, int most) throws InputException {
    if (value < 1 || value > most) {
      throw fault("file.range", field, 1, most, value);
    }
    return value;
  }

  private static InputException fault(String key, Object... arguments) {
    return new InputException(BotFault.text(key, arguments));
  }
}
