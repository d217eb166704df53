package tabuleiro.lab.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tabuleiro.lab.match.MoveTimeStats;
import tabuleiro.lab.match.Referee;

/**
 * The result of a pair of games.
 *
 * @param one the player who was FIRST in the first game and SECOND in the second
 * @param games the two games
 */
public record PairResult(String one, String other, List<GameResult> games) {
  private static final ObjectMapper JSON = new ObjectMapper();

  public PairResult {
    games = List.copyOf(games);
    if (games.size() != 2) {
      throw new IllegalArgumentException(games.size() + " games");
    }
  }

  /**
   * One game.
   *
   * @param winner 1 if FIRST won, -1 if SECOND did, 0 for a draw
   * @param plies the number of moves, including the opening
   * @param reason why it ended: {@code over}, {@code illegal} or the reason of the adjudication
   * @param late the number of late moves of FIRST and of SECOND
   * @param illegal the number of illegal moves of each
   * @param millis the slowest move of each; empty without time limits
   * @param record the whole game, see {@link tabuleiro.lab.match.GameRecord}
   */
  public record GameResult(
      int winner,
      int plies,
      String reason,
      List<Integer> late,
      List<Integer> illegal,
      List<Long> millis,
      String record) {

    /** The reason of a game that ended by its rules. */
    static final String OVER = "over";

    /** The reason of a game that ended with an illegal move. */
    static final String ILLEGAL = "illegal";

    public GameResult {
      late = List.copyOf(late);
      illegal = List.copyOf(illegal);
      millis = List.copyOf(millis);
    }

    static GameResult of(Referee.Played<?> played, boolean isTimed, String record) {
      List<MoveTimeStats> moveTimes = played.moveTimes();
      String reason =
          played.foul().isPresent()
              ? ILLEGAL
              : played.ruling().map(r -> r.reason().name().toLowerCase(Locale.ROOT)).orElse(OVER);
      return new GameResult(
          (int) Math.round(2 * played.score() - 1),
          played.history().moves().size(),
          reason,
          moveTimes.stream().map(MoveTimeStats::oversteps).toList(),
          moveTimes.stream().map(MoveTimeStats::illegal).toList(),
          isTimed ? moveTimes.stream().map(c -> c.slowest().toMillis()).toList() : List.of(),
          record);
    }
  }

  /** The points of player {@code one} in both games. */
  public double points() {
    return 1 + (games.get(0).winner() - games.get(1).winner()) / 2.0;
  }

  /** The result as the values of a task. */
  public JsonNode json() {
    ObjectNode node = JSON.createObjectNode().put("one", one).put("other", other);
    for (GameResult game : games) {
      ObjectNode object = node.withArray("games").addObject();
      object.put("winner", game.winner()).put("plies", game.plies()).put("reason", game.reason());
      game.late().forEach(object.putArray("late")::add);
      game.illegal().forEach(object.putArray("illegal")::add);
      if (!game.millis().isEmpty()) {
        game.millis().forEach(object.putArray("millis")::add);
      }
      object.put("record", game.record());
    }
    return node;
  }

  /** The result from the values of a task. */
  public static PairResult of(JsonNode values) {
    List<GameResult> games = new ArrayList<>();
    for (JsonNode game : values.path("games")) {
      List<Long> millis = new ArrayList<>();
      game.path("millis").forEach(number -> millis.add(number.asLong()));
      games.add(
          new GameResult(
              game.path("winner").asInt(),
              game.path("plies").asInt(),
              game.path("reason").asText(),
              numbers(game.path("late")),
              numbers(game.path("illegal")),
              millis,
              game.path("record").asText()));
    }
    return new PairResult(values.path("one").asText(), values.path("other").asText(), games);
  }

  private static List<Integer> numbers(JsonNode array) {
    List<Integer> numbers = new ArrayList<>();
    array.forEach(number -> numbers.add(number.asInt()));
    return numbers;
  }
}
