package tabuleiro.lab.ugi;

import java.time.Duration;
import java.util.Optional;

/**
 * The answer of a bot to {@code go}.
 *
 * @param move the text after {@code bestmove}, not yet checked; empty if the wait was interrupted
 *     and the bot did not stop
 * @param last the last {@code info} with a result
 * @param elapsed the time between {@code go} and {@code bestmove}, as the referee measured it
 */
public record UgiAnswer(Optional<String> move, Optional<UgiInfo> last, Duration elapsed) {}
