package tabuleiro.app.worlds;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Player;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.core.world.Resources;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.games.blokus.BlokusWorld;
import tabuleiro.games.blokus.rules.Blokus;
import tabuleiro.games.quatro.QuatroWorld;
import tabuleiro.lab.match.GameRecord;
import tabuleiro.lab.match.Referee;

/** The course programs play against themselves as described in the manuals and rules. */
class CourseGamesTest {

  @Test
  void blokusTakesFiftyPliesAndEndsFortyToForty() throws InputException, IOException {
    GameHistory<? extends Position> history = courseGame(new BlokusWorld());
    assertThat(history.moves()).hasSize(50).doesNotContain(Blokus.PASS);
    Blokus end = (Blokus) history.state();
    assertThat(end.squaresLeft(Position.FIRST)).isEqualTo(40);
    assertThat(end.squaresLeft(Position.SECOND)).isEqualTo(40);
    World world = new BlokusWorld();
    assertShipped(world, world.game(Variant.standard(world)).orElseThrow(), "course-game.jsonl");
  }

  @Test
  void quatroIsTheSampleGameOfTheManual() throws InputException {
    GameHistory<? extends Position> history = courseGame(new QuatroWorld());
    String text = Resources.text(QuatroWorld.class, "sample-game.jsonl");
    Game<?> rules = new QuatroWorld().game(Variant.standard(new QuatroWorld())).orElseThrow();
    assertThat(history.moves()).isEqualTo(GameRecord.read(text).replay(rules).moves()).hasSize(14);
    assertThat(history.state().margin()).isEqualTo(-1);
  }

  /** Asserts that the shipped record equals the game; otherwise writes the new one to target. */
  private static <P extends Position> void assertShipped(World world, Game<P> game, String file)
      throws IOException {
    GameRecord.Heading heading =
        new GameRecord.Heading(world.id(), Map.of(), List.of("course", "course"));
    String today = GameRecord.write(heading, game.notation(), courseGame(game));
    String shipped = Resources.text(world.getClass(), file);
    if (!today.equals(shipped)) {
      Files.writeString(Path.of("target", file), today);
    }
    assertThat(today).isEqualTo(shipped);
  }

  private static GameHistory<? extends Position> courseGame(World world) throws InputException {
    return courseGame(world.game(Variant.standard(world)).orElseThrow());
  }

  private static <P extends Position> GameHistory<P> courseGame(Game<P> game) {
    Player<P> course =
        game.players().stream().filter(p -> p.name().equals("course")).findFirst().orElseThrow();
    GameHistory<P> start = GameHistory.from(game.start(0));
    return Referee.finish(start, List.of(course, course), Limits.NONE);
  }
}
