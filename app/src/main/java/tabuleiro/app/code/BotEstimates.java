package tabuleiro.app.code;

import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.ConcurrentHashMap;
import tabuleiro.core.State;
import tabuleiro.core.code.OwnCodeException;
import tabuleiro.core.code.OwnCodeException.Kind;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Notation;
import tabuleiro.core.text.Numerals;
import tabuleiro.lab.bot.Bot;
import tabuleiro.lab.ugi.estimate.UgiEstimates;

/**
 * The estimates of a program of the user, {@code bot:COMMAND}. It is started at its first estimate
 * and ends with this process.
 *
 * @param command the name with its prefix
 */
record BotEstimates(String command, Bot bot) {
  static final String PREFIX = "bot:";
  private static final Map<String, UgiEstimates> RUNNING = new ConcurrentHashMap<>();

  static BotEstimates of(String command) throws InputException {
    return new BotEstimates(command, Bot.parse(command.substring(PREFIX.length()), Path.of("")));
  }

  /** The name that tables and messages show. */
  String name() {
    return PREFIX + bot.name();
  }

  /** The estimates in parts of a unit. */
  <S extends State> OwnHeuristics.Parts<S> parts(Notation<S> notation, int scale) {
    return state -> {
      try {
        UgiEstimates estimates = RUNNING.computeIfAbsent(command, key -> UgiEstimates.open(bot));
        return scaled(estimates.estimate(notation.write(state)), scale);
      } catch (PlayerFailure failure) {
        throw new OwnCodeException(Kind.FAULT, message("code.bot", failure.reason()));
      }
    };
  }

  private long scaled(String text, int scale) {
    OptionalDouble number = Numerals.real(text);
    if (number.isEmpty()) {
      throw new OwnCodeException(Kind.FAULT, message("code.bot.number", text));
    }
    return (long) Math.floor(number.getAsDouble() * scale);
  }

  private Message message(String key, Object argument) {
    return Message.of("tabuleiro.app.messages", key, command, argument).quoted();
  }
}
