package tabuleiro.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.core.text.Words;
import tabuleiro.games.tetris.TetrisWorld;

class EndlessCommandTest extends CommandTest {

  @Test
  void allControllersAreComparedOnTheSamePieces() {
    Said said = run("endless", "--compare", "--games", "3", "--pieces", "500");
    assertThat(said.code()).as(said.err()).isZero();
    List<String> lines = said.out().lines().filter(line -> !line.startsWith(" ")).skip(1).toList();
    assertThat(lines.stream().map(line -> line.split(" ", 2)[0]).toList())
        .startsWith("dellacherie", "el-tetris", "bcts", "dt-10", "dt-20", "yiyuan-lee-2013")
        .hasSize(9);
    assertThat(lines.get(8)).isEqualTo("not shown: 10 % (--json has all numbers)");
    assertThat(Words.spaced(said.out()))
        .contains("10 rows", "stopped at the limit of 500 pieces", "±");
  }

  @Test
  void theResultIsTheSameOnAnyNumberOfThreads() {
    JsonNode alone = endless("--threads", "1");
    JsonNode crowd = endless("--threads", "3");
    for (String field : List.of("mean", "low", "high", "median", "most", "pieces", "unfinished")) {
      assertThat(crowd.path(field)).as(field).isEqualTo(alone.path(field));
    }
    assertThat(alone.path("games").asInt()).isEqualTo(12);
    assertThat(alone.path("low").asDouble()).isLessThan(alone.path("mean").asDouble());
    assertThat(endless("--seed", "2").path("mean")).isNotEqualTo(alone.path("mean"));
  }

  private static JsonNode endless(String option, String value) {
    return run("endless", "--games", "12", "--pieces", "3000", "--json", option, value)
        .json()
        .path("results")
        .path(0);
  }

  @Test
  void givenWeightsPlayLikeTheControllerTheyAreTakenFrom() {
    String dt10 = "-2.18, 2.42, -2.17, -3.31, 0.95, -2.22, -0.81, -9.65, 1.27";
    JsonNode own = endless("--weights", dt10);
    assertThat(own.path("controller").asText()).isEqualTo("weights");
    assertThat(own.path("mean")).isEqualTo(endless("--controller", "dt-10").path("mean"));
    assertThat(own.path("mean")).isNotEqualTo(endless("--controller", "bcts").path("mean"));
    assertThat(endless("--weights", "-0.510066,0.760666,0,-0.35663,-0.184483").path("mean"))
        .isEqualTo(endless("--controller", "yiyuan-lee-2013").path("mean"));
  }

  @Test
  void aGameCanBeWatched() {
    Said said = run("endless", "--watch", "--rows", "18", "--pieces", "3");
    assertThat(said.out()).contains("bcts: 3 pieces, 0 rows removed");
    assertThat(said.out().chars().filter(c -> c == '#').count()).isEqualTo(12);
    assertThat(run(true, "endless", "--watch", "--pieces", "2").out()).contains("\u001b[H");
    assertThat(run("endless", "--watch", "--weights", "0,0,0,0,0,0,0,0,0", "--lang", "pt").out())
        .contains("fim da partida: a peça seguinte não cabe");
  }

  @Test
  void badInputGetsOneSentence() {
    assertThat(run("endless", "--rows", "12").refusal())
        .isEqualTo("--rows cannot be “12”; expected 10, 18, 20");
    assertThat(run("endless", "--controller", "me").refusal())
        .startsWith("--controller cannot be “me”; expected dellacherie, el-tetris, bcts");
    assertThat(run("endless", "--weights", "1,2").refusal())
        .startsWith("--weights cannot be “1,2”; expected nine numbers (landing_height,eroded");
    assertThat(run("endless", "--weights", "1,2,3,4,x").refusal()).contains("“1,2,3,4,x”");
    assertThat(run("endless", "--weights", "1,2,3,4,NaN").refusal()).contains("nine numbers");
    assertThat(run("endless", "--games", "0").refusal())
        .isEqualTo("--games must be from 1 to 1000000, not 0");
    assertThat(run("endless", "--threads", "0").refusal()).contains("--threads must be from 1");
    assertThat(run("endless", "--pieces", "0").refusal()).contains("--pieces must be from 1");
    assertThat(run("endless", "--compare", "--controller", "bcts").refusal())
        .isEqualTo("--controller and --compare cannot be used together");
    assertThat(run("endless", "--watch", "--json").refusal())
        .isEqualTo("--watch and --json cannot be used together");
  }

  @Test
  void helpNamesEveryController() {
    String help = run("endless", "--help").out();
    assertThat(new TetrisWorld().trials())
        .allSatisfy(trial -> assertThat(help).contains(trial.known().keySet()));
  }

  @Test
  void oneGameLeavesTheMeanOpen() {
    assertThat(run("endless", "--games", "1", "--pieces", "50").out()).contains("± ?");
  }
}
