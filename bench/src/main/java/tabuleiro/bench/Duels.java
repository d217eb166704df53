package tabuleiro.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.limits.Limits;
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
import tabuleiro.search.duel.textbook.Textbook;
import tabuleiro.search.duel.textbook.TextbookOptions;

/**
 * Positions of a game and the searches compared on them. All search to the same depth, evaluate
 * leaves by the margin, and count forced moves as depth.
 *
 * @param depth the depth of all three searches
 * @param deep the depth of the engine when it is only compared with itself
 */
record Duels<P extends Position>(Game<P> game, List<P> positions, int depth, int deep) {

  /** No knowledge, so that all searches evaluate by the margin. */
  private static final class Nothing<P extends Position> implements Knowledge<P> {}

  static Duels<?> of(String world) {
    return switch (world) {
      case "cavalo" -> of(new CavaloWorld(), 0, 16, 18);
      case "quatro" -> of(new QuatroWorld(), 6, 5, 8);
      case "blokus" -> of(new BlokusWorld(), 12, 6, 9);
      case "dots" -> of(new DotsWorld(), 30, 6, 10);
      default -> throw new IllegalArgumentException(world);
    };
  }

  private static Duels<?> of(World world, int plies, int depth, int deep) {
    try {
      return of(world.game(Variant.standard(world)).orElseThrow(), plies, depth, deep);
    } catch (InputException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Three positions after some moves of seeded random play. */
  private static <P extends Position> Duels<P> of(Game<P> game, int plies, int depth, int deep) {
    List<P> positions = new ArrayList<>();
    for (int seed = 1; positions.size() < 3; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      P position = game.start(seed);
      MoveList moves = new MoveList();
      for (int ply = 0; ply < plies && !position.isOver(); ply++) {
        moves.clear();
        position.moves(moves);
        P next = State.next(position, moves.get(random.nextInt(moves.size())));
        position = next;
      }
      if (!position.isOver()) {
        positions.add(position);
      }
    }
    return new Duels<>(game, positions, depth, deep);
  }

  /** The values by aima-core, which assumes alternating turns. */
  int[] aima(int howDeep) {
    return positions.stream().mapToInt(position -> PeerDuel.value(position, howDeep)).toArray();
  }

  /** The moves by aima-core. */
  int[] aimaMoves(int howDeep) {
    return positions.stream().mapToInt(position -> PeerDuel.move(position, howDeep)).toArray();
  }

  /** The values by the textbook alpha-beta without table and move ordering. */
  int[] textbook(int howDeep) {
    Textbook<P> player =
        new Textbook<>(
            Algorithm.ALPHA_BETA,
            game,
            TextbookOptions.PLAIN.withDepth(howDeep).withEvaluation(MarginEvaluation.NAME));
    return positions.stream()
        .mapToInt(position -> player.choose(position, Limits.NONE, r -> {}).report().value())
        .toArray();
  }

  /** The values by a new engine for each position, starting at the first depth. */
  int[] engine(int howDeep, int threads) {
    return reports(howDeep, threads, false).stream().mapToInt(Report::value).toArray();
  }

  /**
   * The reports of a new engine on each position.
   *
   * @param isKnowing whether it uses the game's knowledge, as in play, or only the margin
   */
  List<Report> reports(int howDeep, int threads, boolean isKnowing) {
    EngineOptions options =
        EngineOptions.STANDARD
            .withThreads(threads)
            .withMegabytes(16)
            .withForcedIsFree(isKnowing)
            .withEvaluation(isKnowing ? "" : MarginEvaluation.NAME);
    Knowledge<P> knowledge = isKnowing ? game.knowledge() : new Nothing<>();
    return positions.stream()
        .map(
            position ->
                new Engine<>(game, knowledge, options)
                    .choose(position, Limits.depth(howDeep), r -> {})
                    .report())
        .toList();
  }
}
