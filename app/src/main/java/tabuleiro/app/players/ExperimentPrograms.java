package tabuleiro.app.players;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import tabuleiro.app.code.OwnFiles;
import tabuleiro.app.code.OwnName;
import tabuleiro.app.code.OwnProcess;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.InputText;
import tabuleiro.lab.bot.Bot;
import tabuleiro.lab.experiment.ExperimentFiles;

/**
 * The programs of the user in an experiment: bots, and the code of heuristics and evaluations. The
 * hash of each is stored with it. A result therefore belongs to one version of a program, and a
 * stored experiment can be shown even if its programs are gone.
 */
public record ExperimentPrograms(ExperimentFiles files) implements BotSource {
  /** The variable that tells a process that it belongs to a worker of a cluster. */
  public static final String NODE = "TABULEIRO_CLUSTER_NODE";

  /** The variable with the folder of the bots that the owner of a worker allows. */
  public static final String ALLOWED = "TABULEIRO_CLUSTER_BOTS";

  private static final String BOT = "bot:";
  private static final String CODE = "code:";
  private static final String ESTIMATES = "estimates:"; // of a bot, which plays nothing

  @Override
  public Bot find(String text) throws InputException {
    return find(text, System.getenv());
  }

  /** A worker starts only the bots that its owner put into a folder, and only unchanged ones. */
  Bot find(String text, Map<String, String> environment) throws InputException {
    if (environment.getOrDefault(NODE, "").isEmpty()) {
      return BotSource.ANY.find(text);
    }
    String allowed = environment.getOrDefault(ALLOWED, "");
    if (allowed.isEmpty()) {
      throw PlayerSpec.fault("player.bot.node", text);
    }
    Path name = InputText.path(text).getFileName();
    Bot bot = BotSource.in(Path.of(allowed)).find(name == null ? text : name.toString());
    String expected = files.contents().get(BOT + text);
    if (expected != null && !bot.hash().equals(expected)) {
      throw PlayerSpec.fault("player.bot.changed", BOT + text);
    }
    return bot;
  }

  /** The hash of a bot: of a stored experiment that of its start, otherwise the current one. */
  public String hash(String text) throws InputException {
    return files.fact(BOT + text, name -> find(text).hash());
  }

  /** The hash of the program that a player consists of or evaluates with; empty if it has none. */
  public Optional<String> hash(PlayerSpec player) throws InputException {
    return player.bot().isPresent()
        ? Optional.of(hash(player.bot().get()))
        : codeHash(evaluation(player));
  }

  /** The hash of the code that a heuristic or an evaluation names; empty if it is ours. */
  public Optional<String> codeHash(String name) throws InputException {
    if (name.startsWith(BOT)) {
      String bot = name.substring(BOT.length());
      return Optional.of(files.fact(ESTIMATES + bot, fact -> find(bot).hash()));
    }
    Optional<OwnName> own = OwnName.of(name);
    if (own.isEmpty()) {
      return Optional.empty();
    }
    String file = own.get().file();
    return Optional.of(files.fact(CODE + file, fact -> OwnFiles.hash(file)));
  }

  /**
   * Whether a player can be made here: code of the user runs only in a process of its own, and a
   * bot may be gone.
   */
  public static boolean isHere(PlayerSpec player) {
    return player.bot().isEmpty() && (OwnProcess.isChild() || !OwnName.isCode(evaluation(player)));
  }

  private static String evaluation(PlayerSpec player) {
    return player.options().getOrDefault("eval", "");
  }

  /** Whether heuristics or evaluations of the user take part. */
  public boolean haveCode() {
    return have(CODE) || have(ESTIMATES);
  }

  private boolean have(String prefix) {
    return files.contents().keySet().stream().anyMatch(name -> name.startsWith(prefix));
  }

  /** Ends the command if the experiment needs a process of its own, to be run again there. */
  public void requireProcess() {
    if (have(CODE)) {
      OwnProcess.require();
    }
  }

  /**
   * Checks that all programs of a stored experiment are still there and have not changed, so that
   * the experiment can be repeated.
   */
  public void check() throws InputException {
    for (String name : files.contents().keySet()) {
      if (name.startsWith(BOT)) {
        String text = name.substring(BOT.length());
        check(name, find(text).hash(), hash(text));
      } else if (name.startsWith(ESTIMATES)) {
        String text = name.substring(ESTIMATES.length());
        check(BOT + text, find(text).hash(), codeHash(BOT + text).orElseThrow());
      } else if (name.startsWith(CODE)) {
        String file = name.substring(CODE.length());
        check(file, OwnFiles.hash(file), codeHash(file).orElseThrow());
      }
    }
  }

  private static void check(String name, String now, String stored) throws InputException {
    if (!now.equals(stored)) {
      throw PlayerSpec.fault("player.bot.changed", name);
    }
  }
}
