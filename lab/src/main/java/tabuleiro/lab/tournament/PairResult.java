package tabuleiro.lab.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tabuleiro.lab.EnumIds;
import tabuleiro.lab.failure.FailureReport;
import tabuleiro.lab.match.EndReason;
import tabuleiro.lab.match.MoveTimeStats;
import tabuleiro.lab.match.Referee;
import tabuleiro.lab.match.Winner;

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
   * @param plies the number of moves, including the opening
   * @param late the number of late moves of FIRST and of SECOND
   * @param illegal the number of illegal moves of each
   * @param millis the slowest move of each; empty without time limits
   * @param record the whole game, see {@link tabuleiro.lab.match.GameRecord}
   * @param failure how a player failed, if that ended the game
   */
  public record GameResult(
      Winner winner,
      int plies,
      EndReason reason,
      List<Integer> late,
      List<Integer> illegal,
      List<Long> millis,
      String record,
      Optional<FailureReport> failure) {

    public GameResult {
      late = List.copyOf(late);
      illegal = List.copyOf(illegal);
      millis = List.copyOf(millis);
    }

    private GameResult withoutRecord() {
      return new GameResult(winner, plies, reason, late, illegal, millis, "", failure);
    }

    static GameResult of(
        Referee.Played<?> played, boolean isTimed, String record, Optional<FailureReport> failure) {
      List<MoveTimeStats> moveTimes = played.moveTimes();
      return new GameResult(
          played.winner(),
          played.history().moves().size(),
          played.reason(),
          moveTimes.stream().map(MoveTimeStats::oversteps).toList(),
          moveTimes.stream().map(MoveTimeStats::illegal).toList(),
          isTimed ? moveTimes.stream().map(c -> c.slowest().toMillis()).toList() : List.of(),
          record,
          failure);
    }
  }

  /** The points of player {@code one} in both games. */
  public double points() {
    return games.get(0).winner().score() + 1 - games.get(1).winner().score();
  }

  /** The same result without the records of the games, which take most of its memory. */
  PairResult withoutRecords() {
    return new PairResult(one, other, games.stream().map(GameResult::withoutRecord).toList());
  }

  /** The result as the values of a task. */
  public JsonNode json() {
    ObjectNode node = JSON.createObjectNode().put("one", one).put("other", other);
    for (GameResult game : games) {
      ObjectNode object = node.withArray("games").addObject();
      object.put("winner", game.winner().sign()).put("plies", game.plies());
      object.put("reason", EnumIds.of(game.reason()));
      game.late().forEach(object.putArray("late")::add);
      game.illegal().forEach(object.putArray("illegal")::add);
      if (!game.millis().isEmpty()) {
        game.millis().forEach(object.putArray("millis")::add);
      }
      object.put("record", game.record());
      game.failure().ifPresent(failure -> object.set("failure", failure.json()));
    }
    return node;
  }

  /** The result from the values of a task. */
  public static PairResult of(JsonNode values) {
    List<GameResult> games = new ArrayList<>();
    for (JsonNode game : values.path("games")) {
      games.add(
          new GameResult(
              Winner.of(game.path("winner").asInt()),
              game.path("plies").asInt(),
              EnumIds.find(EndReason.class, game.path("reason").asText()).orElseThrow(),
              numbers(game.path("late"), JsonNode::asInt),
              numbers(game.path("illegal"), JsonNode::asInt),
              numbers(game.path("millis"), JsonNode::asLong),
              game.path("record").asText(),
              Optional.of(game.path("failure")).filter(JsonNode::isObject).map(FailureReport::of)));
    }
    return new PairResult(values.path("one").asText(), values.path("other").asText(), games);
  }

  private static <N> List<N> numbers(JsonNode array, Function<JsonNode, N> number) {
    List<N> numbers = new ArrayList<>();
    array.forEach(item -> numbers.add(number.apply(item)));
    return numbers;
  }
}
