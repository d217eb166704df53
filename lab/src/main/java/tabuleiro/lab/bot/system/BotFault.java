package tabuleiro.lab.bot.system;

import tabuleiro.core.player.PlayerFailure.Kind;
import tabuleiro.core.text.Message;

/** What has gone wrong with a bot, noticed by any thread. */
public record BotFault(Kind kind, Message reason) {
  private static final String BUNDLE = "tabuleiro.lab.bot.messages";

  public static BotFault of(Kind kind, String key, Object... arguments) {
    return new BotFault(kind, text(key, arguments));
  }

  /** A message of this package. */
  public static Message text(String key, Object... arguments) {
    return Message.of(BUNDLE, key, arguments);
  }
}
