package tabuleiro.app.code;

import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.ConcurrentHashMap;
import tabuleiro.core.Puzzle;
import tabuleiro.core.code.OwnCodeException;
import tabuleiro.core.code.OwnCodeException.Kind;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.world.Puzzles;
import tabuleiro.lab.bot.Bot;
import tabuleiro.lab.ugi.estimate.UgiEstimates;

/** A heuristic that a program of the user computes: {@code bot:COMMAND}. */
final class BotHeuristic {
  static final String PREFIX = "bot:";
  private static final Map<String, UgiEstimates> RUNNING = new ConcurrentHashMap<>();

  private BotHeuristic() {}

  /** The heuristic of a program, which is started once and ends with this process. */
  static <S extends Puzzle> Heuristic<S> of(Puzzles<S> puzzles, String name) throws InputException {
    Bot bot = Bot.parse(name.substring(PREFIX.length()), Path.of(""));
    int scale = puzzles.courseForm().scale();
    return OwnHeuristics.of(
        puzzles,
        PREFIX + bot.name(),
        state -> {
          try {
            UgiEstimates estimates = RUNNING.computeIfAbsent(name, key -> UgiEstimates.open(bot));
            return scaled(name, estimates.estimate(puzzles.notation().write(state)), scale);
          } catch (PlayerFailure failure) {
            throw new OwnCodeException(Kind.FAULT, message("code.bot", name, failure.reason()));
          }
        });
  }

  private static long scaled(String name, String text, int scale) {
    OptionalDouble number = Numerals.real(text);
    if (number.isEmpty()) {
      throw new OwnCodeException(Kind.FAULT, message("code.bot.number", name, text));
    }
    return (long) Math.floor(number.getAsDouble() * scale);
  }

  private static Message message(String key, Object... arguments) {
    return Message.of("tabuleiro.app.messages", key, arguments).quoted();
  }
}
