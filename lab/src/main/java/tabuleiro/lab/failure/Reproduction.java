package tabuleiro.lab.failure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.bot.Bot;
import tabuleiro.lab.bot.CommandLine;
import tabuleiro.lab.bot.system.CommandWords;

/**
 * The command that sends a bot the same requests as in a game, up to the one that it failed. Any
 * shell of a Unix system reads it as it is printed.
 *
 * @param world the id of the world
 * @param variant the rules chosen, by their keys
 * @param position the text of the position in which the players began; empty for the start of the
 *     game
 * @param moves the moves of both players from there on, as they are sent to bots
 * @param side 1 or 2
 * @param limits the limits of a move
 * @param seed the random seed of the bot
 * @param bot the text that describes the bot, see {@link Bot#parse}
 */
public record Reproduction(
    String world,
    Map<String, String> variant,
    String position,
    List<String> moves,
    int side,
    Limits limits,
    long seed,
    String bot) {
  public Reproduction {
    moves = List.copyOf(moves);
  }

  /** The command in one line. */
  public String command() {
    return String.join(" ", parts());
  }

  /** The parts of the command: an option together with its value. */
  private List<String> parts() {
    List<String> parts = new ArrayList<>(List.of("./tabuleiro check-bot", world));
    variant.forEach(
        (key, value) -> parts.add("--variant " + CommandLine.quoted(key + "=" + value)));
    if (!position.isEmpty()) {
      parts.add("--position " + CommandLine.quoted(position));
    }
    parts.add("--moves " + CommandLine.quoted(String.join(" ", moves)));
    parts.add("--side " + side);
    if (limits.hasTime()) {
      parts.add("--time " + limits.time().toMillis());
    }
    if (limits.hasNodes()) {
      parts.add("--nodes " + limits.nodes());
    }
    if (limits.hasDepth()) {
      parts.add("--depth " + limits.depth());
    }
    if (seed != 0) {
      parts.add("--seed=" + seed); // so that a negative number is not an option
    }
    parts.add("-- " + program());
    return parts;
  }

  /** The words of the command, quoted for a shell. */
  private String program() {
    try {
      return CommandLine.quoted(CommandWords.of(bot));
    } catch (InputException e) {
      throw new IllegalArgumentException(e); // the bot has been started by this text
    }
  }
}
