package tabuleiro.app.terminal.bot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tabuleiro.app.terminal.CommandTest;
import tabuleiro.app.terminal.output.ExitCode;

class CheckBotCommandTest extends CommandTest {

  @Test
  void whatCannotBeCheckedIsRefusedInOneSentence() {
    assertThat(run("check-bot", "dots").refusal()).contains("COMMAND");
    assertThat(run("check-bot", "chess", "--", "sh").refusal()).contains("unknown game “chess”");
    assertThat(run("check-bot", "tetris", "--", "sh").refusal())
        .contains("tetris is not a two-player game");
    assertThat(run("check-bot", "dots", "--variant", "size=0x0", "--", "sh").refusal())
        .contains("0 x 0");
    assertThat(run("check-bot", "dots", "--time", "0", "--", "sh").refusal()).contains("--time");
  }

  @Test
  void aProgramThatDoesNotStartFailsTheFirstStep() {
    Said said = run("check-bot", "dots", "--", "/no/such/program");
    assertThat(said.code()).isEqualTo(ExitCode.NO_ANSWER);
    assertThat(said.out())
        .contains(" 1 FAILED   the program starts", "/no/such/program", "fix: ")
        .contains("0 of 42 checks passed, 1 failed, 41 skipped");
  }

  @Test
  void optionsOfAReplayNeedAReplay() {
    assertThat(run("check-bot", "dots", "--nodes", "5", "--", "sh").refusal())
        .isEqualTo("--nodes is for a replay; add --moves and --side");
    assertThat(run("check-bot", "dots", "--depth", "5", "--", "sh").refusal()).contains("--depth");
    assertThat(run("check-bot", "dots", "--position", "()", "--", "sh").refusal())
        .contains("--position");
    assertThat(run("check-bot", "dots", "--side", "1", "--", "sh").refusal())
        .isEqualTo("a replay needs both --moves and --side");
    assertThat(run("check-bot", "dots", "--moves", "", "--", "sh").refusal()).contains("--side");
  }

  @Test
  void aReplayEndsWhereTheBotIsToMove() {
    assertThat(run("check-bot", "dots", "--moves", "", "--side", "2", "--", "sh").refusal())
        .contains("after these moves player 2 is not to move");
    assertThat(run("check-bot", "dots", "--moves", "", "--side", "3", "--", "sh").refusal())
        .contains("--side must be from 1 to 2, not 3");
    assertThat(run("check-bot", "dots", "--moves", "(h 9 9)", "--side", "2", "--", "sh").refusal())
        .contains("(h 9 9)");
    assertThat(run("check-bot", "dots", "--moves", "(h 1", "--side", "2", "--", "sh").refusal())
        .contains("(h 1");
    String over = "((((1) (1)) ((1) (1))) (1 0) 1)";
    assertThat(
            run("check-bot", "dots", "--position", over, "--moves", "", "--side", "1", "--", "sh")
                .refusal())
        .contains("is not to move");
  }
}
