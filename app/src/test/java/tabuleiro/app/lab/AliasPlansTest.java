package tabuleiro.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.run.LocalPool;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.study.StudyPlan;

/** Descriptions of experiments accept the same other names as commands, with the same meaning. */
class AliasPlansTest {

  private static List<Task> tasks(String yaml) throws InputException {
    return ((StudyPlan) Laboratory.plan(yaml)).tasks();
  }

  @Test
  void aStudyOfSolversHasTheSameTasksUnderOtherNames() throws InputException {
    String study =
        """
        name: names
        solve:
          game: dots
          problems: [A]
          algorithms: [%s, %s]
          heuristics: [%s, %s]
        """;
    assertThat(tasks(study.formatted("largura", "a*", "dada", "Grupo")))
        .isEqualTo(tasks(study.formatted("bfs", "astar", "given", "group")));
  }

  @Test
  void aStudyOfTetrisHasTheSameTasksInBothLanguages() throws InputException {
    String study =
        """
        name: names
        solve:
          game: tetris
          problems: [C]
          algorithms:
            - {use: procura-astar, heuristics: [%s, %s, %s], pathCost: %s}
            - {use: procura-astar, heuristics: %s, pathCost: %s}
        """;
    assertThat(
            tasks(
                study.formatted(
                    "altura",
                    "custo-oportunidade",
                    "geral",
                    "qualidade",
                    "relevo",
                    "custo-oportunidade")))
        .isEqualTo(
            tasks(
                study.formatted(
                    "height", "opportunity-cost", "general", "quality", "relief", "cost")));
  }

  @Test
  void aStudyOfPlayersHasTheSameTasksUnderOtherNames() throws InputException {
    String study =
        """
        name: names
        play:
          game: cavalo
          positions: [start]
          players: ['%s:depth=2,eval=%s', %s]
        """;
    assertThat(tasks(study.formatted("alfabeta", "avaliar-no", "disciplina")))
        .isEqualTo(tasks(study.formatted("alphabeta", "course", "course")));
  }

  @Test
  void aTournamentPrintsCanonicalNames() throws Exception {
    String yaml =
        """
        game: dots
        variant: {size: 1x1}
        players: [aleatorio, 'alfabeta:depth=1,eval=cadeias']
        games: 2
        """;
    var plan = Plans.of(new Description("tournament", "here.yaml", yaml));
    String report = Laboratory.text(new Laboratory().run(plan, new LocalPool(1)));
    assertThat(report)
        .contains("random", "alphabeta:depth=1,eval=chains")
        .doesNotContain("aleatorio", "cadeias");
  }

  @Test
  void tuningAcceptsTheOtherNameOfAnEvaluation() throws InputException {
    String yaml =
        """
        name: names
        subject: {game: cavalo, evaluation: %s}
        method: {name: cma-es, generations: 1, population: 4}
        fitness: {games: 2, nodes: 40}
        training: {seed: 1}
        heldOut: {seed: 2, size: 4}
        finalists: {count: 1}
        seed: 5
        """;
    var canonical = Plans.of(new Description("tune", "here.yaml", yaml.formatted("potential")));
    var other = Plans.of(new Description("tune", "here.yaml", yaml.formatted("potencial")));
    assertThat(other.getClass()).isEqualTo(canonical.getClass());
  }
}
