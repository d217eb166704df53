package tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.page.Picture;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.games.blokus.BlokusWorld;
import tabuleiro.games.cavalo.CavaloWorld;
import tabuleiro.games.dots.DotsWorld;
import tabuleiro.games.quatro.QuatroWorld;
import tabuleiro.games.tetris.TetrisWorld;

/** The picture of a move agrees with the next picture of the position, in random games. */
class PicturesTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int GAMES = 20;
  private static final List<World> WORLDS =
      List.of(
          new DotsWorld(),
          new BlokusWorld(),
          new QuatroWorld(),
          new CavaloWorld(),
          new TetrisWorld());

  /** The problems A to F; some of the others are printed with errors. */
  private static final int PROBLEMS = 6;

  /** One step of a game as the page sees it. */
  private record Step(JsonNode before, List<JsonNode> legal, JsonNode move, JsonNode after) {}

  @ParameterizedTest
  @ValueSource(
      strings = {"cavalo", "cavalo preset=course", "cavalo double=choice", "cavalo puzzles"})
  void aVisitTakesTheNumbersThatItNames(String words) throws InputException {
    walk(
        words,
        (step, isPass) -> {
          Set<Integer> gone = numbers(step.after.get("gone"));
          gone.removeAll(numbers(step.before.get("gone")));
          Set<Integer> told = new HashSet<>();
          if (!isPass) {
            told.add(step.move.get("cell").asInt());
            told.add(step.move.get("removed").asInt());
            told.remove(-1);
          }
          assertThat(gone).isEqualTo(told);
          assertThat(numbers(step.before.get("attacked"))).hasSizeLessThanOrEqualTo(8);
        });
  }

  @ParameterizedTest
  @ValueSource(strings = {"dots", "dots size=3x3", "dots puzzles"})
  void anArcIsDrawnAndClosesBoxes(String words) throws InputException {
    walk(
        words,
        (step, isPass) -> {
          Set<Integer> drawn = numbers(step.after.get("drawn"));
          drawn.removeAll(numbers(step.before.get("drawn")));
          assertThat(drawn).containsExactly(step.move.get("arc").asInt());
          assertThat(sum(step.after.get("boxes")) - sum(step.before.get("boxes")))
              .isEqualTo(step.move.get("closes").asInt());
        });
  }

  @ParameterizedTest
  @ValueSource(strings = {"quatro", "quatro squares=on", "quatro give=opponent", "quatro puzzles"})
  void aPieceLeavesTheReserve(String words) throws InputException {
    walk(
        words,
        (step, isPass) -> {
          Set<Integer> taken = numbers(step.before.get("reserve"));
          taken.removeAll(numbers(step.after.get("reserve")));
          int piece = step.move.get("piece").asInt();
          assertThat(taken).isEqualTo(piece < 0 ? Set.of() : Set.of(piece));
          int square = step.move.get("square").asInt();
          if (square >= 0) {
            boolean gives = step.before.get("gives").asBoolean();
            int placed = gives ? step.before.get("hand").asInt() : piece;
            assertThat(step.after.get("squares").get(square).asInt()).isEqualTo(placed);
          }
          assertThat(step.before.get("won").isEmpty()).isTrue();
        });
  }

  @ParameterizedTest
  @ValueSource(strings = {"blokus", "blokus puzzles"})
  void aPieceCoversCellsAndACorner(String words) throws InputException {
    walk(
        words,
        (step, isPass) -> {
          Set<Integer> corners = numbers(step.before.get("corners"));
          assertThat(corners.isEmpty()).isEqualTo(isPass);
          if (!isPass) {
            int own = step.before.get("turn").asInt() + 1;
            covered(step, step.move)
                .forEach(i -> assertThat(step.after.get("cells").get(i).asInt()).isEqualTo(own));
            step.legal.forEach(
                move -> assertThat(covered(step, move)).containsAnyElementsOf(corners));
          }
        });
  }

  private static List<Integer> covered(Step step, JsonNode move) {
    List<Integer> cells = new ArrayList<>();
    JsonNode piece = step.before.get("pieces").get(move.get("piece").asInt());
    for (JsonNode cell : piece.get("cells")) {
      int row = move.get("row").asInt() + cell.get(0).asInt();
      cells.add(14 * row + move.get("column").asInt() + cell.get(1).asInt());
    }
    return cells;
  }

  @ParameterizedTest
  @ValueSource(strings = {"tetris puzzles", "tetris puzzles season=2016"})
  void aPieceLiesWhereItsMoveSays(String words) throws InputException {
    walk(
        words,
        (step, isPass) -> {
          assertThat(step.after.get("points").asInt() - step.before.get("points").asInt())
              .isEqualTo(step.move.get("gain").asInt());
          assertThat(step.after.get("lost").asBoolean())
              .isEqualTo(step.move.get("loses").asBoolean());
          boolean stays =
              step.move.get("plain").asBoolean() && step.move.get("completed").isEmpty();
          for (JsonNode cell : step.move.get("cells")) {
            int row = step.after.get("rows").get(cell.get(0).asInt()).asInt();
            assertThat(!stays || (row >> cell.get(1).asInt() & 1) == 1).isTrue();
          }
        });
  }

  private static World world(String words) {
    String id = words.split(" ")[0];
    return WORLDS.stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
  }

  private static Variant variant(String words) throws InputException {
    Map<String, String> choices = new LinkedHashMap<>();
    for (String word : words.split(" ")) {
      if (word.contains("=")) {
        choices.put(word.split("=")[0], word.split("=")[1]);
      }
    }
    return Variant.of(world(words), choices);
  }

  /** Plays games, or problems if {@code words} says so, and passes every step to a check. */
  private static void walk(String words, BiConsumer<Step, Boolean> check) throws InputException {
    World world = world(words);
    SplittableRandom random = new SplittableRandom(words.hashCode());
    if (words.contains(" puzzles")) {
      walkProblems(world.puzzles(variant(words)).orElseThrow(), random, check);
    } else {
      walkGames(world.game(variant(words)).orElseThrow(), random, check);
    }
  }

  private static <P extends Position> void walkGames(
      Game<P> game, SplittableRandom random, BiConsumer<Step, Boolean> check) {
    for (int i = 0; i < GAMES; i++) {
      walk(game.start(i), game.picture(), random, check);
    }
  }

  private static <S extends Puzzle> void walkProblems(
      Puzzles<S> puzzles, SplittableRandom random, BiConsumer<Step, Boolean> check)
      throws InputException {
    for (Problem<S> problem : puzzles.problems().subList(0, PROBLEMS)) {
      walk(problem.start(), puzzles.picture(), random, check);
    }
  }

  private static <S extends State> void walk(
      S start, Picture<S> picture, SplittableRandom random, BiConsumer<Step, Boolean> check) {
    assertThat(picture.board()).isEqualTo(Picture.OWN);
    S state = start;
    for (int[] moves = moves(state); moves.length > 0; moves = moves(state)) {
      int move = moves[random.nextInt(moves.length)];
      S next = State.next(state, move);
      List<JsonNode> legal = new ArrayList<>();
      for (int each : moves) {
        legal.add(json(picture.move(state, each)));
      }
      JsonNode told = json(picture.move(state, move));
      Step step =
          new Step(
              json(picture.state(state, Locale.ENGLISH)),
              legal,
              told,
              json(picture.state(next, Locale.ENGLISH)));
      check.accept(step, told.has("pass"));
      state = next;
    }
  }

  private static int[] moves(State state) {
    MoveList moves = new MoveList();
    if (!(state instanceof Puzzle puzzle) || !puzzle.isSolved()) {
      state.moves(moves);
    }
    return moves.toArray();
  }

  private static JsonNode json(Map<String, Object> document) {
    try {
      return JSON.readTree(JSON.writeValueAsString(document));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Set<Integer> numbers(JsonNode list) {
    Set<Integer> numbers = new HashSet<>();
    list.forEach(number -> numbers.add(number.asInt()));
    return numbers;
  }

  private static int sum(JsonNode list) {
    int sum = 0;
    for (JsonNode number : list) {
      sum += number.asInt();
    }
    return sum;
  }
}
