package tabuleiro.app.players;

import java.util.function.Consumer;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;

/** A player under another name. */
record RenamedPlayer<P extends Position>(String name, Player<P> player) implements Player<P> {

  @Override
  public Choice choose(P position, Limits limits, Consumer<Report> progress) {
    return player.choose(position, limits, progress);
  }
}
