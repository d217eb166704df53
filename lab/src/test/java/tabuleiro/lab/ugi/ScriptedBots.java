package tabuleiro.lab.ugi;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import tabuleiro.lab.bot.Bot;
import tabuleiro.lab.bot.BotLimits;
import tabuleiro.testkit.NimHeap;

/** Small shell scripts that play Nim, well or badly. */
final class ScriptedBots {
  static final GameName GAME = new GameName("heap", 1, Map.of());

  /** Long enough for a busy machine. */
  static final Duration LONG = Duration.ofMinutes(2);

  private ScriptedBots() {}

  /** A bot that does this when it is asked for a move. */
  static Bot onGo(String commands) {
    return bot("", commands);
  }

  /**
   * A bot that first runs some commands.
   *
   * @param first before the first line is read
   * @param onGo for every move
   */
  static Bot bot(String first, String onGo) {
    return script(
        first
            + """

            while read -r line; do
              case "$line" in
                ugi) echo id name Script; echo ugiok ;;
                isready) echo readyok ;;
                quit) exit 0 ;;
                go*) %s ;;
              esac
            done
            """
                .formatted(onGo));
  }

  static Bot script(String text) {
    BotLimits limits = BotLimits.STANDARD.withStartUp(LONG).withPatience(LONG);
    return Bot.of("script", List.of("sh", "-c", text), Path.of("").toAbsolutePath()).with(limits);
  }

  static BotPlayer<NimHeap> player(Bot bot) {
    return new BotPlayer<>(
        bot, NimHeap.game(9), new BotPlayer.Setting(GAME, 7, Duration.ofMillis(40)));
  }
}
