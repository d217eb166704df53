package tabuleiro.app.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.Knowledge;
import tabuleiro.core.player.NoisyMoves;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.games.blokus.BlokusWorld;
import tabuleiro.games.blokus.rules.Blokus;
import tabuleiro.games.dots.DotsWorld;
import tabuleiro.games.dots.rules.Dots;
import tabuleiro.games.quatro.QuatroWorld;
import tabuleiro.games.quatro.rules.Quatro;
import tabuleiro.search.duel.MarginEvaluation;
import tabuleiro.search.duel.engine.Engine;
import tabuleiro.search.duel.engine.EngineOptions;
import tabuleiro.search.duel.textbook.Algorithm;
import tabuleiro.search.duel.textbook.Textbook;
import tabuleiro.search.duel.textbook.TextbookOptions;

/**
 * Quiescence search in the real games returns the value of a slow reference: plain minimax that
 * tries every noisy move in every order, with its own test of what is noisy.
 */
class QuiescenceAgreementTest {
  private static final int PLIES = 12;
  private static final int LAST = 8;

  /** Evaluations and noisy moves only, so that no search can see more than the reference. */
  private record Judgement<P extends Position>(
      List<Evaluation<P>> evaluations, Optional<NoisyMoves<P>> noisyMoves)
      implements Knowledge<P> {}

  /** The reference search of a game. */
  private record Reference<P extends Position>(
      Evaluation<P> evaluation, BiPredicate<P, P> isNoisy) {

    /** The value of a position, seen from FIRST. */
    int value(P position, int depth) {
      if (position.isOver()) {
        return position.margin() * evaluation.scale();
      }
      boolean maximise = position.turn() == Position.FIRST;
      int worst = maximise ? Integer.MIN_VALUE : Integer.MAX_VALUE;
      int best = depth > 0 ? worst : evaluation.of(position);
      MoveList moves = new MoveList();
      position.moves(moves);
      for (int move : moves.toArray()) {
        P child = State.next(position, move);
        if (depth > 0 || (depth > -PLIES && isNoisy.test(position, child))) {
          int value = value(child, depth - 1);
          best = maximise ? Math.max(best, value) : Math.min(best, value);
        }
      }
      return best;
    }
  }

  /** Pseudo-random estimates, among which the best one is often wrong. */
  private static final class Guess<P extends Position> implements Evaluation<P> {
    @Override
    public String name() {
      return "guess";
    }

    @Override
    public int scale() {
      return 1000;
    }

    @Override
    public int of(P position) {
      return (int) Math.floorMod(position.key(), 1001L) - 500;
    }
  }

  @Test
  void everyOrderOfTakingBoxesHasTheValueOfOne() throws InputException {
    for (String size : List.of("2x2", "2x3")) {
      Game<Dots> game = game(new DotsWorld(), "size", size);
      Evaluation<Dots> margin = MarginEvaluation.orNamed(game.knowledge(), "margin");
      BiPredicate<Dots, Dots> closes = (before, after) -> before.margin() != after.margin();
      assertThat(changed(game, new Reference<>(margin, closes), 800, 2)).isGreaterThan(10);
    }
  }

  @Test
  void aShutOutIsSearchedInBlokus() throws InputException {
    Game<Blokus> game = game(new BlokusWorld(), "first", "1");
    BiPredicate<Blokus, Blokus> shutsOut =
        (before, after) ->
            before.placementsOfFours(after.turn()) > 0
                && after.placementsOfFours(after.turn()) == 0
                && after.turn() != before.turn();
    assertThat(changed(game, new Reference<>(new Guess<>(), shutsOut), 300, 1)).isGreaterThan(20);
  }

  @Test
  void aWinIsSearchedInQuatro() throws InputException {
    Game<Quatro> game = game(new QuatroWorld(), "give", "mover");
    BiPredicate<Quatro, Quatro> wins = (before, after) -> after.margin() != 0;
    assertThat(changed(game, new Reference<>(new Guess<>(), wins), 80, 1)).isGreaterThan(5);
  }

  @SuppressWarnings("unchecked")
  private static <P extends Position> Game<P> game(World world, String rule, String value)
      throws InputException {
    return (Game<P>) world.game(Variant.of(world, Map.of(rule, value))).orElseThrow();
  }

  /** Compares all searches in random games. Returns how often quiescence changed the value. */
  private static <P extends Position> int changed(
      Game<P> game, Reference<P> reference, int games, int depth) {
    Knowledge<P> knowledge =
        new Judgement<>(List.of(reference.evaluation()), game.knowledge().noisyMoves());
    Reference<P> plain = new Reference<>(reference.evaluation(), (before, after) -> false);
    SplittableRandom random = new SplittableRandom(7);
    int changed = 0;
    for (int i = 0; i < games; i++) {
      P position = sample(game, reference, random);
      int expected = reference.value(position, depth);
      changed += expected == plain.value(position, depth) ? 0 : 1;
      for (Algorithm algorithm : Algorithm.values()) {
        TextbookOptions options =
            TextbookOptions.PLAIN
                .withMemory(random.nextBoolean())
                .withOrdering(random.nextBoolean())
                .withQuiescence(PLIES);
        Textbook<P> search = new Textbook<>(algorithm, knowledge, options);
        assertThat(search.choose(position, Limits.depth(depth), r -> {}).report().value())
            .as("%s in %s", algorithm, game.notation().write(position))
            .isEqualTo(expected);
      }
      EngineOptions strict =
          EngineOptions.STANDARD.withMegabytes(1).withStrict(true).withForcedIsFree(false);
      Engine<P> engine = new Engine<>(game, knowledge, strict.withQuiescence(PLIES));
      assertThat(engine.choose(position, Limits.depth(depth), r -> {}).report().value())
          .as("engine in %s", game.notation().write(position))
          .isEqualTo(expected);
    }
    return changed;
  }

  /** Returns one of the last positions of a random game in which the side to move has no noise. */
  private static <P extends Position> P sample(
      Game<P> game, Reference<P> reference, SplittableRandom random) {
    List<P> calm = new ArrayList<>();
    P position = game.start(0);
    while (!position.isOver()) {
      P here = position;
      MoveList moves = new MoveList();
      here.moves(moves);
      if (Arrays.stream(moves.toArray())
          .noneMatch(move -> reference.isNoisy().test(here, State.next(here, move)))) {
        calm.add(here);
      }
      position = State.next(here, moves.get(random.nextInt(moves.size())));
    }
    return calm.get(Math.max(0, calm.size() - 1 - random.nextInt(LAST)));
  }
}
