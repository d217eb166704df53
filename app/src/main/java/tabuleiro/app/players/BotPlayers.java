package tabuleiro.app.players;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import tabuleiro.core.Position;
import tabuleiro.core.player.Player;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.lab.bot.Bot;
import tabuleiro.lab.ugi.BotPlayer;
import tabuleiro.lab.ugi.GameName;

/**
 * Players that are programs of the user. Each bot is looked up once, so that all games of a match
 * are played by the same one. Thread-safe.
 */
final class BotPlayers {
  private final BotSource source;
  private final GameName name;
  private final Map<String, Bot> known = new HashMap<>();

  BotPlayers(BotSource source, GameName name) {
    this.source = source;
    this.name = name;
  }

  /** A new player, whose program starts with its first move. */
  <P extends Position> Player<P> player(String text, Game<P> game, long seed, Duration overhead)
      throws InputException {
    return new BotPlayer<>(find(text), game, new BotPlayer.Setting(name, seed, overhead));
  }

  /** Looks a bot up and builds its program, if that is needed. */
  private synchronized Bot find(String text) throws InputException {
    Bot bot = known.get(text);
    if (bot == null) {
      bot = source.find(text);
      bot.prepare();
      known.put(text, bot);
    }
    return bot;
  }
}
