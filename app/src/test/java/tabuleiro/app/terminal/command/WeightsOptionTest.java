package tabuleiro.app.terminal.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.app.terminal.CommandTest;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.text.InputException;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/**
 * {@code --weights} sets weights wherever something weighted is named, and is refused elsewhere.
 */
class WeightsOptionTest extends CommandTest {

  private static Puzzles<?> tetris() throws InputException {
    World world = Worlds.find("tetris");
    return world.puzzles(Variant.standard(world)).orElseThrow();
  }

  private static JsonNode solved(String... more) {
    List<String> line = new ArrayList<>(List.of("solve", "tetris", "--problem", "C"));
    line.addAll(List.of(more));
    line.addAll(List.of("--nodes", "3000", "--json"));
    Said said = run(line.toArray(String[]::new));
    assertThat(said.err()).isEmpty();
    try {
      return new ObjectMapper().readTree(said.out());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void theWeightsOfAHeuristicChangeTheSearch() throws InputException {
    Tunable<?> heuristic = tetris().weightedHeuristics().get(0);
    String[] named = {"--algorithm", "greedy", "--heuristic", heuristic.name()};
    String zeros = String.join(",", Collections.nCopies(heuristic.weights().size(), "0"));
    JsonNode plain = solved(named);
    JsonNode weighted =
        solved(
            Stream.concat(Stream.of(named), Stream.of("--weights", zeros)).toArray(String[]::new));
    assertThat(weighted.path("moves")).isNotEqualTo(plain.path("moves"));
    assertThat(weighted.path("method").asText()).endsWith("weights=" + zeros);
    assertThat(plain.path("method").asText()).doesNotContain("weights=");
  }

  @Test
  void theWeightsOfASolverChangeTheSearch() throws InputException {
    Tunable<?> solver = tetris().weightedSolvers().get(0);
    String numbers = String.join(",", Collections.nCopies(solver.weights().size(), "1"));
    JsonNode weighted = solved("--algorithm", solver.name(), "--weights", numbers);
    assertThat(weighted.path("method").asText()).isEqualTo(solver.name() + " weights=" + numbers);
  }

  @Test
  void weightsOfTheWrongNumberAreRefused() throws InputException {
    Tunable<?> heuristic = tetris().weightedHeuristics().get(0);
    String refusal =
        run(
                "solve",
                "tetris",
                "--problem",
                "C",
                "--algorithm",
                "astar",
                "--heuristic",
                heuristic.name(),
                "--weights",
                "1,x")
            .refusal();
    assertThat(refusal)
        .contains("“1,x” is not a list of weights: " + heuristic.name() + " has ")
        .contains(heuristic.weights().get(0).name());
  }

  @ParameterizedTest
  @CsvSource({
    "solve dots --problem A, no heuristic and no algorithm of this game has weights",
    "solve tetris --problem C --algorithm bfs, --weights has no effect here; only these have weights:",
    "analyse dots, no evaluation of these players has weights: engine",
    "analyse cavalo --player course, no evaluation of these players has weights: course",
    "match cavalo --players random greedy, no evaluation of these players has weights",
    "play blokus --second course, no evaluation of these players has weights: human",
  })
  void weightsWithoutEffectAreRefused(String command, String reason) {
    List<String> line = new ArrayList<>(List.of(command.split(" ")));
    line.addAll(List.of("--weights", "1,2,3"));
    assertThat(run(line.toArray(String[]::new)).refusal()).contains(reason);
  }

  @ParameterizedTest
  @CsvSource({
    "engine:nodes=200, engine:nodes=200",
    "'alphabeta:depth=2,eval=potential', 'alphabeta:depth=2,eval=potential'",
    "'alfabeta:depth=2,eval=potencial', 'alphabeta:depth=2,eval=potential'",
  })
  void thePlayerOfAnAnalysisGetsTheWeights(String player, String printed) {
    JsonNode found =
        run("analyse", "cavalo", "--player", player, "--weights", "24,12,6,140,1280", "--json")
            .json();
    assertThat(found.path("player").asText()).isEqualTo(printed + ",weights=24/12/6/140/1280");
  }

  @Test
  void weightsChangeTheValueOfATextbookSearch() {
    String[] line = {"analyse", "blokus", "--player", "alphabeta:depth=3", "--json", "--position"};
    String early = run("show", "blokus", "--json").json().path("position").asText();
    List<String> plain = new ArrayList<>(List.of(line));
    plain.add(early);
    List<String> weighted = new ArrayList<>(plain);
    weighted.addAll(List.of("--weights", "100,1"));
    JsonNode one = run(plain.toArray(String[]::new)).json();
    JsonNode other = run(weighted.toArray(String[]::new)).json();
    assertThat(other.path("value")).isNotEqualTo(one.path("value"));
  }

  @Test
  void onlyThePlayersOfAMatchThatHaveWeightsGetThem() {
    JsonNode match =
        run(
                "match",
                "cavalo",
                "--players",
                "engine:nodes=50",
                "course",
                "--games",
                "2",
                "--weights",
                "24,12,6,140,1280",
                "--json")
            .json();
    assertThat(match.path("players").get(0).asText())
        .isEqualTo("engine:nodes=50,weights=24/12/6/140/1280");
    assertThat(match.path("players").get(1).asText()).isEqualTo("course");
  }
}
