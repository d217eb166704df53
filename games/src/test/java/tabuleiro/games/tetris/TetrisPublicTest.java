package tabuleiro.games.tetris;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tabuleiro.core.world.Resources;
import tabuleiro.games.tetris.rules.TetrisRotation;
import tabuleiro.games.tetris.rules.TetrisSeason;
import tabuleiro.games.tetris.rules.Well;

/** The public tests of the course, and its table of pieces, as data. */
class TetrisPublicTest {
  /** Tests that need more than the rules, and what they need. */
  private static final Map<String, String> NOT_OF_THE_RULES =
      Map.of(
          "E2-16", "a depth-first search of any problem: a binary tree",
          "E2-23", "an A* of any problem: a walk on a grid",
          "E2-24", "procura-best, a search of its own",
          "E2-25", "procura-best, a search of its own",
          "E2-26", "another type of board in the place of this one",
          "E2-27", "another type of board in the place of this one");

  @TestFactory
  Stream<DynamicTest> publicTestsOfTheCourse() {
    return tests()
        .filter(test -> !NOT_OF_THE_RULES.containsKey(test.get("id").asText()))
        .map(
            test ->
                dynamicTest(
                    test.get("id").asText() + " " + test.get("title").asText(),
                    () -> new CourseScript().run(test)));
  }

  @Test
  void onlyTheTestsNamedAreLeftOut() {
    List<String> ids = tests().map(test -> test.get("id").asText()).toList();
    assertThat(ids).hasSize(29).containsAll(NOT_OF_THE_RULES.keySet());
  }

  @Test
  void theTableOfPiecesIsTheCourses() {
    JsonNode file = json("pieces.json");
    JsonNode special = file.get("special_season_2016");
    List<String> order = new ArrayList<>();
    for (TetrisRotation rotation : TetrisRotation.values()) {
      String piece = rotation.piece().symbol();
      boolean regular = rotation.piece().isIn(TetrisSeason.REGULAR);
      JsonNode rotations = regular ? file.get("rotations").get(piece) : special.get(piece);
      JsonNode rows = rotations.get(rotation.symbol());
      assertThat(rows).as(rotation.symbol()).hasSize(rotation.height());
      for (int row = 0; row < rotation.height(); row++) {
        assertThat(cells(rotation, row)).isEqualTo(rows.get(row).asText());
      }
      JsonNode most = (regular ? file : special).get("max_points");
      assertThat(rotation.piece().maxPoints()).isEqualTo(most.get(piece).asInt());
      order.add(rotation.symbol());
    }
    assertThat(String.join(" ", order))
        .isEqualTo("i0 i1 l0 l1 l2 l3 j0 j1 j2 j3 o0 s0 s1 z0 z1 t0 t1 t2 t3 u0 u1 u2 u3 bomba");
  }

  @Test
  void oneTwoThreeAndFourRowsGiveThePointsOfTheCourse() {
    JsonNode table = json("pieces.json").get("points_by_lines");
    for (int rows = 0; rows <= 4; rows++) {
      assertThat(Well.points(rows)).isEqualTo(table.get(String.valueOf(rows)).asInt());
    }
  }

  private static String cells(TetrisRotation rotation, int row) {
    StringBuilder cells = new StringBuilder();
    for (int column = 0; column < rotation.width(); column++) {
      cells.append(rotation.isFilled(row, column) ? '1' : '0');
    }
    return cells.toString();
  }

  private static Stream<JsonNode> tests() {
    return StreamSupport.stream(json("public-tests.json").get("tests").spliterator(), false);
  }

  private static JsonNode json(String file) {
    try {
      return new ObjectMapper().readTree(Resources.text(TetrisWorld.class, file));
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }
}
