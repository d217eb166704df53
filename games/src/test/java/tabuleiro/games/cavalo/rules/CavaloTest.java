package tabuleiro.games.cavalo.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.core.Perft;
import tabuleiro.core.Position;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.World;
import tabuleiro.games.cavalo.CavaloDeals;
import tabuleiro.games.cavalo.CavaloWorld;
import tabuleiro.testkit.BundleContract;
import tabuleiro.testkit.GameContract;
import tabuleiro.testkit.PerftContract;
import tabuleiro.testkit.Playthrough;
import tabuleiro.testkit.PlaythroughContract;

/** The game of two knights. */
class CavaloTest {
  private static final String ROWS = " (NIL NIL NIL NIL NIL NIL NIL NIL NIL NIL)";

  @Nested
  class Official extends GameContract<Cavalo> {
    @Override
    protected Game<Cavalo> game() {
      return CavaloDeals.game(Map.of());
    }
  }

  @Nested
  class Choice extends GameContract<Cavalo> {
    @Override
    protected Game<Cavalo> game() {
      return CavaloDeals.game(Map.of("double", "choice", "first", "2"));
    }
  }

  @Nested
  class Course extends GameContract<Cavalo> {
    @Override
    protected Game<Cavalo> game() {
      return CavaloDeals.game(Map.of("preset", "course"));
    }
  }

  @Nested
  class BrainKing extends GameContract<Cavalo> {
    @Override
    protected Game<Cavalo> game() {
      return CavaloDeals.game(Map.of("end", "brainking"));
    }
  }

  @Nested
  class Counts extends PerftContract {
    @Override
    protected World world() {
      return new CavaloWorld();
    }
  }

  @Nested
  class Recorded extends PlaythroughContract {
    @Override
    protected String file() {
      return "cavalo.playthrough";
    }

    @Override
    protected String today() {
      return Playthrough.of(CavaloDeals.game(Map.of("double", "choice")), 4, 60);
    }
  }

  @Nested
  class Texts extends BundleContract {
    @Override
    protected String bundle() {
      return new CavaloWorld().bundle();
    }
  }

  /** A board with only its first and last row. */
  private static String ends(String first, String last) {
    return "((" + first + ")" + ROWS.repeat(8) + " (" + last + "))";
  }

  private static Cavalo read(Map<String, String> rules, String text) throws InputException {
    return CavaloDeals.game(rules).notation().read(text);
  }

  private static int[] moves(Position position) {
    MoveList moves = new MoveList();
    position.moves(moves);
    return moves.toArray();
  }

  @Test
  void placementsTakeTheLargestAndRemoveTwinsAndDoubles() throws InputException {
    String board = ends("1 2 3 99 NIL NIL NIL NIL NIL NIL", "88 81 18 NIL NIL NIL NIL NIL NIL NIL");
    Cavalo position = read(Map.of(), board);
    assertThat(position.points(Position.FIRST)).isEqualTo(99);
    // White's 99 removed 88, so black starts on 81 and removes 18.
    assertThat(position.points(Position.SECOND)).isEqualTo(81);
    assertThat(position.knight(Position.SECOND)).isEqualTo(91);
    assertThat(position.has(90)).isFalse();
    assertThat(position.has(92)).isFalse();
    assertThat(position.margin()).isEqualTo(18);
  }

  @Test
  void aPlacementOnADoubleRemovesNoneIfTheRulesSaySo() throws InputException {
    String board = ends("1 2 3 99 NIL NIL NIL NIL NIL NIL", "88 81 18 NIL NIL NIL NIL NIL NIL NIL");
    Cavalo position = read(Map.of("placementDoubleRemoves", "off"), board);
    assertThat(position.points(Position.SECOND)).isEqualTo(88);
    assertThat(position.has(91)).isTrue();
  }

  @Test
  void pointsInTheTextAreAddedToByPlacements() throws InputException {
    String board = ends("1 2 3 4 NIL NIL NIL NIL NIL NIL", "50 6 7 8 NIL NIL NIL NIL NIL NIL");
    Cavalo position = read(Map.of(), "(" + board + " (10 20) 2)");
    assertThat(position.points(Position.FIRST)).isEqualTo(14);
    assertThat(position.points(Position.SECOND)).isEqualTo(70);
    assertThat(position.turn()).isEqualTo(Position.SECOND);
  }

  /** White on A1 can jump to B3 and C2; black's knight attacks one of them. */
  private static final String THREAT =
      "(((-1 NIL NIL NIL NIL NIL NIL NIL NIL NIL) (NIL NIL 25 NIL NIL NIL NIL NIL NIL NIL)"
          + " (NIL 36 NIL NIL NIL NIL NIL NIL NIL NIL) (NIL NIL NIL NIL NIL NIL NIL NIL NIL NIL)"
          + " (NIL NIL -2 NIL NIL NIL NIL NIL NIL NIL)"
          + ROWS.repeat(5)
          + ") (5 9) 1)";

  @Test
  void aKnightMayNotEnterACellThatTheOtherAttacks() throws InputException {
    assertThat(moves(read(Map.of(), THREAT))).containsExactly(12 * 11 + 10);
    assertThat(moves(read(Map.of("threat", "off"), THREAT)))
        .containsExactly(21 * 11 + 10, 12 * 11 + 10);
  }

  @Test
  void aStuckPlayerPassesAndMayMoveAgainLater() throws InputException {
    // White may not enter B3, which black on C5 attacks; from D7 black does not attack it.
    String text = THREAT.replace("25", "NIL");
    int last = text.lastIndexOf(ROWS.repeat(4));
    String far = " (NIL NIL NIL 40 NIL NIL NIL NIL NIL NIL)";
    Cavalo white =
        read(Map.of(), text.substring(0, last) + far + text.substring(last + ROWS.length()));
    assertThat(moves(white)).containsExactly(Cavalo.PASS);
    Cavalo black = white.play(Cavalo.PASS);
    assertThat(black.turn()).isEqualTo(Position.SECOND);
    assertThat(moves(black)).containsExactly(63 * 11 + 10);
    assertThat(moves(black.play(63 * 11 + 10))).containsExactly(21 * 11 + 10);
  }

  @Test
  void aCellAttackedByBothIsOpenToNeither() throws InputException {
    assertThat(read(Map.of(), THREAT.replace("25", "NIL")).isOver()).isTrue();
  }

  /** White is stuck, black is not; black has 9 points. */
  private static String stuck(int white, int side) {
    return "(((-1 NIL NIL NIL NIL NIL NIL NIL NIL NIL)"
        + ROWS.repeat(7)
        + " (NIL NIL NIL 40 NIL NIL NIL NIL NIL NIL)"
        + " (NIL -2 NIL NIL NIL NIL NIL NIL NIL NIL)) ("
        + white
        + " 9) "
        + side
        + ")";
  }

  @Test
  void theOfficialGameEndsWhenNeitherCanMove() throws InputException {
    Cavalo white = read(Map.of(), stuck(5, 1));
    assertThat(moves(white)).containsExactly(Cavalo.PASS);
    Cavalo black = white.play(Cavalo.PASS);
    assertThat(moves(black)).containsExactly(83 * 11 + 10);
    Cavalo end = black.play(83 * 11 + 10);
    assertThat(end.isOver()).isTrue();
    assertThat(end.margin()).isEqualTo(5 - 49);
  }

  @Test
  void theCourseGameEndsWhenOneIsStuckAndTheOtherLeads() throws InputException {
    Map<String, String> course = Map.of("end", "course");
    assertThat(read(course, stuck(5, 1)).isOver()).isTrue();
    assertThat(read(course, stuck(5, 2)).isOver()).isTrue();
    // Not with equal points, nor if the stuck side leads.
    assertThat(moves(read(course, stuck(9, 1)))).containsExactly(Cavalo.PASS);
    assertThat(moves(read(course, stuck(9, 2)))).containsExactly(83 * 11 + 10);
    assertThat(read(course, stuck(10, 1)).isOver()).isFalse();
    assertThat(read(course, stuck(10, 2)).isOver()).isFalse();
  }

  @Test
  void theBrainKingGameEndsWhenTheSideToMoveIsStuck() throws InputException {
    Map<String, String> brainking = Map.of("end", "brainking");
    assertThat(read(brainking, stuck(5, 1)).isOver()).isTrue();
    assertThat(read(brainking, stuck(5, 2)).isOver()).isFalse();
  }

  @Test
  void aChosenSwitchWinsOverThePreset() throws InputException {
    Map<String, String> rules = Map.of("preset", "course", "end", "official", "threat", "on");
    assertThat(read(rules, stuck(5, 1)).isOver()).isFalse();
    assertThat(moves(read(rules, THREAT))).hasSize(1);
    assertThat(CavaloDeals.game(rules).id()).isEqualTo("cavalo-zero-off-placement-off");
    assertThat(CavaloDeals.game(Map.of("preset", "course")).id()).isEqualTo("cavalo-course");
    assertThat(CavaloDeals.game(Map.of("first", "2")).id()).isEqualTo("cavalo-second-first");
    assertThat(CavaloDeals.game(Map.of()).id()).isEqualTo("cavalo");
  }

  @Test
  void theFutureKeyForgetsPointsUnlessTheEndDependsOnThem() throws InputException {
    assertThat(read(Map.of(), stuck(5, 1)).futureKey())
        .isEqualTo(read(Map.of(), stuck(7, 1)).futureKey())
        .isNotEqualTo(read(Map.of(), stuck(5, 2)).futureKey());
    assertThat(read(Map.of(), stuck(5, 1)).key()).isNotEqualTo(read(Map.of(), stuck(7, 1)).key());
    Map<String, String> course = Map.of("end", "course");
    assertThat(read(course, stuck(9, 1)).futureKey())
        .isNotEqualTo(read(course, stuck(10, 1)).futureKey());
  }

  @Test
  void aMirroredBoardHasAsManySequences() throws InputException {
    Notation<Cavalo> notation = CavaloDeals.game(Map.of("double", "choice")).notation();
    for (long seed = 0; seed < 5; seed++) {
      int[][] board = CavaloDeals.deal(seed, 0);
      Cavalo one = notation.read(CavaloDeals.text(board));
      Cavalo other = notation.read(CavaloDeals.text(CavaloDeals.mirrored(board)));
      for (int depth = 1; depth <= 7; depth++) {
        assertThat(new Perft(depth).count(other, depth))
            .isEqualTo(new Perft(depth).count(one, depth));
      }
    }
  }

  @Test
  void differentSeedsDealDifferentBoardsOfAllNumbers() {
    Game<Cavalo> game = CavaloDeals.game(Map.of());
    assertThat(game.start(1)).isNotEqualTo(game.start(2));
    boolean[] seen = new boolean[100];
    for (int cell = 0; cell < 100; cell++) {
      seen[game.start(7).value(cell)] = true;
    }
    assertThat(seen).doesNotContain(false);
  }

  @Test
  void mobilityCountsCellsForEitherSide() throws InputException {
    Cavalo position = read(Map.of(), CavaloDeals.text(CavaloDeals.manual()));
    assertThat(List.of(position.mobility(0), position.mobility(1))).containsExactly(3, 4);
  }
}
