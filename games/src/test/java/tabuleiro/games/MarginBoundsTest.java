package tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Rule;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.games.blokus.BlokusWorld;
import tabuleiro.games.cavalo.CavaloWorld;
import tabuleiro.games.dots.DotsWorld;
import tabuleiro.games.quatro.QuatroWorld;

/**
 * The bounds on the margin hold under all rules, in every position that the readers accept and in
 * all its successors. Texts are edited at random; accepted ones must stay within the bound.
 */
class MarginBoundsTest {
  private static final List<World> WORLDS =
      List.of(new DotsWorld(), new BlokusWorld(), new QuatroWorld(), new CavaloWorld());

  /** All games under the standard rules, with each rule changed alone, and two more. */
  static List<Game<?>> games() throws InputException {
    List<Game<?>> games = new ArrayList<>();
    for (World world : WORLDS) {
      games.add(game(world));
      for (Rule rule : world.rules()) {
        for (String value : rule.values()) {
          games.add(game(world, rule.key() + "=" + value));
        }
      }
    }
    games.add(game(new QuatroWorld(), "give=opponent", "squares=on"));
    games.add(game(new CavaloWorld(), "preset=course", "double=choice"));
    return games;
  }

  private static Game<?> game(World world, String... choices) throws InputException {
    return world.game(Variant.parse(world, List.of(choices))).orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("games")
  void randomGamesStayWithinTheBound(Game<?> game) {
    for (int seed = 0; seed < 15; seed++) {
      walk(game, seed);
    }
  }

  private static <P extends Position> void walk(Game<P> game, long seed) {
    walk(game, game.start(seed), new SplittableRandom(seed));
  }

  private static <P extends Position> void walk(Game<P> game, P start, SplittableRandom random) {
    Position position = start;
    MoveList moves = new MoveList();
    while (true) {
      assertThat(Math.abs(position.margin())).as(game.id()).isLessThanOrEqualTo(game.maxMargin());
      moves.clear();
      position.moves(moves);
      if (moves.size() == 0) {
        return;
      }
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void editedTextsStayWithinTheBoundOrAreRejected(Game<?> game) {
    int accepted = 0;
    for (int seed = 0; seed < 120; seed++) {
      accepted += edit(game, new SplittableRandom(seed)) ? 1 : 0;
    }
    assertThat(accepted).as(game.id()).isPositive();
  }

  /** Replaces some words of a position of a random game, preferring the last ones. */
  private static <P extends Position> boolean edit(Game<P> game, SplittableRandom random) {
    Position position = game.start(random.nextInt(10));
    MoveList moves = new MoveList();
    for (int ply = random.nextInt(60); ply > 0 && !position.isOver(); ply--) {
      moves.clear();
      position.moves(moves);
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
    @SuppressWarnings("unchecked") // a position is followed by positions of its own kind
    String[] words = game.notation().write((P) position).split("(?<=[ ()])|(?=[ ()])");
    for (int edits = random.nextInt(4); edits > 0; edits--) {
      int back = random.nextInt(random.nextBoolean() ? Math.min(12, words.length) : words.length);
      String word = words[words.length - 1 - back];
      if (word.matches("\\d+|NIL")) {
        words[words.length - 1 - back] = word(random);
      }
    }
    try {
      walk(game, game.notation().read(String.join("", words)), random);
      return true;
    } catch (InputException e) {
      return false;
    }
  }

  private static String word(SplittableRandom random) {
    int[] limits = {2, 3, 17, 100, 1000, 5000, 100_000};
    return random.nextInt(8) == 0
        ? "NIL"
        : String.valueOf(random.nextInt(limits[random.nextInt(limits.length)]));
  }

  @Test
  void allBoxesOfTheLargestBoardAreTheBoundOfDots() throws InputException {
    String horizontals = "(" + ("(" + "1 ".repeat(17) + ")").repeat(6) + ")";
    String verticals = "(" + "(1 1 1 1 1)".repeat(18) + ")";
    String board = "(" + horizontals + verticals + ")";
    Game<?> dots = game(new DotsWorld());
    assertThat(dots.maxMargin()).isEqualTo(85);
    assertThat(dots.notation().read("(" + board + " (85 0) 1)").margin()).isEqualTo(85);
    assertThat(dots.notation().read("(" + board + " (0 85) 1)").margin()).isEqualTo(-85);
    rejected(dots, "(" + board + " (86 0) 1)", "expected a number from 0 to 85 instead of 86");
    rejected(dots, "(" + board + " (85 1) 1)", "85 and 1 boxes are too many");
  }

  @Test
  void allNumbersAreTheBoundOfCavalo() throws InputException {
    String row = "(NIL NIL NIL NIL NIL NIL NIL NIL NIL NIL)";
    String white = row.replaceFirst("NIL", "-1");
    String black = row.replaceFirst("NIL", "-2");
    String board = "(" + white + row.repeat(8) + black + ")";
    Game<?> cavalo = game(new CavaloWorld());
    assertThat(cavalo.maxMargin()).isEqualTo(4950);
    assertThat(cavalo.notation().read("(" + board + " (4950 0) 1)").margin()).isEqualTo(4950);
    assertThat(cavalo.notation().read("(" + board + " (0 4950) 2)").margin()).isEqualTo(-4950);
    rejected(
        cavalo, "(" + board + " (4950 1) 1)", "the numbers missing from the board add up to 4950");
    rejected(cavalo, "(" + board + " (4951 0) 1)", "expected a number from 0 to 4950");
    // A number on the board has not been scored yet; the knights are placed on numbers of theirs.
    String numbers = "(" + row.replaceFirst("NIL", "99") + row.repeat(8) + black + ")";
    rejected(
        cavalo,
        "(" + numbers.replace("-2", "98") + " (4754 0) 1)",
        "numbers missing from the board");
    assertThat(cavalo.notation().read("(" + numbers.replace("-2", "98") + " (4753 0) 1)").margin())
        .isEqualTo(4753 + 99 - 98);
  }

  @Test
  void fullHandsAndOneLineAreTheBoundsOfTheOthers() throws InputException {
    assertThat(game(new BlokusWorld()).maxMargin()).isEqualTo(110);
    for (Game<?> quatro : List.of(game(new QuatroWorld()), game(new QuatroWorld(), "squares=on"))) {
      assertThat(quatro.maxMargin()).isEqualTo(1);
    }
  }

  private static void rejected(Game<?> game, String text, String sentence) {
    assertThatThrownBy(() -> game.notation().read(text))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(sentence);
  }
}
