package tabuleiro.games.cavalo;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Endgame;
import tabuleiro.core.text.InputException;
import tabuleiro.games.cavalo.rules.Cavalo;

/** Compares the endgame solver with exhaustive search. */
class CavaloEndgameTest {
  private static final int GAMES = 150; // for each of the 48 combinations of rules
  private static final int PATIENCE = 8_000;
  private static final Budget NO_CLOCK = new Budget(Limits.NONE);

  private int left;

  /** The final margin of best play by plain minimax; undefined once the patience is used up. */
  private int minimax(Cavalo position) {
    left--;
    if (position.isOver() || left < 0) {
      return position.margin();
    }
    MoveList moves = new MoveList();
    position.moves(moves);
    boolean isMax = position.turn() == Position.FIRST;
    int best = isMax ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (int move : moves.toArray()) {
      int value = minimax(position.play(move));
      best = isMax ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }

  private static boolean attacksNumbers(Cavalo position, int side) {
    int row = position.knight(side) / 10;
    int column = position.knight(side) % 10;
    for (int cell = 0; cell < 100; cell++) {
      int distance = Math.abs(cell / 10 - row) * Math.abs(cell % 10 - column);
      if (distance == 2 && position.has(cell)) {
        return true;
      }
    }
    return false;
  }

  private static int numbers(Cavalo position) {
    return (int) IntStream.range(0, 100).filter(position::has).count();
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void itAgreesWithMinimaxOnLatePositionsUnderAllRules(int end) throws InputException {
    Endgame<Cavalo> endgame = new CavaloEndgame(); // one table for all boards and rules
    Endgame<Cavalo> hasty = new CavaloEndgame(3);
    int checked = 0;
    int moving = 0;
    int known = 0;
    for (int rules = 16 * end; rules < 16 * (end + 1); rules++) {
      CavaloGame game = CavaloDeals.game(CavaloDeals.rules(rules));
      for (int seed = 0; seed < GAMES; seed++) {
        Random random = new Random(1000L * rules + seed);
        int[][] board = CavaloDeals.deal(1000L * rules + seed, 60 + random.nextInt(35));
        Cavalo position = game.notation().read(CavaloDeals.text(board));
        while (!position.isOver()) {
          boolean isKind = !attacksNumbers(position, 0) || !attacksNumbers(position, 1);
          int margin = endgame.margin(position, NO_CLOCK);
          if (!isKind) {
            assertThat(margin).as("seed %d", seed).isEqualTo(Endgame.UNKNOWN);
          } else if (numbers(position) <= CavaloEndgame.NUMBERS) {
            left = PATIENCE;
            int expected = minimax(position);
            if (left >= 0) {
              assertThat(margin).as("rules %d, seed %d", rules, seed).isEqualTo(expected);
              assertThat(hasty.margin(position, NO_CLOCK)).isIn(Endgame.UNKNOWN, expected);
              checked++;
              moving += expected == position.margin() ? 0 : 1;
              known += hasty.margin(position, NO_CLOCK) == expected ? 1 : 0;
            }
          }
          MoveList moves = new MoveList();
          position.moves(moves);
          position = position.play(moves.get(random.nextInt(moves.size())));
        }
      }
    }
    assertThat(checked).isGreaterThan(1000);
    assertThat(moving).isGreaterThan(checked / 2);
    assertThat(known).isBetween(checked / 20, checked);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void aWindowGivesTheMarginOrABoundOfIt(int end) throws InputException {
    Endgame<Cavalo> endgame = new CavaloEndgame();
    Random random = new Random(end);
    int exact = 0;
    int bounds = 0;
    for (int seed = 0; seed < 400; seed++) {
      CavaloGame game = CavaloDeals.game(CavaloDeals.rules(16 * end + seed % 16));
      int[][] board = CavaloDeals.deal(seed, 60 + random.nextInt(35));
      Cavalo position = game.notation().read(CavaloDeals.text(board));
      while (!position.isOver()) {
        int margin = new CavaloEndgame(PATIENCE).margin(position, NO_CLOCK);
        for (int i = 0; i < 5 && margin != Endgame.UNKNOWN; i++) {
          int low = margin - 100 + random.nextInt(200);
          int high = low + 1 + random.nextInt(60);
          int found = endgame.margin(position, low, high, NO_CLOCK);
          if (found == Endgame.UNKNOWN || found == margin) {
            exact += found == margin ? 1 : 0;
            continue;
          }
          bounds++;
          assertThat(found <= low ? found > margin : found >= high && found < margin).isTrue();
        }
        MoveList moves = new MoveList();
        position.moves(moves);
        position = position.play(moves.get(random.nextInt(moves.size())));
      }
    }
    assertThat(exact).isGreaterThan(500);
    assertThat(bounds).isGreaterThan(100);
  }

  private static Cavalo position(Map<String, String> rules, String cells, String rest)
      throws InputException {
    int[][] board = new int[10][10];
    for (int[] row : board) {
      Arrays.fill(row, PlainCavaloBoard.NIL);
    }
    for (String cell : cells.split(" ")) {
      String[] parts = cell.split("=");
      board[Integer.parseInt(parts[0].substring(1)) - 1][parts[0].charAt(0) - 'A'] =
          Integer.parseInt(parts[1]);
    }
    String text = "(" + CavaloDeals.text(board) + " " + rest + ")";
    return CavaloDeals.game(rules).notation().read(text);
  }

  @ParameterizedTest
  @CsvSource({
    // White walks alone: 20 and 40 beat 50.
    "official, A1=-1 B3=20 C2=50 C5=40 J10=-2, (0 0) 1, 60",
    "official, A1=-1 B3=20 C2=50 C5=40 J10=-2, (0 0) 2, 60",
    // It stops when it leads, so it takes 20 to be at 20 and then 40.
    "course, A1=-1 B3=20 C2=50 C5=40 J10=-2, (0 20) 1, 40",
    "course, A1=-1 B3=20 C2=50 C5=40 J10=-2, (0 19) 1, 31",
    "course, A1=-1 B3=20 C2=50 C5=40 J10=-2, (1 0) 1, 1",
    // Only one jump.
    "brainking, A1=-1 B3=20 C2=50 C5=40 J10=-2, (0 0) 1, 50",
    "brainking, A1=-1 B3=20 C2=50 C5=40 J10=-2, (0 0) 2, 0",
    // Only one of two twins; a double removes the larger one.
    "official, A1=-1 B3=23 C5=32 J10=-2, (0 0) 1, 23",
    "official, A1=-1 B3=33 C5=99 J10=-2, (0 0) 1, 33",
    // Black walks.
    "official, J10=-1 A1=-2 B3=20 C5=30, (7 0) 1, -43",
  })
  void itKnowsTheRules(String end, String cells, String rest, int margin) throws InputException {
    assertThat(new CavaloEndgame().margin(position(Map.of("end", end), cells, rest), NO_CLOCK))
        .isEqualTo(margin);
  }

  @Test
  void aKnightThatIsOnlyThreatenedIsNotStuckForGood() throws InputException {
    // B3 is the only number that white attacks, and black attacks it too until it moves.
    Cavalo position = position(Map.of(), "A1=-1 B3=90 C5=-2 E6=10", "(0 0) 1");
    assertThat(position.mobility(0)).isZero();
    assertThat(new CavaloEndgame().margin(position, NO_CLOCK)).isEqualTo(Endgame.UNKNOWN);
    assertThat(minimaxOf(position)).isEqualTo(80);
  }

  private int minimaxOf(Cavalo position) {
    left = PATIENCE;
    return minimax(position);
  }

  @Test
  void itSaysUnknownAtOnceWhenThereIsTooMuchToWalk() throws InputException {
    int[][] board = CavaloDeals.deal(1, 0);
    board[0][0] = -1;
    board[9][9] = -2;
    board[7][8] = PlainCavaloBoard.NIL;
    board[8][7] = PlainCavaloBoard.NIL;
    CavaloGame game = CavaloDeals.game(Map.of());
    Cavalo position = game.notation().read("(" + CavaloDeals.text(board) + " (0 0) 1)");
    assertThat(position.isStuckForGood(Position.SECOND)).isTrue();
    assertThat(game.knowledge().endgame().orElseThrow().margin(position, NO_CLOCK))
        .isEqualTo(Endgame.UNKNOWN);
  }

  @Test
  void aLongWalkLooksAtTheClockAndCanBeLeft() throws InputException {
    CavaloGame game = CavaloDeals.game(Map.of());
    Budget spent = new Budget(Limits.time(Duration.ZERO));
    int stopped = 0;
    for (int seed = 0; seed < 50; seed++) {
      Cavalo position = alone(game, seed);
      CavaloEndgame endgame = new CavaloEndgame(1_000_000);
      try {
        endgame.margin(position, spent);
      } catch (Budget.Stop stop) {
        stopped++;
      }
      int expected = new CavaloEndgame(1_000_000).margin(position, NO_CLOCK);
      assertThat(endgame.margin(position, NO_CLOCK)).as("seed %d", seed).isEqualTo(expected);
    }
    assertThat(stopped).isGreaterThan(10);
  }

  /** A board of about forty numbers, for white alone. */
  private static Cavalo alone(CavaloGame game, int seed) throws InputException {
    int[][] board = CavaloDeals.deal(seed, 75);
    board[4][4] = -1;
    board[9][9] = -2;
    board[7][8] = PlainCavaloBoard.NIL;
    board[8][7] = PlainCavaloBoard.NIL;
    return game.notation().read("(" + CavaloDeals.text(board) + " (0 0) 1)");
  }
}
