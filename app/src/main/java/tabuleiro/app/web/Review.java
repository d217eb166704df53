package tabuleiro.app.web;

import java.util.LinkedHashMap;
import java.util.Map;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.players.Roster;
import tabuleiro.core.Position;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Limits;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.NotationException;

/** What a move made in a game was worth, beside the best one that a short search finds. */
final class Review {
  private Review() {}

  static <P extends Position> Map<String, Object> of(Sitting<P> duel, int ply, Limits limits) {
    try {
      P before = duel.states().get(ply);
      P after = duel.states().get(ply + 1);
      Player<P> player = new Roster<>(duel.<P>game()).player(PlayerSpec.parse("engine"), 0);
      Choice best = player.choose(before, limits, report -> {});
      double value = value(player, after, limits);
      int sign = before.turn() == Position.FIRST ? 1 : -1;
      Map<String, Object> event = new LinkedHashMap<>();
      event.put("event", "review");
      event.put("ply", ply);
      event.put("best", duel.notation().write(before, best.move()));
      event.put("bestValue", best.report().points());
      event.put("value", value);
      event.put("loss", Math.max(0, sign * (best.report().points() - value)));
      event.put("exact", best.report().exact());
      return event;
    } catch (NotationException e) {
      throw WebFault.of(e);
    }
  }

  private static <P extends Position> double value(Player<P> player, P position, Limits limits) {
    if (position.isOver()) {
      return position.margin();
    }
    Report report = player.choose(position, limits, ignored -> {}).report();
    return report.points();
  }
}
