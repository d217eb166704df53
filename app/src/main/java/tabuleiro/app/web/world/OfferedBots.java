package tabuleiro.app.web.world;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.app.players.BotSource;
import tabuleiro.lab.bot.Bot;

/** The bots of a server as players to choose from. */
final class OfferedBots {
  private static final String PREFIX = "bot:";

  private OfferedBots() {}

  /**
   * Returns the specification and the name of each bot. Bots of the same name are told apart by
   * their folders.
   */
  static List<Map<String, String>> of(BotSource bots) {
    Map<String, Integer> names = new LinkedHashMap<>();
    bots.listed().forEach(bot -> names.merge(bot.name(), 1, Integer::sum));
    List<Map<String, String>> offered = new ArrayList<>();
    for (Bot bot : bots.listed()) {
      String folder = String.valueOf(bot.folder().getFileName());
      boolean isUnique = names.getOrDefault(bot.name(), 0) == 1;
      String title = isUnique ? bot.name() : bot.name() + " (" + folder + ")";
      offered.add(Map.of("spec", PREFIX + folder, "name", title));
    }
    return offered;
  }
}
