package tabuleiro.lab.match;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.lab.json.BoundedJson;

/**
 * A game as a file: JSON lines, one event each, so that an interrupted game keeps all its moves.
 *
 * <pre>
 * {"event":"started","game":"cavalo","variant":{"preset":"course"},"position":"…","players":["a","b"]}
 * {"event":"moved","side":2,"move":"F8"}
 * {"event":"undone","moves":1}
 * {"event":"ended","margin":-446}
 * </pre>
 *
 * A file may hold several games one after another; each begins with {@code started}.
 *
 * @param game the id of the world
 * @param position the text of the first position
 */
public record GameRecord(
    String game,
    Map<String, String> variant,
    String position,
    List<String> players,
    List<Move> moves) {
  private static final ObjectMapper JSON = BoundedJson.json();
  private static final String BUNDLE = "tabuleiro.lab.messages";

  /**
   * A recorded move.
   *
   * @param side 1 or 2
   * @param line the line of the file that holds it, from 1
   */
  public record Move(int side, String text, int line) {}

  public GameRecord {
    variant = new LinkedHashMap<>(variant);
    players = List.copyOf(players);
    moves = List.copyOf(moves);
  }

  /**
   * What a record begins with besides the position.
   *
   * @param world the id of the world
   */
  public record Heading(String world, Map<String, String> variant, List<String> players) {}

  /** The record of a game. */
  public static <P extends Position> String write(
      Heading heading, Notation<P> notation, GameHistory<P> history) {
    StringBuilder lines = new StringBuilder();
    lines.append(started(heading, notation.write(history.start())));
    for (int ply = 0; ply < history.size(); ply++) {
      int side = history.states().get(ply).turn() + 1;
      lines.append(moved(side, history.text(notation, ply), Report.NONE));
    }
    if (history.state().isOver()) {
      lines.append(ended(history.state().margin()));
    }
    return lines.toString();
  }

  /** The line that a game begins with. */
  private static String started(Heading heading, String position) {
    ObjectNode started = event("started").put("game", heading.world);
    heading.variant.forEach(started.putObject("variant")::put);
    started.put("position", position);
    heading.players.forEach(started.putArray("players")::add);
    return started + "\n";
  }

  /** The line of a move, with the report of its player if it searched. */
  public static String moved(int side, String move, Report report) {
    ObjectNode moved = event("moved").put("side", side).put("move", move);
    if (report.depth() > 0 || report.nodes() > 0) {
      moved.put("value", report.points()).put("exact", report.exact());
      moved.put("depth", report.depth()).put("nodes", report.nodes());
      moved.put("millis", report.time().toMillis());
    }
    return moved + "\n";
  }

  /** The line that undoes the last moves. */
  public static String undone(int moves) {
    return event("undone").put("moves", moves) + "\n";
  }

  /** The line of a player who resigns. */
  public static String resigned(int side) {
    return event("resigned").put("side", side) + "\n";
  }

  /** The line of an adjudicated game: the winner, 0 for a draw, and the reason. */
  public static String adjudicated(Adjudication.Ruling ruling) {
    int side =
        switch (ruling.winner()) {
          case FIRST -> 1;
          case SECOND -> 2;
          case NONE -> 0;
        };
    String reason = ruling.reason().name().toLowerCase(Locale.ROOT);
    return event("adjudicated").put("winner", side).put("reason", reason) + "\n";
  }

  /** The line of a game that a player lost because it could not go on. */
  public static String failed(Referee.Failed failed) {
    String kind = failed.failure().kind().name().toLowerCase(Locale.ROOT);
    return event("failed").put("side", failed.side() + 1).put("kind", kind) + "\n";
  }

  /** The line that a finished game ends with. */
  public static String ended(int margin) {
    return event("ended").put("margin", margin) + "\n";
  }

  /** The record that a file holds; the last one if it holds several. */
  public static GameRecord read(String text) throws InputException {
    List<GameRecord> games = all(text);
    return games.get(games.size() - 1);
  }

  /** All records that a file holds, at least one. */
  public static List<GameRecord> all(String text) throws InputException {
    List<String> lines = text.lines().toList();
    List<GameRecord> games = new ArrayList<>();
    JsonNode started = null;
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).isBlank()) {
        continue;
      }
      JsonNode event = parse(lines.get(i), i + 1);
      switch (event.path("event").asText()) {
        case "started" -> {
          if (started != null) {
            games.add(game(started, moves));
          }
          started = event;
          moves.clear();
        }
        case "moved" -> moves.add(move(event, i + 1));
        case "undone" -> takeBack(moves, event, i + 1);
        default -> {} // others, such as a player's thoughts, do not change the game
      }
    }
    if (started == null) {
      throw new InputException(Message.of(BUNDLE, "record.started"));
    }
    games.add(game(started, moves));
    return games;
  }

  private static GameRecord game(JsonNode started, List<Move> moves) throws InputException {
    if (!started.path("game").isTextual()) {
      throw new InputException(Message.of(BUNDLE, "record.started"));
    }
    return new GameRecord(
        started.path("game").asText(),
        variant(started.path("variant")),
        started.path("position").asText(),
        texts(started.path("players")),
        moves);
  }

  private static void takeBack(List<Move> moves, JsonNode event, int line) throws InputException {
    int count = BoundedJson.integer(event, "moves").orElse(0);
    if (count < 1 || count > moves.size()) {
      throw new InputException(Message.of(BUNDLE, "record.undone", moves.size()), line, 1);
    }
    moves.subList(moves.size() - count, moves.size()).clear();
  }

  /** The history that the record describes; every move is checked. */
  public <P extends Position> GameHistory<P> replay(Game<P> rules) throws InputException {
    P start = position.isEmpty() ? rules.start(0) : rules.notation().read(position);
    List<P> states = new ArrayList<>(List.of(start));
    List<Integer> played = new ArrayList<>();
    for (Move move : moves) {
      P last = states.get(played.size());
      if (last.turn() + 1 != move.side) {
        int turn = last.turn() + 1;
        throw fault(move, Message.of(BUNDLE, "record.side", move.text, move.side, turn));
      }
      try {
        int number = rules.notation().readMove(last, move.text);
        played.add(number);
        states.add(State.next(last, number));
      } catch (InputException e) {
        throw fault(move, e.problem());
      }
    }
    return new GameHistory<>(states, played);
  }

  private static InputException fault(Move move, Message problem) {
    return new InputException(problem, move.line, 1);
  }

  private static JsonNode parse(String line, int number) throws InputException {
    try {
      JsonNode event = JSON.readTree(line);
      if (event != null && event.isObject()) {
        return event;
      }
    } catch (JsonProcessingException e) {
      int column = e.getLocation() == null ? 1 : e.getLocation().getColumnNr();
      throw new InputException(Message.of(BUNDLE, "record.json"), number, column);
    }
    throw new InputException(Message.of(BUNDLE, "record.json"), number, 1);
  }

  private static Move move(JsonNode event, int line) throws InputException {
    int side = BoundedJson.integer(event, "side").orElse(0);
    if (!event.path("move").isTextual() || side < 1 || side > 2) {
      throw new InputException(Message.of(BUNDLE, "record.move"), line, 1);
    }
    return new Move(side, event.path("move").asText(), line);
  }

  private static Map<String, String> variant(JsonNode node) {
    Map<String, String> variant = new LinkedHashMap<>();
    node.fieldNames().forEachRemaining(key -> variant.put(key, node.path(key).asText()));
    return variant;
  }

  private static List<String> texts(JsonNode array) {
    List<String> texts = new ArrayList<>();
    array.forEach(item -> texts.add(item.asText()));
    return texts;
  }

  private static ObjectNode event(String name) {
    return JSON.createObjectNode().put("event", name);
  }
}
