package tabuleiro.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.testkit.BundleContract;
import tabuleiro.testkit.NimHeap;

class GameRecordTest {
  private static final Game<NimHeap> GAME = NimHeap.game(5);
  private static final String STARTED =
      "{\"event\":\"started\",\"game\":\"heap\",\"variant\":{\"size\":\"5\"},\"position\":\"5 1\","
          + "\"players\":[\"ana\",\"rui\"]}\n";

  @Nested
  class Texts extends BundleContract {
    @Override
    protected String bundle() {
      return "tabuleiro.lab.messages";
    }
  }

  @Test
  void aMatchIsWrittenReadAndReplayedToTheSameMatch() throws InputException {
    GameHistory<NimHeap> history = GameHistory.from(GAME.start(0)).play(1).play(3).play(1);
    String text =
        GameRecord.write(
            new GameRecord.Heading("heap", Map.of("size", "5"), List.of("ana", "rui")),
            GAME.notation(),
            history);
    assertThat(text).startsWith(STARTED).endsWith("{\"event\":\"ended\",\"margin\":1}\n");
    GameRecord record = GameRecord.read(text);
    assertThat(record.players()).containsExactly("ana", "rui");
    assertThat(record.variant()).containsEntry("size", "5");
    assertThat(record.replay(GAME)).isEqualTo(history);
  }

  @Test
  void anInterruptedGameKeepsItsMoves() throws InputException {
    GameRecord record =
        GameRecord.read(STARTED + "{\"event\":\"moved\",\"side\":1,\"move\":\"TAKE 2\"}\n\n");
    assertThat(record.replay(GAME).state().stones()).isEqualTo(3);
  }

  @Test
  void movesTakenBackAreNoPartOfTheGame() throws InputException {
    String text =
        STARTED
            + GameRecord.moved(1, "take 2", Report.NONE)
            + GameRecord.moved(2, "take 1", Report.NONE)
            + GameRecord.undone(2)
            + GameRecord.moved(1, "take 3", Report.NONE)
            + GameRecord.resigned(2);
    assertThat(GameRecord.read(text).replay(GAME).moves()).containsExactly(3);
    refused(STARTED + GameRecord.undone(1), "line 2", "1 to 0 moves");
  }

  @Test
  void aFileMayHoldSeveralGames() throws InputException {
    String text =
        STARTED
            + GameRecord.moved(1, "take 2", Report.NONE)
            + STARTED
            + GameRecord.moved(1, "take 1", Report.NONE);
    assertThat(GameRecord.all(text)).hasSize(2);
    assertThat(GameRecord.all(text).get(0).replay(GAME).moves()).containsExactly(2);
    assertThat(GameRecord.read(text).replay(GAME).moves()).containsExactly(1);
  }

  @Test
  void thoughtsAreKeptWithTheMove() {
    Report report =
        new Report(7, 2, true, 4, List.of(1), new Report.Effort(9, 1, 1, 1), Duration.ofMillis(3));
    assertThat(GameRecord.moved(2, "take 1", report))
        .isEqualTo(
            "{\"event\":\"moved\",\"side\":2,\"move\":\"take 1\",\"value\":3.5,\"exact\":true,"
                + "\"depth\":4,\"nodes\":9,\"millis\":3}\n");
  }

  @Test
  void brokenRecordsAreRefusedWithTheirPlace() {
    refused(STARTED + "{\"event\":\"moved\"", "line 2, column ", "a JSON object on one line");
    refused(STARTED + "[1]", "line 2, column 1: expected a JSON object on one line");
    refused("{\"event\":\"moved\",\"side\":1,\"move\":\"take 1\"}", "no event “started”");
    refused(
        STARTED + "{\"event\":\"moved\",\"side\":3,\"move\":\"take 1\"}",
        "line 2",
        "\"side\" (1 or 2)");
    refused(
        STARTED + "{\"event\":\"moved\",\"side\":2,\"move\":\"take 1\"}",
        "line 2, column 1: the move take 1 is recorded for player 2, but it is player 1 to move");
    refused(
        STARTED + "{\"event\":\"moved\",\"side\":1,\"move\":\"take 4\"}",
        "line 2, column 1: “take 4” is not a legal move; legal moves: take 1, take 2, take 3");
  }

  @Test
  void faultsSpeakPortugueseToo() {
    assertThatThrownBy(() -> GameRecord.read("nada"))
        .isInstanceOfSatisfying(
            InputException.class,
            e ->
                assertThat(e.in(Locale.forLanguageTag("pt")))
                    .startsWith("linha 1, coluna")
                    .contains("esperava-se um objeto JSON"));
  }

  private static void refused(String text, String... expected) {
    assertThatThrownBy(() -> GameRecord.read(text).replay(GAME))
        .isInstanceOf(InputException.class)
        .hasMessageContainingAll(expected);
  }
}
