package tabuleiro.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.match.Sprt;
import tabuleiro.lab.tournament.TournamentSpec.Entrant;
import tabuleiro.lab.tournament.TournamentSpec.Judging;

class TournamentSpecTest {

  private static TournamentSpec read(String text) throws InputException {
    return TournamentSpec.of(new Description("tournament", "t.yaml", text));
  }

  @Test
  void everyFieldIsRead() throws InputException {
    TournamentSpec spec =
        read(
            """
            name: all there is
            game: heap
            variant: {size: 5x6, stones: 7}
            players:
              - random
              - {name: deep, spec: 'alphabeta:depth=4', limits: {depth: 4, time: 50}}
            system: gauntlet
            hero: deep
            games: 20
            openings: {plies: 3, seed: 11}
            limits: {nodes: 500}
            sprt: {elo0: -5, elo1: 30, alpha: 0.1}
            adjudication: {plies: 90, by: draw, exact: true, nodes: 700, resign: {value: 3, moves: 2}}
            seed: 9
            """);
    assertThat(spec.name()).isEqualTo("all there is");
    assertThat(spec.variant()).containsEntry("size", "5x6").containsEntry("stones", "7");
    assertThat(spec.entrants())
        .containsExactly(
            new Entrant("random", "random", Limits.nodes(500)),
            new Entrant("deep", "alphabeta:depth=4", Limits.of(4, null, 50L)));
    assertThat(spec.system()).isEqualTo(TournamentSpec.Scheme.GAUNTLET);
    assertThat(spec.hero()).isEqualTo(1);
    assertThat(spec.pairs()).isEqualTo(10);
    assertThat(spec.plies()).isEqualTo(OptionalInt.of(3));
    assertThat(spec.openingSeed()).isEqualTo(11);
    assertThat(spec.test()).contains(new Sprt(-5, 30, 0.1, 0.05));
    assertThat(spec.judging()).isEqualTo(new Judging(90, true, true, 700, 3, 2));
    assertThat(spec.seed()).isEqualTo(9);
  }

  @Test
  void littleIsNeeded() throws InputException {
    TournamentSpec spec = read("{game: heap, players: [a, b]}");
    assertThat(spec.name()).isEqualTo("heap");
    assertThat(spec.system()).isEqualTo(TournamentSpec.Scheme.ROUND_ROBIN);
    assertThat(spec.pairs()).isEqualTo(1);
    assertThat(spec.judging()).isEqualTo(Judging.NONE);
    assertThat(spec.test()).isEmpty();
    assertThat(spec.entrants().get(0).limits()).isEqualTo(Limits.NONE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          players: [a, b]                                        | the field “game” is missing
          game: g                                                | the field “players” is missing
          {game: g, players: [a]}                                | the field “players” must be from 2 to 100, not 1
          {game: g, players: [a, {name: b}]}                     | the field “players.#2.spec” is missing
          {game: g, players: [a, ~]}                             | the field “players.#2” has no value
          {game: g, players: [a, a]}                             | two players are called “a”
          {game: g, players: [a, {name: x/y, spec: b}]}          | the name “x/y” is not valid
          {game: g, players: [a, b], system: cup}                | unknown system “cup”; expected round-robin
          {game: g, players: [a, b], system: swiss}              | the field “rounds” is missing
          {game: g, players: [a, b], rounds: 3}                  | the field “rounds” can be used only with the system swiss
          {game: g, players: [a, b], hero: a}                    | the field “hero” can be used only with the system gauntlet
          {game: g, players: [a, b], system: gauntlet, hero: c}  | the hero “c” is not among the players: a, b
          {game: g, players: [a, b], games: 3}                   | the field “games” must be even, not 3
          {game: g, players: [a, b], games: 0}                   | the field “games” must be from 2 to 100000, not 0
          {game: g, players: [a, b], games: many}                | the field “games” has a value of the wrong type
          {game: g, players: [a, b], game5: 1}                   | unknown field “game5”
          {game: g, players: [a, b], limits: {}}                 | the field “limits” is empty
          {game: g, players: [a, b], limits: {nodes: 0}}         | the field “limits.nodes” must be from 1 to
          {game: g, players: [a, b], openings: {plies: -1}}      | the field “openings.plies” must be from 0 to 1000, not -1
          {game: g, players: [a, b, c], sprt: {elo0: 0, elo1: 5}}  | the field “sprt” needs the system gauntlet
          {game: g, players: [a, b], sprt: {elo0: 5, elo1: 5}}   | the field “sprt” needs elo0 less than elo1
          {game: g, players: [a, b], sprt: {elo0: 0, elo1: 5, beta: 0.6}} | needs alpha and beta between 0 and 0.5
          {game: g, players: [a, b], sprt: {elo0: 0}}            | the field “sprt.elo1” is missing
          {game: g, players: [a, b], adjudication: {plies: 0}}   | the field “adjudication.plies” must be from 1
          {game: g, players: [a, b], adjudication: {plies: 9, by: luck}} | must be margin or draw, not “luck”
          {game: g, players: [a, b], adjudication: {nodes: 9}}   | also needs “exact: true”
          {game: g, players: [a, b], adjudication: {resign: {value: 0}}} | must be greater than 0, not 0.0
          {game: g, players: [a, b], adjudication: {resign: {moves: 2}}} | the field “adjudication.resign.value” is missing
          just some words                                        | the file is not valid YAML
          """)
  void aBadFileIsReportedInOneSentence(String text, String sentence) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("t.yaml")
        .hasMessageContaining(sentence)
        .hasMessageNotContaining("\n");
  }
}
