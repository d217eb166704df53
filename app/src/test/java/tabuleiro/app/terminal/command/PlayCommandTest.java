package tabuleiro.app.terminal.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.terminal.CommandTest;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Position;
import tabuleiro.core.text.Words;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.match.GameRecord;

class PlayCommandTest extends CommandTest {
  @TempDir private Path folder = Path.of("");

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  /** Returns the game of a record. */
  private static GameHistory<? extends Position> history(String world, String record)
      throws Exception {
    GameRecord game = GameRecord.read(Files.readString(Path.of(record)));
    World found = Worlds.find(world);
    return game.replay(found.game(Variant.of(found, game.variant())).orElseThrow());
  }

  /** Returns the first legal move as text; typing it repeatedly plays a game to its end. */
  @SuppressWarnings("unchecked") // the history is of this game
  private static <P extends Position> String firstMove(
      Game<P> game, GameHistory<? extends Position> history) {
    P position = ((GameHistory<P>) history).state();
    var moves = new tabuleiro.core.MoveList();
    position.moves(moves);
    return game.notation().write(position, moves.get(0));
  }

  @Tag("long")
  @ParameterizedTest
  @CsvSource({
    "dots, size=2x2, engine:level=2",
    "blokus, first=1, course",
    "quatro, give=mover, engine:level=1",
    "quatro, give=opponent, random",
    "cavalo, preset=official, greedy",
  })
  void aTypedGameIsPlayedToItsEnd(String name, String variant, String opponent) throws Exception {
    String record = file("game.jsonl");
    String log = file("log.dat");
    World world = Worlds.find(name);
    String[] line = {
      "play",
      name,
      "--variant",
      variant,
      "--second",
      opponent,
      "--seed",
      "3",
      "--time",
      "200",
      "--log",
      log,
      "--record",
      record
    };
    Game<?> game = world.game(Variant.parse(world, List.of(variant))).orElseThrow();
    String opening = firstMove(game, GameHistory.from(game.start(3)));
    Said said =
        typing(
            opening
                + "\nundo\nhint\neval\n"
                + opening
                + "\nsave "
                + file("saved")
                + "\nmoves\n"
                + "load "
                + file("saved")
                + "\nquit\n",
            line);
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.out()).contains("hint: ", "evaluation ", ": saved after ", ": loaded after ");
    assertThat(said.out()).contains("quit after ");
    String last = "";
    while (!history(name, record).state().isOver()) {
      String next = firstMove(game, history(name, record));
      last = typing(next + "\n", resumed(line)).out();
    }
    assertThat(last).doesNotContain("quit after");
    assertThat(Files.readString(Path.of(record)))
        .contains("\"event\":\"undone\"")
        .contains("\"event\":\"ended\"");
    assertThat(Files.readString(Path.of(log))).isNotEmpty();
    assertThat(run("show", name, "--record", record).out()).contains("no legal moves");
    assertThat(run(resumed(line)).refusal()).isEqualTo(record + ": the recorded game is over");
  }

  private static String[] resumed(String[] line) {
    return new String[] {"play", line[1], "--resume", "--record", line[13], "--log", line[11]};
  }

  @ParameterizedTest
  @ValueSource(strings = {"dots", "blokus", "quatro", "cavalo"})
  void computersPlayEachOther(String name) throws Exception {
    Said said =
        run(
            "play",
            name,
            "--first",
            "greedy",
            "--second",
            "random:seed=4",
            "--record",
            file("game.jsonl"),
            "--log",
            file("log.dat"));
    assertThat(said.code()).as(said.err()).isZero();
    GameHistory<? extends Position> history = history(name, file("game.jsonl"));
    assertThat(history.state().isOver()).isTrue();
    assertThat(said.out()).contains("1. player 1 (greedy): ", "player 2 (random): ");
    String log = Files.readString(folder.resolve("log.dat"));
    String mark =
        switch (name) {
          case "dots" -> "JOGADOR";
          case "blokus" -> "Peças do Jogador 1:";
          case "quatro" -> "Jogada:";
          default -> "Jogador";
        };
    assertThat((double) (log.split(mark, -1).length - 1))
        .isGreaterThanOrEqualTo(history.moves().size());
  }

  @Test
  void aGameWithARandomStartGetsANewOneThatItsSeedRepeats() {
    String dealt = typing("quit\n", "play", "cavalo").out();
    assertThat(dealt).containsPattern("^new board, seed (\\d+); --seed \\1 repeats it\n");
    String seed = dealt.substring(dealt.indexOf("--seed ") + 7, dealt.indexOf(" repeats"));
    String board = dealt.substring(dealt.indexOf('\n') + 1);
    assertThat(typing("quit\n", "play", "cavalo", "--seed", seed).out()).isEqualTo(board);
    assertThat(typing("quit\n", "play", "cavalo", "--lang", "pt").out())
        .containsPattern("^tabuleiro novo, semente (\\d+); --seed \\1 repete-o\n");
    assertThat(typing("quit\n", "play", "cavalo", "--variant", "preset=official").out())
        .startsWith("new board, seed ");
    assertThat(typing("quit\n", "play", "dots").out()).doesNotContain("seed");
  }

  @Test
  void undoGoesBackToTheHumansLastMove() throws Exception {
    Said said =
        typing(
            "undo\n(h 1 1)\n(h 1 2)\nundo\nundo\nundo\nquit\n",
            "play",
            "dots",
            "--second",
            "course",
            "--record",
            file("game.jsonl"));
    assertThat(said.out()).contains("you have no move to undo");
    assertThat(history("dots", file("game.jsonl")).moves()).isEmpty();
    assertThat(Files.readString(folder.resolve("game.jsonl")).lines())
        .filteredOn(line -> line.contains("undone"))
        .hasSize(2);
  }

  @Test
  void anEmptyLinePlaysTheOnlyMove() {
    String oneLeft = "((((1) (1)) ((1) (0))) (0 0) 1)";
    Said said = typing("\n", "play", "dots", "--position", oneLeft, "--second", "human");
    assertThat(said.out()).contains("last move: (v 2 1)").doesNotContain("quit after");
    Said many = typing("\n", "play", "dots", "--second", "human");
    assertThat(many.out()).contains("enter a move, such as (h 1 1), or help");
  }

  @Test
  void mistakesAreReportedAndTheGameContinues() throws IOException {
    Files.writeString(folder.resolve("bad"), "nonsense\n");
    Files.writeString(folder.resolve("other"), "{\"event\":\"started\",\"game\":\"quatro\"}\n");
    Files.writeString(
        folder.resolve("rules"),
        "{\"event\":\"started\",\"game\":\"dots\",\"variant\":{\"size\":\"2x2\"}}\n");
    Said said =
        typing(
            "(h 9 9)\nh 1 1\nh 1 1\nsave\nsave /nowhere/x\nload\nload "
                + file("none")
                + "\nload "
                + file("bad")
                + "\nload "
                + file("other")
                + "\nload "
                + file("rules")
                + "\nhelp\nresign\n",
            "play",
            "dots",
            "--second",
            "random");
    assertThat(said.code()).isZero();
    assertThat(Words.spaced(said.out()))
        .contains("“(h 9 9)” is not a legal move: the board has no such line;")
        .contains("“h 1 1” is not a legal move: the line (h 1 1) is already")
        .contains("the file name is missing")
        .contains("/nowhere/x: the folder of the file does not exist")
        .contains(file("none") + ": the file does not exist")
        .contains(file("bad") + ", line 1, column ")
        .contains(file("other") + ": this is a record of quatro, not of dots")
        .contains(file("rules") + ": the recorded game has size=2x2, but this one has size=5x6")
        .contains("undo · hint · eval · save FILE")
        .contains("player 1 resigns; player 2 wins");
  }

  @Test
  void portugueseWordsAndTextsWork() {
    Said said =
        typing(
            "(h 1 1)\ndesfazer\ndica\navaliar\ngravar "
                + file("g")
                + "\nabrir "
                + file("g")
                + "\njogadas\najuda\ndesistir\n",
            "play",
            "dots",
            "--variant",
            "size=1x2",
            "--second",
            "course",
            "--lang",
            "pt");
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.out())
        .contains("jogador 1>", "dica: (", "avaliação ", ": gravada ao fim de 0 jogadas")
        .contains(": aberta ao fim de 0 jogadas", "desfazer · dica", "o jogador 1 desiste");
  }

  @Test
  void aRecordBrokenInTheMiddleOfALineIsResumed() throws Exception {
    String record = file("game.jsonl");
    typing("(h 1 1)\n(h 2 1)\n", "play", "dots", "--second", "course:time=7", "--record", record);
    int moves = history("dots", record).moves().size();
    assertThat(moves).isEqualTo(4);
    Files.writeString(
        Path.of(record),
        Files.readString(Path.of(record)) + "{\"event\":\"moved\",\"side\":1,\"mo");
    Said said = typing("(h 3 1)\n", "play", "dots", "--resume", "--record", record);
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.out()).startsWith(record + ": 4 moves played so far\n").contains("(course)");
    assertThat(history("dots", record).moves()).hasSize(6);
    assertThat(GameRecord.read(Files.readString(Path.of(record))).players())
        .containsExactly("human", "course:time=7");
  }

  @Test
  void badInputGetsOneSentence() throws IOException {
    assertThat(run("play", "tetris").refusal()).isEqualTo("tetris is not a two-player game");
    assertThat(run("play", "dots", "--json").refusal()).contains("--json");
    assertThat(run("play", "dots", "--resume").refusal()).contains("--record FILE");
    assertThat(run("play", "dots", "--first", "nobody").refusal())
        .contains("unknown player “nobody”");
    assertThat(run("play", "dots", "--second", "engine:x").refusal())
        .contains("not of the form key=value");
    assertThat(run("play", "dots", "--time", "-5").refusal()).contains("--time must be from 1");
    assertThat(run("play", "dots", "--depth", "0").refusal()).contains("--depth must be from 1");
    assertThat(run("play", "dots", "--position", "(").refusal()).startsWith("--position, line 1");
    assertThat(run("play", "dots", "--log", "/nowhere/x").refusal())
        .isEqualTo("/nowhere/x: the folder of the file does not exist");
    assertThat(run("play", "dots", "--record", "/nowhere/x").refusal())
        .isEqualTo("/nowhere/x: the folder of the file does not exist");
    Path there = Files.writeString(folder.resolve("there"), "mine");
    assertThat(run("play", "dots", "--record", there.toString()).refusal())
        .startsWith(there + ": the file already exists");
    assertThat(there).hasContent("mine");
    assertThat(run("play", "dots", "--resume", "--record", file("none")).refusal())
        .isEqualTo(file("none") + ": the file does not exist");
    assertThat(run("play", "dots", "--resume", "--record", there.toString()).refusal())
        .startsWith(there.toString());
  }
}
