package tabuleiro.app.bot;

import java.util.Optional;
import java.util.function.Consumer;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.lab.bot.Bot;
import tabuleiro.lab.bot.BotProcess;
import tabuleiro.lab.ugi.BotPlayer;
import tabuleiro.lab.ugi.UgiSession;

/**
 * Sends a bot the requests that it got in a game, in order and in one process. The moves of the
 * game are played whatever it answers, so that each request is the same as in the game.
 *
 * @param side 0 or 1
 * @param limits of a move
 */
public record BotReplay<P extends Position>(
    Game<P> game, BotPlayer.Setting setting, int side, Limits limits) {

  /**
   * How the replay ended.
   *
   * @param ply the number of moves before the last request
   * @param failure how the bot failed; empty if it answered every request with a legal move
   * @param move the answer to the last request
   */
  public record Verdict(int ply, Optional<PlayerFailure> failure, String move) {}

  /**
   * Replays a game.
   *
   * @param lines receives the dialogue
   */
  public Verdict run(Bot bot, GameHistory<P> history, Consumer<String> lines) {
    BotPlayer<P> player =
        new BotPlayer<>(
            bot,
            game,
            setting,
            () ->
                UgiSession.open(
                    new RecordedConnection(BotProcess.start(bot), lines),
                    bot,
                    setting.name(),
                    setting.seed()));
    Verdict verdict = new Verdict(0, Optional.empty(), "");
    try {
      for (int ply = 0; ply <= history.size() && verdict.failure().isEmpty(); ply++) {
        P position = history.states().get(ply);
        if (!position.isOver() && position.turn() == side) {
          verdict = ask(player, position, ply);
        }
      }
    } finally {
      player.close();
    }
    return verdict;
  }

  private Verdict ask(BotPlayer<P> player, P position, int ply) {
    try {
      int move = player.choose(position, limits, report -> {}).move();
      return new Verdict(ply, Optional.empty(), game.notation().write(position, move));
    } catch (PlayerFailure e) {
      return new Verdict(ply, Optional.of(e), "");
    }
  }
}
