package tabuleiro.app.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Player;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.match.Referee;
import tabuleiro.lab.ugi.BotPlayer;
import tabuleiro.lab.ugi.GameName;
import tabuleiro.lab.ugi.LegalMoves;
import tabuleiro.lab.ugi.UgiGo;
import tabuleiro.lab.ugi.UgiRequest;
import tabuleiro.lab.ugi.UgiSession;
import tabuleiro.lab.ugi.UgiSolution;
import tabuleiro.lab.ugi.UgiTiming;

/**
 * The transcripts in {@code docs/bots} are dialogues between the referee and the command {@code
 * bot}. With {@code -Dtranscripts.write=true} they are written again. A game starts a few moves
 * before the end of a random game, so that its transcript is not too long.
 */
@Timeout(240)
class BotTranscriptsTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Path FOLDER = ROOT.resolve("docs/bots");
  private static final Path DOCUMENT = ROOT.resolve("docs/bot-protocol.md");
  private static final String INLINE = "connect-four";
  private static final int GAMES = 50;
  private static final int FEWEST = 3;
  private static final int PLIES = 10;
  private static final long SEED = 1;
  private static final Limits LIMITS = Limits.nodes(2000);
  private static final UgiTiming PATIENT = UgiTiming.unlimited(Duration.ofMinutes(2));

  static Stream<World> worlds() throws MalformedURLException {
    URL classes = ROOT.resolve("examples/connect-four/target/classes/").toUri().toURL();
    ClassLoader loader =
        new URLClassLoader(new URL[] {classes}, BotTranscriptsTest.class.getClassLoader());
    Stream<World> plugin =
        ServiceLoader.load(World.class, loader).stream()
            .map(ServiceLoader.Provider::get)
            .filter(world -> world.getClass().getClassLoader() == loader);
    return Stream.concat(Worlds.own().stream(), plugin);
  }

  @ParameterizedTest
  @MethodSource("worlds")
  void theTranscriptOfAGameIsItsDialogue(World world) throws Exception {
    Variant variant = Variant.standard(world);
    if (world.game(variant).isPresent()) {
      check(world.id(), game(world, world.game(variant).get()));
    }
  }

  @ParameterizedTest
  @MethodSource("worlds")
  void theTranscriptOfAPuzzleIsItsDialogue(World world) throws Exception {
    Variant variant = Variant.standard(world);
    if (world.puzzles(variant).isPresent()) {
      check(world.id() + "-puzzle", puzzle(world, world.puzzles(variant).get()));
    }
  }

  @Test
  void theDocumentShowsTheTranscriptOfTheSmallestGame() throws IOException {
    String transcript = Files.readString(FOLDER.resolve(INLINE + ".txt"));
    String document = Files.readString(DOCUMENT);
    String head = "<!-- transcript " + INLINE + " -->\n```text\n";
    int start = document.indexOf(head) + head.length();
    int end = document.indexOf("```", start);
    if (isWriting()) {
      document = document.substring(0, start) + transcript + document.substring(end);
      Files.writeString(DOCUMENT, document);
    }
    assertThat(document).contains(head + transcript + "```");
  }

  @Test
  void theDocumentLinksToAllTranscripts() throws IOException {
    String document = Files.readString(DOCUMENT);
    try (Stream<Path> files = Files.list(FOLDER)) {
      files.forEach(file -> assertThat(document).contains("(bots/" + file.getFileName() + ")"));
    }
  }

  private static void check(String name, List<String> dialogue) throws IOException {
    String actual =
        dialogue.stream().map(BotTranscriptsTest::timeless).collect(Collectors.joining());
    Path file = FOLDER.resolve(name + ".txt");
    if (isWriting()) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, actual);
    }
    assertThat(actual).isEqualTo(Files.readString(file));
  }

  private static boolean isWriting() {
    return Boolean.getBoolean("transcripts.write");
  }

  /** Times differ between machines. */
  private static String timeless(String line) {
    return line.replaceAll("^(< info .* time )\\d+", "$10") + "\n";
  }

  /** The first dialogue with a few moves that starts near the end of a random game. */
  private static <P extends Position> List<String> game(World world, Game<P> game)
      throws InputException {
    List<String> dialogue = List.of();
    for (int seed = 0; seed < GAMES; seed++) {
      GameHistory<P> history = random(game, seed);
      P start = history.states().get(Math.max(0, history.size() - PLIES));
      dialogue = game(world, game, start);
      long moves = dialogue.stream().filter(line -> line.startsWith("> go")).count();
      if (moves >= FEWEST && moves <= PLIES / 2) {
        return dialogue;
      }
    }
    return dialogue;
  }

  private static <P extends Position> List<String> game(World world, Game<P> game, P start)
      throws InputException {
    GameName name = GameName.of(world, Variant.standard(world));
    PipedBot piped = new PipedBot(world, Variant.standard(world), "engine");
    BotPlayer<P> bot =
        new BotPlayer<>(
            PipedBot.BOT,
            game,
            new BotPlayer.Setting(name, SEED, Duration.ZERO),
            () -> UgiSession.open(piped, PipedBot.BOT, name, SEED));
    Player<P> random = new PlayerFactory<>(game).player(PlayerSpec.parse("random"), SEED);
    Referee.finish(
        GameHistory.from(start),
        start.turn() == Position.FIRST ? List.of(bot, random) : List.of(random, bot),
        LIMITS);
    bot.close();
    return piped.dialogue();
  }

  private static <P extends Position> GameHistory<P> random(Game<P> game, int seed) {
    GameHistory<P> history = GameHistory.from(game.start(SEED));
    Random random = new Random(seed);
    MoveList moves = new MoveList();
    while (!history.state().isOver()) {
      moves.clear();
      history.state().moves(moves);
      history = history.play(moves.get(random.nextInt(moves.size())));
    }
    return history;
  }

  private static <S extends Puzzle> List<String> puzzle(World world, Puzzles<S> puzzles)
      throws InputException {
    GameName name = GameName.of(world, Variant.standard(world));
    PipedBot piped = new PipedBot(world, Variant.standard(world), "engine");
    S start = puzzles.problems().get(0).start();
    UgiRequest request =
        new UgiRequest(
            puzzles.notation().write(start),
            new LegalMoves<>(puzzles.notation(), start).texts(),
            UgiGo.solve(Limits.nodes(1_000_000)),
            PATIENT);
    try (UgiSession session = UgiSession.open(piped, PipedBot.BOT, name, SEED)) {
      checkSolution(puzzles, start, session.solve(request, info -> {}));
    }
    return new ArrayList<>(piped.dialogue());
  }

  private static <S extends Puzzle> void checkSolution(
      Puzzles<S> puzzles, S start, UgiSolution solution) throws InputException {
    S state = start;
    int cost = 0;
    for (String move : solution.moves().orElseThrow()) {
      int number = new LegalMoves<>(puzzles.notation(), state).read(move);
      cost += state.cost(number);
      state = State.next(state, number);
    }
    assertThat(state.isSolved()).isTrue();
    assertThat(solution.cost()).hasValue(cost);
  }
}
