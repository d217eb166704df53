package tabuleiro.app.terminal.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.terminal.CommandTest;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

class JogarCommandTest extends CommandTest {

  @ParameterizedTest
  @ValueSource(strings = {"dots", "blokus", "quatro", "cavalo"})
  void theAnswerIsAMoveAndTheStateAfterIt(String name) throws InputException {
    World world = Worlds.find(name);
    answers(name, world.game(Variant.standard(world)).orElseThrow());
  }

  private static <P extends Position> void answers(String name, Game<P> game)
      throws InputException {
    P start = game.start(2);
    String state = game.notation().write(start);
    Said said = piping(state + " 50\n", "jogar", name, "--player", "greedy");
    assertThat(said.code()).as(said.err()).isZero();
    List<Form> answer = LispReader.one(said.out()).list(2);
    int move = game.notation().readMove(start, answer.get(0).toString());
    assertThat(game.notation().write(game.notation().read(answer.get(1).toString())))
        .isEqualTo(game.notation().write(State.next(start, move)));
  }

  @Test
  void questionsMayFollowEachOtherInAnyLayout() {
    Said said =
        piping(
            "((((0) (0))\n ((0) (0)))\n (0 0) 1)\n20\n\n"
                + "(jogar '((((1) (1)) ((1) (0))) (0 0) 2) 20)"
                + " ((((1) (1)) ((1) (1))) (1 0) 1) 20",
            "jogar",
            "dots");
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.out().lines().toList())
        .hasSize(3)
        .element(1)
        .isEqualTo("((v 2 1) ((((1) (1)) ((1) (1))) (0 1) 2))");
    assertThat(said.out().lines().toList().get(2))
        .isEqualTo("(NIL ((((1) (1)) ((1) (1))) (1 0) 1))");
  }

  @Test
  @Timeout(600) // parsing all lines again for each new line would take hours
  void manyLinesAreParsedOnce() {
    for (String lines : List.of("(\n" + "a\n".repeat(400_000), "a b c\n".repeat(100_000))) {
      Said said = piping(lines, "jogar", "dots");
      assertThat(said.code()).isEqualTo(2);
      assertThat(said.err().lines()).hasSize(1);
    }
    Said blank =
        piping("\n".repeat(400_000) + "((((0) (0)) ((0) (0))) (0 0) 1)\n\n;x\n20", "jogar", "dots");
    assertThat(blank.code()).as(blank.err()).isZero();
    assertThat(piping("(".repeat(300_000), "jogar", "dots").err())
        .contains("expected at most 100 lists inside each other");
    assertThat(piping("1".repeat(1_200_000) + " 20", "jogar", "dots").err())
        .contains("expected at most 1000000 characters");
  }

  @Test
  void aWholeTurnOfDotsGoesOnUntilTheOtherMoves() throws InputException {
    String chain = "((((1 1 1) (1 1 1)) ((1) (0) (0) (0))) (0 0) 1)";
    Said one = piping(chain + " 50", "jogar", "dots");
    assertThat(LispReader.one(one.out()).list(2).get(0).list()).hasSize(3);
    Said turn = piping(chain + " 50", "jogar", "dots", "--turn");
    List<Form> answer = LispReader.one(turn.out()).list(2);
    assertThat(answer.get(0).list()).hasSize(3);
    assertThat(answer.get(0).list().get(0).list(3).get(0).is("v")).isTrue();
    assertThat(answer.get(1).list(3).get(1).toString()).isEqualTo("(3 0)");
  }

  @Test
  void badInputGetsOneSentence() {
    assertThat(piping("", "jogar", "dots").refusal())
        .isEqualTo("expected a state and a number of milliseconds");
    assertThat(piping("((((0) (0)) ((0) (0))) (0 0) 1)", "jogar", "dots").refusal())
        .isEqualTo("expected a state and a number of milliseconds");
    assertThat(piping("((((0) (0))", "jogar", "dots").refusal()).startsWith("line 1, column ");
    assertThat(piping("(1 2 3) 100", "jogar", "dots").refusal()).isNotEmpty();
    assertThat(piping("((((0) (0)) ((0) (0))) (0 0) 1) soon", "jogar", "dots").refusal())
        .contains("soon");
    assertThat(piping("((((0) (0)) ((0) (0))) (0 0) 1) 0", "jogar", "dots").refusal())
        .contains("from 1 to 999999999");
    assertThat(piping("x", "jogar", "dots", "--json").refusal()).contains("--json");
    assertThat(piping("x", "jogar", "tetris").refusal()).contains("not a two-player game");
    assertThat(piping("x 1", "jogar", "dots", "--player", "human").refusal())
        .contains("the player human");
  }
}
