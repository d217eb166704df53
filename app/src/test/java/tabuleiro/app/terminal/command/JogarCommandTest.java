package tabuleiro.app.terminal.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.terminal.CommandTest;
import tabuleiro.app.terminal.output.ExitCode;
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
    Said open = piping("(\n" + "a\n".repeat(400_000), "jogar", "dots");
    assertThat(open.code()).isEqualTo(2);
    assertThat(open.err().lines()).hasSize(1);
    Said words = piping("a b c\n".repeat(100_000), "jogar", "dots");
    assertThat(words.code()).isEqualTo(2);
    assertThat(words.err().lines()).hasSize(100_000); // one for each invalid line
    Said blank =
        piping("\n".repeat(400_000) + "((((0) (0)) ((0) (0))) (0 0) 1)\n\n;x\n20", "jogar", "dots");
    assertThat(blank.code()).as(blank.err()).isZero();
    assertThat(piping("(".repeat(300_000), "jogar", "dots").err())
        .contains("expected at most 100 levels of nested lists");
    assertThat(piping("1".repeat(1_200_000) + " 20", "jogar", "dots").err())
        .contains("expected at most 1000000 characters");
  }

  private static final String ONE_LEFT = "((((1) (1)) ((1) (0))) (0 0) 2)";
  private static final String ANSWER = "((v 2 1) ((((1) (1)) ((1) (1))) (0 1) 2))";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(jogar (quote STATE) 1000)",
        "(JOGAR (QUOTE STATE) 1000)",
        "(jogar 'STATE 1000)",
        "(jogar STATE 1000)",
        "'STATE 1000",
        "(quote STATE) 1000",
        "STATE 1000",
        "(jogar\n  (quote\n   STATE)\n  1000)"
      })
  void aStateMayBeQuotedAsInLisp(String request) {
    Said said = piping(request.replace("STATE", ONE_LEFT) + "\n", "jogar", "dots");
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.out().strip()).isEqualTo(ANSWER);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(jogar (1 2 3) 1000)",
        "(jogar STATE)",
        "(jogar STATE soon)",
        "(jogar STATE 0)",
        "(jogar 'STATE 1000",
        "STATE",
        "STATE soon",
        "what is this",
        "STATE 1000)",
        "(quote STATE 3) 1000"
      })
  void theLineAfterAnInvalidOneIsAnswered(String invalid) {
    String call = "(jogar '" + ONE_LEFT + " 1000)\n";
    String lines = call + invalid.replace("STATE", ONE_LEFT) + "\n" + call;
    Said said = piping(lines, "jogar", "dots");
    assertThat(said.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(said.err().lines()).as(said.err()).hasSize(1);
    assertThat(said.err()).startsWith("line 2, column ");
    List<String> answers = new ArrayList<>(said.out().lines().toList());
    assertThat(answers.get(answers.size() - 1)).isEqualTo(ANSWER);
    assertThat(new HashSet<>(answers)).containsExactly(ANSWER);
  }

  @Test
  void theLineAfterAListThatIsNeverClosedIsAnswered() {
    String request = ONE_LEFT + " 1000\n";
    Said said = piping(request + "what (\n" + request + request, "jogar", "dots");
    assertThat(said.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(said.err().lines()).as(said.err()).hasSize(1);
    assertThat(said.err()).startsWith("line 2, column 6: the list that starts here is not closed");
    assertThat(said.out().lines()).containsExactly(ANSWER, ANSWER, ANSWER);
  }

  @Test
  void aStateThatIsNeverClosedIsReportedOnce() {
    Said said = piping("(((0 0)\n (0 0))\n 1000\n", "jogar", "dots");
    assertThat(said.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(said.err().lines()).as(said.err()).hasSize(1);
  }

  @Test
  void aStateWithoutATimeDoesNotTakeTheNextStateForOne() {
    Said said = piping(ONE_LEFT + "\n" + ONE_LEFT + " 1000\n", "jogar", "dots");
    assertThat(said.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(said.err())
        .isEqualTo("line 1, column 1: expected a state and a number of milliseconds\n");
    assertThat(said.out().strip()).isEqualTo(ANSWER);
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
