package tabuleiro.games.cavalo;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.GameHistory;
import tabuleiro.core.world.Resources;
import tabuleiro.core.world.Variant;
import tabuleiro.games.cavalo.rules.Cavalo;
import tabuleiro.games.cavalo.rules.CavaloMoves;

/** The game printed in the course manual, under the rules of the course program. */
class CavaloSampleGameTest {
  private final List<String> lines =
      Resources.text(CavaloSampleGameTest.class, "sample-game.txt").lines().toList();
  private final Notation<Cavalo> notation =
      CavaloDeals.game(Map.of("preset", "course", "first", "2")).notation();

  private List<String[]> lines(String word) {
    return lines.stream()
        .filter(line -> line.startsWith(word + " "))
        .map(line -> line.substring(word.length() + 1).split(" "))
        .toList();
  }

  private String text(String word) {
    return lines.stream()
        .filter(line -> line.startsWith(word + " "))
        .map(line -> line.substring(word.length() + 1))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void bothPlacementsAreThoseOfTheManual() throws InputException {
    Cavalo start = notation.read(text("BOARD"));
    List<String[]> places = lines("PLACE");
    assertThat(places).hasSize(2);
    for (int side = 0; side < 2; side++) {
      assertThat(CavaloMoves.square(start.knight(side))).isEqualTo(places.get(side)[1]);
      assertThat(start.points(side)).isEqualTo(Integer.parseInt(places.get(1)[4 + side]));
    }
    assertThat(start.turn()).isEqualTo(Position.SECOND);
    // The placement on 81 removed its mirror image, 18, but no double.
    assertThat(start.has(cellOf(start, 18))).isFalse();
    assertThat(start.has(cellOf(start, 88))).isTrue();
  }

  @Test
  void everyMoveOfTheManualIsReplayed() throws InputException {
    Cavalo position = notation.read(text("BOARD"));
    String board =
        text("BOARD").replace(" 99 ", " -1 ").replace(" 81 ", " -2 ").replace(" 18 ", " NIL ");
    List<String[]> moves = lines("MOVE");
    assertThat(moves).hasSize(27);
    for (String[] move : moves) {
      String where = "move " + move[0];
      int side = move[1].equals("W") ? 0 : 1;
      int removed = cellOf(position, Integer.parseInt(move[5]));
      assertThat(position.isOver()).as(where).isFalse();
      assertThat(position.turn()).as(where).isEqualTo(side);
      assertThat(CavaloMoves.square(position.knight(side))).as(where).isEqualTo(move[2]);
      assertThat(position.has(removed)).as(where).isTrue();
      board = boardAfter(board, side == 0 ? "-1" : "-2", move);
      position = position.play(notation.readMove(position, move[3]));
      assertThat(CavaloMoves.square(position.knight(side))).as(where).isEqualTo(move[3]);
      assertThat(position.has(removed)).as(where).isFalse();
      int next = side == 0 ? 2 : 1;
      String state = "(" + board + " (" + move[6] + " " + move[7] + ") " + next + ")";
      assertThat(notation.write(position)).as(where).isEqualTo(state);
    }
    assertThat(position.isOver()).isTrue();
    assertThat(notation.write(position)).contains(text("FINALBOARD")).contains("(730 1176)");
    assertThat(position.margin()).isEqualTo(-446);
  }

  /** Applies a move to the text of a board by replacing words. */
  private static String boardAfter(String board, String knight, String[] move) {
    return board
        .replaceAll("(?<=[( ])" + knight + "(?=[) ])", "NIL")
        .replaceAll("(?<=[( ])" + move[4] + "(?=[) ])", knight)
        .replaceAll("(?<=[( ])" + move[5] + "(?=[) ])", "NIL");
  }

  private static int cellOf(Cavalo position, int number) {
    for (int cell = 0; cell < 100; cell++) {
      if (position.value(cell) == number) {
        return cell;
      }
    }
    throw new AssertionError(number + " is not on the board");
  }

  @Test
  void theLogOfTheManualIsReproducedToTheDigit() throws InputException {
    Cavalo position = notation.read(text("BOARD"));
    List<String[]> searches = lines("SEARCH");
    int next = 0;
    for (String[] move : lines("MOVE")) {
      if (next < searches.size() && searches.get(next)[0].equals(move[0])) {
        String[] expected = searches.get(next++);
        CavaloCourse course = new CavaloCourse(Integer.parseInt(expected[1]));
        Choice choice = course.choose(position, Limits.NONE, report -> {});
        Report report = choice.report();
        assertThat(List.of(report.nodes(), report.effort().alphaCuts(), report.effort().betaCuts()))
            .as("search before move " + move[0])
            .containsExactly(
                Long.valueOf(expected[2]), Long.valueOf(expected[3]), Long.valueOf(expected[4]));
        assertThat(report.points()).isEqualTo(Double.parseDouble(expected[5]));
        assertThat(new CavaloLog().moved(after(position, choice), Optional.of(report)))
            .contains("Valor: " + value(expected[5]) + ", Cortes Alfa: " + expected[3] + ",");
        assertThat(CavaloMoves.write(choice.move())).isEqualTo(move[3]);
      }
      position = position.play(notation.readMove(position, move[3]));
    }
    assertThat(next).isEqualTo(14);
  }

  private static GameHistory<Cavalo> after(Cavalo position, Choice choice) {
    List<Cavalo> states = List.of(position, position.play(choice.move()));
    return new GameHistory<>(states, List.of(choice.move()));
  }

  /** The log prints a value with one decimal, but an integer bound without. */
  private static String value(String text) {
    return text.length() > 10 ? text : String.valueOf(Double.parseDouble(text));
  }

  @Test
  void threatenedTargetsAreOnlyLegalWithoutTheThreatRule() throws InputException {
    Notation<Cavalo> strict =
        CavaloDeals.game(Map.of("preset", "course", "threat", "on")).notation();
    Cavalo position = notation.read(text("BOARD"));
    for (String[] move : lines("MOVE")) {
      Cavalo same = strict.read(notation.write(position));
      boolean isLegal = same.mobility(same.turn()) > 0 && isLegal(strict, same, move[3]);
      assertThat(isLegal).as("move " + move[0]).isEqualTo(move[8].equals("-"));
      position = position.play(notation.readMove(position, move[3]));
    }
  }

  private static boolean isLegal(Notation<Cavalo> notation, Cavalo position, String move) {
    try {
      return notation.readMove(position, move) != State.NO_MOVE;
    } catch (InputException e) {
      return false;
    }
  }

  @Test
  void theRecordThatShipsWithTheProgramIsTheSameGame()
      throws InputException, JsonProcessingException {
    CavaloWorld world = new CavaloWorld();
    assertThat(world.files()).contains("sample-game.jsonl");
    List<String> record = Resources.text(CavaloWorld.class, "sample-game.jsonl").lines().toList();
    ObjectMapper json = new ObjectMapper();
    JsonNode started = json.readTree(record.get(0));
    assertThat(started.path("game").asText()).isEqualTo("cavalo");
    Variant variant =
        Variant.of(world, Map.of("preset", started.path("variant").path("preset").asText()));
    Notation<Cavalo> texts = ((CavaloGame) world.game(variant).orElseThrow()).notation();
    Cavalo position = texts.read(started.path("position").asText());
    assertThat(position).isEqualTo(notation.read(text("BOARD")));
    List<String[]> moves = lines("MOVE");
    assertThat(record).hasSize(moves.size() + 2);
    for (int i = 0; i < moves.size(); i++) {
      JsonNode moved = json.readTree(record.get(i + 1));
      assertThat(moved.path("event").asText()).isEqualTo("moved");
      assertThat(moved.path("side").asInt()).isEqualTo(position.turn() + 1);
      assertThat(moved.path("move").asText()).isEqualTo(moves.get(i)[3]);
      position = position.play(texts.readMove(position, moved.path("move").asText()));
    }
    JsonNode ended = json.readTree(record.get(record.size() - 1));
    assertThat(ended.path("event").asText()).isEqualTo("ended");
    assertThat(position.isOver()).isTrue();
    assertThat(ended.path("margin").asInt()).isEqualTo(position.margin());
  }
}
