package tabuleiro.games.quatro;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Resources;
import tabuleiro.games.quatro.rules.Quatro;
import tabuleiro.games.quatro.rules.QuatroTest;

/** The game printed in the course manual, and the player that plays it. */
class QuatroSampleGameTest {
  private static final Game<Quatro> GAME = QuatroTest.game();

  /** Ply, player, row, column, square, the piece's four words, then statistics. */
  private static List<String[]> plies() {
    return Resources.text(QuatroSampleGameTest.class, "sample-game.txt")
        .lines()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.replaceAll("[()]", "").split(" "))
        .toList();
  }

  private static String piece(String[] ply) {
    return String.join(" ", ply[5], ply[6], ply[7], ply[8]);
  }

  @Test
  void theSampleGameIsWonByPlayerTwoWithItsFourteenthMove() throws InputException {
    Quatro position = GAME.start(0);
    assertThat(plies()).hasSize(14);
    for (String[] ply : plies()) {
      assertThat(position.isOver()).isFalse();
      assertThat(position.margin()).isZero();
      assertThat(position.turn() + 1).isEqualTo(Integer.parseInt(ply[1]));
      String text = ply[4] + " " + piece(ply);
      int move = GAME.notation().readMove(position, text);
      assertThat(GAME.notation().write(position, move)).isEqualTo(text);
      assertThat(move >> 4).isEqualTo(4 * Integer.parseInt(ply[2]) + Integer.parseInt(ply[3]));
      position = position.play(move);
    }
    assertThat(position.isOver()).isTrue();
    assertThat(position.margin()).isEqualTo(-1);
    assertThat(Integer.bitCount(position.occupied())).isEqualTo(14);
    assertThat(GAME.notation().draw(position, DrawingStyle.PLAIN))
        .contains("line: A3 B3 C3 D3, all oca\n", "player 2 wins\n");
  }

  @Test
  void theCoursePlayerPlaysEveryMoveOfTheSampleGame() throws InputException {
    Quatro position = GAME.start(0);
    List<String> played = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    for (String[] ply : plies()) {
      expected.add(ply[4] + " " + piece(ply));
      int move = new QuatroCourse().choose(position, Limits.NONE, report -> {}).move();
      played.add(GAME.notation().write(position, move));
      position = position.play(GAME.notation().readMove(position, expected.get(played.size() - 1)));
    }
    assertThat(played).isEqualTo(expected);
  }

  /** The columns after the piece are nodes, cuts and milliseconds. */
  @Test
  void theCoursePlayerCountsWhatTheManualPrints() throws InputException {
    Quatro position = GAME.start(0);
    for (String[] ply : plies()) {
      Limits limits = ply[0].equals("1") ? Limits.depth(10) : Limits.NONE;
      Report report = new QuatroCourse().choose(position, limits, told -> {}).report();
      assertThat(List.of(report.nodes(), report.effort().betaCuts()))
          .as("ply " + ply[0])
          .containsExactly(Long.valueOf(ply[9]), Long.valueOf(ply[10]));
      String text = ply[4] + " " + piece(ply);
      position = position.play(GAME.notation().readMove(position, text));
    }
  }

  /** The more positions are visited, the more cuts; where there are 4038, nodes differ. */
  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void theFirstSearchOfTheManualHadNoSmallerDepth(int depth) {
    long low = 1;
    long high = 20_000;
    while (low < high) {
      long middle = (low + high) / 2;
      if (search(depth, middle).cuts() >= 4038) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    for (long visits = low; search(depth, visits).cuts() == 4038; visits++) {
      assertThat(search(depth, visits).nodes()).isNotEqualTo(8766);
    }
  }

  private static QuatroCourseSearch search(int depth, long visits) {
    QuatroCourseSearch search = new QuatroCourseSearch(GAME.start(0), Limits.nodes(visits));
    search.run(depth);
    return search;
  }

  @Test
  void theCoursePlayersMoveDoesNotDependOnItsLimits() throws InputException {
    Quatro position = GAME.start(0);
    Player<Quatro> course = new QuatroCourse();
    for (String[] ply : plies()) {
      int move = course.choose(position, Limits.NONE, report -> {}).move();
      for (Limits limits : List.of(Limits.nodes(0), Limits.nodes(100), Limits.depth(3))) {
        assertThat(course.choose(position, limits, report -> {}).move()).isEqualTo(move);
      }
      String text = ply[4] + " " + piece(ply);
      position = position.play(GAME.notation().readMove(position, text));
    }
  }

  @Test
  void theCoursePlayerBelongsToTheGameInWhichTheMoverChooses() {
    assertThat(GAME.players())
        .extracting(player -> player.name())
        .containsExactly("engine", "course");
    assertThat(QuatroTest.game("give=opponent").players())
        .extracting(player -> player.name())
        .containsExactly("engine");
  }

  @Test
  void theCourseCountsLinesByTheNumberOfTheirPieces() throws InputException {
    assertThat(worth("((0 0 0 0) (0 0 0 0) (0 0 0 0) (0 0 0 pqbc))")).isEqualTo(3);
    assertThat(worth("((0 0 0 0) (0 0 0 0) (0 0 0 0) (brao 0 0 pqbc))")).isEqualTo(4);
    assertThat(worth("((0 0 0 0) (0 0 0 0) (0 0 0 0) (pqac 0 0 pqbc))")).isEqualTo(14);
    assertThat(worth("((pqac pqbc prac 0) (0 0 0 0) (0 0 0 0) (0 0 0 0))")).isEqualTo(-96);
    assertThat(worth("((pqac pqbc prac prao) (0 0 0 0) (0 0 0 0) (0 0 0 0))")).isEqualTo(1006);
  }

  private static int worth(String board) throws InputException {
    return QuatroCourse.worth(GAME.notation().read(board));
  }

  @Test
  void theRecordThatShipsWithTheProgramIsTheSampleGame() throws Exception {
    List<JsonNode> events = record();
    JsonNode started = events.get(0);
    assertThat(started.get("event").asText()).isEqualTo("started");
    assertThat(started.get("game").asText()).isEqualTo("quatro");
    assertThat(started.get("variant").isEmpty()).isTrue();
    Quatro position = GAME.notation().read(started.get("position").asText());
    assertThat(position).isEqualTo(GAME.start(0));
    assertThat(started.get("position").asText()).isEqualTo(GAME.notation().write(GAME.start(0)));
    List<JsonNode> moved = events.subList(1, events.size() - 1);
    assertThat(moved).hasSize(14);
    for (int i = 0; i < 14; i++) {
      assertThat(moved.get(i).get("event").asText()).isEqualTo("moved");
      assertThat(moved.get(i).get("side").asInt()).isEqualTo(position.turn() + 1);
      String text = moved.get(i).get("move").asText();
      assertThat(text).isEqualTo(plies().get(i)[4] + " " + piece(plies().get(i)));
      position = position.play(GAME.notation().readMove(position, text));
    }
    JsonNode ended = events.get(events.size() - 1);
    assertThat(ended.get("event").asText()).isEqualTo("ended");
    assertThat(ended.get("margin").asInt()).isEqualTo(position.margin()).isEqualTo(-1);
    assertThat(position.turn()).isEqualTo(Position.FIRST);
  }

  private static List<JsonNode> record() throws IOException {
    ObjectMapper mapper = new ObjectMapper();
    List<JsonNode> events = new ArrayList<>();
    for (String line : Resources.text(QuatroWorld.class, "sample-game.jsonl").lines().toList()) {
      events.add(mapper.readTree(line));
    }
    return events;
  }
}
