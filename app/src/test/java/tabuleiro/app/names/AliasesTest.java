package tabuleiro.app.names;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.solve.SolverFactory;
import tabuleiro.app.terminal.CommandTest;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/** Names of the manuals and Portuguese names are accepted; canonical names are printed. */
class AliasesTest extends CommandTest {

  @Test
  void everyAliasMeansSomethingThatExistsAndHidesNothing() throws InputException {
    for (World world : Worlds.own()) {
      Puzzles<?> puzzles = world.puzzles(Variant.standard(world)).orElseThrow();
      Set<String> solving = new HashSet<>(new SolverFactory<>(puzzles).names());
      puzzles.heuristics().forEach(heuristic -> solving.add(heuristic.name()));
      assertThat(solving).as(world.id()).containsAll(puzzles.aliases().values());
      assertThat(puzzles.aliases()).as(world.id()).doesNotContainKeys(array(solving));
      for (Game<?> game : world.game(Variant.standard(world)).stream().toList()) {
        Set<String> playing = new HashSet<>(new PlayerFactory<>(game).names());
        playing.addAll(new PlayerFactory<>(game).evaluations());
        assertThat(playing).as(world.id()).containsAll(game.aliases().values());
        assertThat(game.aliases()).as(world.id()).doesNotContainKeys(array(playing));
        assertThat(Aliases.players()).doesNotContainKeys(array(playing));
        playing.add("alphabeta-hard"); // an option of alphabeta in lists
        assertThat(playing).containsAll(Aliases.players().values());
      }
    }
  }

  private static String[] array(Set<String> names) {
    return names.toArray(String[]::new);
  }

  @ParameterizedTest
  @ValueSource(strings = {"dots", "blokus", "quatro", "cavalo"})
  void everyHeuristicAndEvaluationHasAPortugueseName(String id) throws InputException {
    World world = Worlds.find(id);
    Puzzles<?> puzzles = world.puzzles(Variant.standard(world)).orElseThrow();
    List<String> heuristics = puzzles.heuristics().stream().map(Heuristic::name).toList();
    assertThat(puzzles.aliases().values()).containsAll(heuristics);
    Game<?> game = world.game(Variant.standard(world)).orElseThrow();
    List<String> evaluations = new ArrayList<>(new PlayerFactory<>(game).evaluations());
    evaluations.removeAll(List.of("course", "margin")); // for these the program has names
    assertThat(game.aliases().values()).containsAll(evaluations);
    assertThat(Aliases.evaluation(game, "disciplina")).isEqualTo("course");
    assertThat(Aliases.evaluation(game, "diferença")).isEqualTo("margin");
  }

  @ParameterizedTest
  @CsvSource({
    "dots, A*, dada, astar h=given",
    "dots, A*, GRUPO, astar h=group",
    "dots, gulosa, metade, greedy h=half",
    "blokus, astar, dada, astar h=given",
    "quatro, astar, dada, astar h=given",
    "cavalo, astar, compatível, astar h=compatible",
  })
  void solvingPrintsTheCanonicalNames(
      String game, String algorithm, String heuristic, String method) {
    JsonNode answer =
        run(
                "solve",
                game,
                "--problem",
                "A",
                "--algorithm",
                algorithm,
                "--heuristic",
                heuristic,
                "--json")
            .json();
    assertThat(answer.path("method").asText()).startsWith(method + " ");
  }

  @Test
  void algorithmsHavePortugueseNames() {
    JsonNode all =
        run("solve", "dots", "--problem", "A", "--compare", "largura,custo_uniforme", "--json")
            .json();
    assertThat(all.path("results").findValuesAsText("method"))
        .extracting(method -> method.substring(0, 3))
        .containsExactly("bfs", "ucs");
  }

  @ParameterizedTest
  @CsvSource({
    "dots, 'alfa-beta:depth=1,eval=alfa-beta-eval', 'alphabeta:depth=1,eval=course'",
    "blokus, 'negamaxAlfaBeta:depth=1,eval=avaliar-no', 'negamax-ab:depth=1,eval=course'",
    "cavalo, 'alfabeta:depth=2,eval=avaliar-no', 'alphabeta:depth=2,eval=course'",
    "quatro, 'motor:nodes=50,eval=ameaças', 'engine:nodes=50,eval=threats'",
    "dots, aleatório, random",
    "dots, Disciplina, course",
  })
  void playersAndEvaluationsArePrintedByTheirCanonicalNames(
      String game, String given, String canonical) {
    JsonNode found = run("analyse", game, "--player", given, "--json").json();
    assertThat(found.path("player").asText()).isEqualTo(canonical);
  }

  @Test
  void aGameBetweenPlayersOfOtherNamesIsRecordedByCanonicalOnes() {
    Said said =
        typing(
            "(h 1 1)\nsair\n",
            "play",
            "dots",
            "--variant",
            "size=1x1",
            "--first",
            "humano",
            "--second",
            "disciplina");
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.out()).contains("player 2 (course)");
  }

  @Test
  void negamaxWithAlphaBetaCutsAndPlainNegamaxDoesNot() {
    JsonNode plain =
        run("analyse", "cavalo", "--player", "negamax:depth=3,eval=course", "--json").json();
    JsonNode cutting =
        run("analyse", "cavalo", "--player", "negamax-ab:depth=3,eval=course", "--json").json();
    assertThat(cutting.path("value")).isEqualTo(plain.path("value"));
    assertThat(cutting.path("nodes").asLong()).isLessThan(plain.path("nodes").asLong());
    assertThat(plain.path("alphaCuts").asLong() + plain.path("betaCuts").asLong()).isZero();
    assertThat(cutting.path("alphaCuts").asLong() + cutting.path("betaCuts").asLong()).isPositive();
  }

  /** The text without line breaks, whose place depends on the width. */
  private static String folded(String text) {
    return text.replaceAll("\\s+", " ");
  }

  @Test
  void gamesListsTheOtherNamesAndExplainsNegamax() {
    assertThat(folded(run("games", "dots").out()))
        .contains("dada=given", "grupo=group", "humano=human", "negamaxalfabeta=negamax-ab")
        .contains("negamax-ab cuts it like alphabeta and is the negamax of the course manuals");
    JsonNode json = run("games", "--json").json();
    assertThat(json.path("games").get(0).path("aliases").path("dada").asText()).isEqualTo("given");
    assertThat(json.path("playerAliases").path("humano").asText()).isEqualTo("human");
  }
}
