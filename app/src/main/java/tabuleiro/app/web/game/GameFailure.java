package tabuleiro.app.web.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tabuleiro.lab.EnumIds;
import tabuleiro.lab.failure.FailureReport;

/**
 * How a player failed in a game, which it loses. It is stored with the game, so that everybody who
 * opens the game later sees the reason too. Immutable.
 *
 * @param ply the number of moves before the failure
 * @param side the side that failed: 0 or 1
 * @param kind what went wrong, such as {@code crash}
 * @param reason one sentence, by language
 * @param millis the time since the request that the player did not answer correctly
 * @param dialogue the last lines to the player and from it
 * @param errors the last lines that the player wrote to its standard error
 * @param command the command that reproduces the failure; empty if there is none
 */
record GameFailure(
    int ply,
    int side,
    String kind,
    Map<String, String> reason,
    long millis,
    List<String> dialogue,
    List<String> errors,
    String command) {

  GameFailure {
    reason = Map.copyOf(reason);
    dialogue = List.copyOf(dialogue);
    errors = List.copyOf(errors);
  }

  static GameFailure of(FailureReport report) {
    return new GameFailure(
        report.ply(),
        report.side() - 1,
        EnumIds.of(report.kind()),
        report.reasons(),
        report.evidence().elapsed().toMillis(),
        report.evidence().dialogue(),
        report.evidence().errors(),
        report.command());
  }

  /** The failure as the page gets it. */
  Map<String, Object> in(Locale locale) {
    String english = reason.getOrDefault("en", "");
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("side", side);
    document.put("kind", kind);
    document.put("reason", reason.getOrDefault(locale.getLanguage(), english));
    document.put("millis", millis);
    document.put("dialogue", dialogue);
    document.put("errors", errors);
    document.put("command", command);
    return document;
  }
}
