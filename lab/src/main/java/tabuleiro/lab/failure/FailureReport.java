package tabuleiro.lab.failure;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.player.PlayerFailure.Evidence;
import tabuleiro.core.text.Message;
import tabuleiro.lab.EnumIds;

/**
 * How a player failed in a game. Its texts are in all languages of the program, so that a stored
 * failure can be shown in any of them.
 *
 * @param player the name of the player
 * @param side 1 or 2
 * @param ply the number of moves before the failure, including the opening
 * @param reasons what happened and what was expected, in one sentence, by language
 * @param command the command that reproduces the failure; empty if there is none
 */
public record FailureReport(
    String player,
    int side,
    int ply,
    PlayerFailure.Kind kind,
    Map<String, String> reasons,
    Evidence evidence,
    String command) {
  private static final String BUNDLE = "tabuleiro.lab.failure.messages";
  private static final List<String> LANGUAGES = List.of("en", "pt");

  public FailureReport {
    reasons = Map.copyOf(reasons);
  }

  /** The reason of a failure in every language. */
  static Map<String, String> reasons(Message reason) {
    Map<String, String> reasons = new LinkedHashMap<>();
    LANGUAGES.forEach(id -> reasons.put(id, reason.in(Locale.forLanguageTag(id))));
    return reasons;
  }

  /** What happened, in one sentence. */
  public String reason(Locale locale) {
    return reasons.getOrDefault(locale.getLanguage(), reasons.getOrDefault("en", ""));
  }

  /** The kind of a failure in a few words. */
  public static String kind(PlayerFailure.Kind kind, Locale locale) {
    return Message.of(BUNDLE, "kind." + EnumIds.of(kind)).in(locale);
  }

  /** Who failed, in which move, how, and after what time. */
  public String heading(Locale locale) {
    long millis = evidence.elapsed().toMillis();
    return Message.of(BUNDLE, "heading", player, side, ply + 1, kind(kind, locale), millis)
        .in(locale);
  }

  /** The failure as the values of a result. */
  public ObjectNode json() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("player", player).put("side", side).put("ply", ply).put("kind", EnumIds.of(kind));
    json.put("elapsedMillis", evidence.elapsed().toMillis());
    reasons.forEach(json.putObject("reason")::put);
    evidence.dialogue().forEach(json.putArray("dialogue")::add);
    evidence.errors().forEach(json.putArray("errors")::add);
    return json.put("command", command);
  }

  /** The failure from the values of a result. */
  public static FailureReport of(JsonNode json) {
    Map<String, String> reasons = new LinkedHashMap<>();
    json.path("reason").properties().forEach(r -> reasons.put(r.getKey(), r.getValue().asText()));
    return new FailureReport(
        json.path("player").asText(),
        json.path("side").asInt(),
        json.path("ply").asInt(),
        EnumIds.find(PlayerFailure.Kind.class, json.path("kind").asText()).orElseThrow(),
        reasons,
        new Evidence(
            Duration.ofMillis(json.path("elapsedMillis").asLong()),
            texts(json.path("dialogue")),
            texts(json.path("errors"))),
        json.path("command").asText());
  }

  /** The failure as an event of a game record. */
  public String event() {
    ObjectNode event = JsonNodeFactory.instance.objectNode().put("event", "failed");
    event.setAll(json());
    return event + "\n";
  }

  private static List<String> texts(JsonNode array) {
    List<String> texts = new ArrayList<>();
    array.forEach(item -> texts.add(item.asText()));
    return texts;
  }
}
