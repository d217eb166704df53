package tabuleiro.lab.bot;

import java.util.Locale;
import tabuleiro.core.text.Message;
import tabuleiro.lab.bot.system.BotFault;

/**
 * How well this system keeps a bot in bounds, from the strongest form to the weakest. Every form
 * limits output and processor time and ends all processes that it can find.
 */
public enum BotContainment {
  /**
   * Linux: own process, network, mount and IPC namespaces. The bot has no network, no privileges
   * and an empty folder for temporary files; it can write to no other file. All its processes die
   * together.
   */
  SANDBOX,
  /** Linux without permission to mount: as above, but the bot can write to files of the user. */
  NAMESPACES,
  /**
   * Linux without namespaces: a session of its own. Memory and processes are limited; network and
   * files are not protected.
   */
  SESSION,
  /**
   * Other systems: the processes that the bot has started are found by their parents. Memory,
   * network and files are not protected.
   */
  PROCESS;

  /** The strongest form that works here; tried out once. */
  public static BotContainment here() {
    return BotSandbox.here().level();
  }

  /** One sentence: what is enforced. */
  public Message description() {
    return BotFault.text("containment." + id());
  }

  /** The name in scripts and JSON. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
