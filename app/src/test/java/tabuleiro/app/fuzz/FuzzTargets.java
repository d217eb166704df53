package tabuleiro.app.fuzz;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.fuzz.bot.BotDescriptionTargets;
import tabuleiro.app.fuzz.bot.BotTargets;
import tabuleiro.app.fuzz.bot.TimeTargets;
import tabuleiro.app.fuzz.code.OwnCodeTargets;
import tabuleiro.app.fuzz.terminal.TerminalTargets;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.World;

/** All targets. */
final class FuzzTargets {
  private FuzzTargets() {}

  static List<FuzzTarget> all() {
    return of(Worlds.own());
  }

  /** The readers without the server, whose requests are too slow for a run of half a minute. */
  static List<FuzzTarget> quick() {
    return all().stream().filter(target -> target.share() == 1).toList();
  }

  /** The target with this name. Only the worlds that its name contains are loaded. */
  static FuzzTarget named(String name) {
    List<World> worlds = Worlds.own().stream().filter(w -> name.endsWith("-" + w.id())).toList();
    return of(worlds).stream()
        .filter(target -> target.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(name));
  }

  private static List<FuzzTarget> of(List<World> worlds) {
    List<FuzzTarget> targets = new ArrayList<>(TextTargets.all());
    targets.addAll(GameFileTargets.all());
    targets.addAll(TerminalTargets.all());
    targets.addAll(OwnCodeTargets.all());
    targets.addAll(BotTargets.all());
    targets.addAll(WebTargets.all());
    targets.addAll(BotDescriptionTargets.all());
    targets.addAll(TimeTargets.all());
    try {
      for (World world : worlds) {
        targets.addAll(WorldTargets.of(world));
      }
    } catch (InputException e) {
      throw new IllegalStateException(e);
    }
    return List.copyOf(targets);
  }
}
