package tabuleiro.app.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Knowledge;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.games.blokus.BlokusWorld;
import tabuleiro.games.cavalo.CavaloWorld;
import tabuleiro.games.dots.DotsWorld;
import tabuleiro.games.quatro.QuatroWorld;
import tabuleiro.search.duel.MarginEvaluation;
import tabuleiro.search.duel.engine.Engine;
import tabuleiro.search.duel.engine.EngineOptions;
import tabuleiro.search.duel.textbook.Algorithm;
import tabuleiro.search.duel.textbook.ReferenceMinimax;
import tabuleiro.search.duel.textbook.Textbook;
import tabuleiro.search.duel.textbook.TextbookOptions;

/**
 * Every textbook search and the engine return the minimax value in the real games, at positions of
 * seeded random games, to every depth at which minimax is fast.
 */
class DuelAgreementTest {
  private static final int POSITIONS = 1000;
  private static final int MOST_NODES = 3000;
  private static final int DEEPEST = 4;

  /** Only the evaluations of a game, so that no search can see more than minimax. */
  private record Judgement<P extends Position>(List<Evaluation<P>> evaluations)
      implements Knowledge<P> {}

  @Tag("long")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "dots size=2x2",
        "dots size=3x3",
        "blokus",
        "quatro",
        "quatro give=opponent squares=on",
        "cavalo",
        "cavalo preset=course"
      })
  void everySearchAgreesWithMinimax(String words) throws InputException {
    check(game(words));
  }

  private static Game<?> game(String words) throws InputException {
    String[] parts = words.split(" ", -1);
    World world =
        switch (parts[0]) {
          case "dots" -> new DotsWorld();
          case "blokus" -> new BlokusWorld();
          case "quatro" -> new QuatroWorld();
          default -> new CavaloWorld();
        };
    Map<String, String> chosen = new LinkedHashMap<>();
    for (int i = 1; i < parts.length; i++) {
      String[] pair = parts[i].split("=", -1);
      chosen.put(pair[0], pair[1]);
    }
    return world.game(Variant.of(world, chosen)).orElseThrow();
  }

  private static <P extends Position> void check(Game<P> game) {
    Evaluation<P> evaluation = MarginEvaluation.orNamed(game.knowledge(), "");
    Knowledge<P> judgement = new Judgement<>(List.of(evaluation));
    EngineOptions plain =
        EngineOptions.STANDARD.withMegabytes(1).withStrict(true).withForcedIsFree(false);
    Engine<P> engine = new Engine<>(game, judgement, plain);
    int[] compared = new int[DEEPEST + 1];
    SplittableRandom random = new SplittableRandom(4);
    for (int seed = 0; compared[3] < POSITIONS; seed++) {
      for (P position : samples(game, seed, random)) {
        long nodes = 1;
        for (int depth = 1; depth <= DEEPEST && nodes * width(position) < MOST_NODES; depth++) {
          ReferenceMinimax minimax = new ReferenceMinimax();
          int expected = minimax.value(position, depth, evaluation);
          nodes = minimax.nodes();
          String where = game.id() + ", seed " + seed + ", depth " + depth;
          compareTextbook(game, position, depth, expected, where);
          Report report = engine.choose(position, Limits.depth(depth), r -> {}).report();
          if (report.exact() && report.depth() < depth) {
            expected = new ReferenceMinimax().value(position) * evaluation.scale();
          }
          assertThat(report.value()).as("engine, %s", where).isEqualTo(expected);
          compared[depth]++;
        }
      }
    }
    assertThat(compared[1]).isGreaterThanOrEqualTo(POSITIONS);
    assertThat(compared[2]).isGreaterThanOrEqualTo(POSITIONS);
  }

  private static <P extends Position> void compareTextbook(
      Game<P> game, P position, int depth, int expected, String where) {
    // Each position uses different options, so that all options are combined with all searches.
    long switches = position.key();
    for (Algorithm algorithm : Algorithm.values()) {
      switches >>>= 2;
      TextbookOptions options =
          TextbookOptions.PLAIN
              .withDepth(depth)
              .withMemory((switches & 1) != 0)
              .withOrdering((switches & 2) != 0);
      Report report =
          new Textbook<>(algorithm, game, options).choose(position, Limits.NONE, r -> {}).report();
      assertThat(report.value()).as("%s, %s", algorithm, where).isEqualTo(expected);
    }
  }

  private static int width(Position position) {
    return position.count(new MoveList());
  }

  /** Returns three positions of one random game: one from anywhere and two from its last third. */
  private static <P extends Position> List<P> samples(
      Game<P> game, int seed, SplittableRandom random) {
    List<P> played = new ArrayList<>();
    P position = game.start(seed);
    MoveList moves = new MoveList();
    while (!position.isOver()) {
      played.add(position);
      moves.clear();
      position.moves(moves);
      P next = State.next(position, moves.get(random.nextInt(moves.size())));
      position = next;
    }
    int third = played.size() - Math.max(1, played.size() / 3);
    return List.of(
        played.get(random.nextInt(played.size())),
        played.get(random.nextInt(third, played.size())),
        played.get(random.nextInt(third, played.size())));
  }
}
