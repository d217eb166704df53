package tabuleiro.app.players;

import tabuleiro.core.text.InputException;
import tabuleiro.lab.bot.Bot;
import tabuleiro.lab.experiment.ExperimentFiles;

/**
 * The bots of an experiment. The hash of each is stored with it. A result therefore belongs to one
 * version of a bot, and a stored experiment can be shown even if its bots are gone.
 */
public record ExperimentBots(ExperimentFiles files) implements BotSource {
  private static final String PREFIX = "bot:";

  @Override
  public Bot find(String text) throws InputException {
    return BotSource.ANY.find(text);
  }

  /** The hash of a bot: of a stored experiment that of its start, otherwise the current one. */
  public String hash(String text) throws InputException {
    return files.fact(PREFIX + text, name -> find(text).hash());
  }

  /**
   * Checks that all bots of a stored experiment are still there and have not changed, so that the
   * experiment can be repeated.
   */
  public void check() throws InputException {
    for (String name : files.contents().keySet()) {
      if (name.startsWith(PREFIX)) {
        String text = name.substring(PREFIX.length());
        if (!find(text).hash().equals(hash(text))) {
          throw PlayerSpec.fault("player.bot.changed", name);
        }
      }
    }
  }
}
