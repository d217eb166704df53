package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.match.GameRecord;

/** Games with the real launcher: at a real terminal, and killed in the middle. */
class PlayIT {
  private final Launcher launcher = Launcher.here();

  @TempDir private Path folder = Path.of("");

  /** The state of the recorded game and a legal move. */
  private record Seen(int moves, int turn, boolean isOver, String move) {}

  private Seen seen(String world, Path record) {
    try {
      String text = Files.exists(record) ? Files.readString(record) : "";
      GameRecord game = GameRecord.read(text.substring(0, text.lastIndexOf('\n') + 1));
      World found = Worlds.find(world);
      return seen(found.game(Variant.of(found, game.variant())).orElseThrow(), game);
    } catch (InputException e) {
      return new Seen(-1, 0, false, ""); // not started yet
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static <P extends Position> Seen seen(Game<P> rules, GameRecord game)
      throws InputException {
    GameHistory<P> history = game.replay(rules);
    MoveList moves = new MoveList();
    history.state().moves(moves);
    String move = moves.size() == 0 ? "" : rules.notation().write(history.state(), moves.get(0));
    return new Seen(history.moves().size(), history.state().turn(), history.state().isOver(), move);
  }

  @ParameterizedTest
  @CsvSource({"dots, size=2x2", "blokus, first=1", "quatro, give=mover", "cavalo, preset=official"})
  void aWholeGameIsPlayedAgainstTheEngineAtATerminal(String world, String variant) {
    assumeTrue(Screen.isPossible(launcher), "tmux is not installed, so there is no terminal");
    Path record = folder.resolve("game.jsonl");
    Path saved = folder.resolve("saved.jsonl");
    String line =
        "./tabuleiro play "
            + world
            + " --variant "
            + variant
            + " --seed 5 --time 300"
            + " --second engine:nodes=500 --record "
            + record
            + " --log "
            + folder
            + "/log.dat";
    try (Screen screen = new Screen(launcher, line)) {
      awaitTurn(screen, world, record, 0);
      say(screen, seen(world, record).move());
      int after = awaitTurn(screen, world, record, 2);
      say(screen, "undo");
      awaitTurn(screen, world, record, 0, after);
      say(screen, "hint");
      screen.await("hint: ");
      say(screen, "save " + saved);
      screen.await("saved after");
      say(screen, seen(world, record).move());
      awaitTurn(screen, world, record, 2);
      say(screen, "load " + saved);
      screen.await("loaded after");
      finish(screen, world, record);
      screen.await("ended with 0");
    }
    assertThat(folder.resolve("log.dat")).isNotEmptyFile();
    Launcher.Said replayed = launcher.run("./tabuleiro show " + world + " --record " + record);
    assertThat(replayed.code()).as(replayed.err()).isZero();
    assertThat(replayed.out()).contains("no legal moves");
  }

  /** Types a line at the next prompt. */
  private static void say(Screen screen, String line) {
    screen.await("the prompt", () -> screen.text().stripTrailing().endsWith("player 1>"));
    screen.type(line);
  }

  private void finish(Screen screen, String world, Path record) {
    for (Seen seen = seen(world, record); !seen.isOver(); seen = seen(world, record)) {
      int moves = seen.moves();
      if (seen.turn() == Position.FIRST) {
        say(screen, seen.move());
      }
      screen.await("a move", () -> seen(world, record).moves() > moves);
    }
  }

  /** Waits until the human is to move after {@code atLeast} moves; returns the number of moves. */
  private int awaitTurn(Screen screen, String world, Path record, int atLeast) {
    return awaitTurn(screen, world, record, atLeast, Integer.MAX_VALUE);
  }

  private int awaitTurn(Screen screen, String world, Path record, int atLeast, int below) {
    screen.await(
        "the person’s turn",
        () -> {
          Seen seen = seen(world, record);
          return seen.turn() == Position.FIRST && seen.moves() >= atLeast && seen.moves() < below;
        });
    return seen(world, record).moves();
  }

  @Test
  void aGameThatIsKilledHasLostNoMoveAndGoesOn() throws Exception {
    Path record = folder.resolve("killed.jsonl");
    Path log = folder.resolve("log.dat");
    List<String> line = new ArrayList<>(List.of("./tabuleiro", "play", "dots"));
    line.addAll(List.of("--second", "course", "--record", record.toString()));
    line.addAll(List.of("--log", log.toString()));
    Process process =
        new ProcessBuilder(line)
            .directory(launcher.root().toFile())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("out").toFile())
            .start();
    try (Writer keys = process.outputWriter(StandardCharsets.UTF_8)) {
      for (String move : List.of("(h 1 1)", "(h 3 3)", "(v 2 2)")) {
        keys.write(move + "\n");
      }
      keys.flush();
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(120);
      // The log is written after the record.
      while ((seen("dots", record).moves() < 6 || logged(log) < 6) && System.nanoTime() < end) {
        Thread.sleep(20);
      }
      process.destroyForcibly().waitFor();
    }
    assertThat(process.exitValue()).isEqualTo(128 + 9);
    assertThat(seen("dots", record).moves()).isEqualTo(6);
    assertThat(logged(log)).isEqualTo(6);
    String resume = "printf '(h 4 4)\\n' | ./tabuleiro play dots --resume --record " + record;
    Launcher.Said said = launcher.run(resume + " --log " + log);
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.out()).contains("6 moves played so far", "player 2 (course)");
    assertThat(seen("dots", record).moves()).isEqualTo(8);
    assertThat(logged(log)).isEqualTo(8);
  }

  /** Returns the number of moves in a log. */
  private static long logged(Path log) throws IOException {
    return Files.exists(log)
        ? Files.readString(log).lines().filter(line -> line.startsWith("JOGADOR")).count()
        : 0;
  }

  @Test
  void aTerminalThatSaysOnceThatItEndedIsAskedAgainAndCtrlDLeaves() {
    assumeTrue(Screen.isPossible(launcher), "tmux is not installed, so there is no terminal");
    String line = "./tabuleiro play dots --record " + folder.resolve("game.jsonl");
    try (Screen screen = new Screen(launcher, line + " --log " + folder.resolve("log.dat"))) {
      screen.await("the prompt", () -> screen.text().stripTrailing().endsWith("player 1>"));
      // With these settings, a read times out after a tenth of a second, like an end of file.
      launcher.run("stty -F " + screen.device() + " min 0 time 1");
      screen.press("h");
      screen.press("i");
      screen.await("the word again", () -> screen.text().split("player 1> hi", -1).length > 1);
      screen.press("n");
      screen.press("t");
      screen.press("Enter");
      screen.await("hint: ");
      screen.await("the prompt", () -> screen.text().stripTrailing().endsWith("player 1>"));
      screen.press("C-d");
      screen.await("quit after 0 moves");
    }
  }

  @Test
  void menusTabAndCtrlCWorkAtATerminal() {
    assumeTrue(Screen.isPossible(launcher), "tmux is not installed, so there is no terminal");
    String here = "cd " + folder + "; ";
    String line = here + launcher.root().resolve("tabuleiro") + " play";
    try (Screen screen = new Screen(launcher, line)) {
      for (String answer : List.of("4", "1", "8", "1000", "3", "1")) {
        screen.await("a question", () -> screen.text().stripTrailing().endsWith(":"));
        String asked = screen.text();
        screen.type(answer);
        screen.await("an answer taken", () -> !screen.text().equals(asked));
      }
      screen.await("player 1>");
      screen.press("h");
      screen.press("i");
      screen.press("Tab");
      screen.press("Enter");
      screen.await("hint: ");
      screen.press("C-c");
      screen.await("quit after 0 moves");
    }
    assertThat(folder.resolve("cavalo-1.jsonl")).isNotEmptyFile();
  }
}
