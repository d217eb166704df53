package tabuleiro.games.tetris;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.Perft;
import tabuleiro.games.tetris.rules.Tetris;
import tabuleiro.games.tetris.rules.TetrisBoard;
import tabuleiro.games.tetris.rules.TetrisMove;
import tabuleiro.games.tetris.rules.TetrisNotation;
import tabuleiro.games.tetris.rules.TetrisRotation;
import tabuleiro.games.tetris.rules.TetrisSeason;
import tabuleiro.testkit.Differential;
import tabuleiro.testkit.PlainState;

class TetrisDifferentialTest {
  private static final int WALKS = 6_000;

  @Tag("long")
  @ParameterizedTest
  @EnumSource(TetrisSeason.class)
  void fastAndPlainRulesAgreeOnRandomWalks(TetrisSeason season) {
    Differential<Tetris> differential = new Differential<>(new TetrisNotation(season));
    for (long seed = 0; seed < WALKS; seed++) {
      RandomTetris start = RandomTetris.of(season, seed);
      differential.play(start.fast(), start.plain(), seed, 40);
    }
    assertThat(differential.states()).isGreaterThan(WALKS * 3);
  }

  @ParameterizedTest
  @EnumSource(TetrisSeason.class)
  void costsAreNeverNegativeAndAddUpToTheOpportunityCost(TetrisSeason season) {
    MoveList moves = new MoveList();
    for (long seed = 0; seed < 3_000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      RandomTetris start = RandomTetris.of(season, seed);
      Tetris state = start.fast();
      PlainTetris plain = start.plain();
      boolean waits = hasCompleteRow(state.board());
      int costBefore = plain.opportunityCost();
      int paid = 0;
      for (listMoves(state, moves); moves.size() > 0; listMoves(state, moves)) {
        for (int move : moves.toArray()) {
          assertThat(state.cost(move)).as("seed %d", seed).isNotNegative();
          assertThat(state.gain(move)).isEqualTo(state.play(move).points() - state.points());
        }
        int move = moves.get(random.nextInt(moves.size()));
        paid += state.cost(move);
        state = state.play(move);
        plain = plain.play(move);
        assertThat(state.opportunityCost()).isEqualTo(plain.opportunityCost());
      }
      assertThat(paid)
          .as("seed %d", seed)
          .isEqualTo(plain.opportunityCost() - costBefore + (waits ? 800 : 0));
    }
  }

  @ParameterizedTest
  @EnumSource(TetrisSeason.class)
  void heightsKeptMoveByMoveAreThoseOfTheBoard(TetrisSeason season) {
    MoveList moves = new MoveList();
    for (long seed = 0; seed < 1_000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Tetris state = RandomTetris.of(season, seed).fast();
      for (listMoves(state, moves); moves.size() > 0; listMoves(state, moves)) {
        long[] words = new long[state.words()];
        state.save(words, 0);
        Tetris measured = state.load(words, 0);
        for (int move : moves.toArray()) {
          assertThat(state.landingRow(move)).isEqualTo(measured.landingRow(move));
        }
        state = state.play(moves.get(random.nextInt(moves.size())));
      }
    }
  }

  @ParameterizedTest
  @EnumSource(TetrisSeason.class)
  void anyRotationMayBePlayedWhateverThePiece(TetrisSeason season) {
    for (long seed = 0; seed < 2_000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Tetris state = RandomTetris.of(season, seed).fast();
      PlainTetris plain = RandomTetris.of(season, seed).plain();
      while (!state.isFinal()) {
        TetrisRotation rotation = TetrisRotation.of(random.nextInt(24));
        int column = random.nextInt(TetrisBoard.COLUMNS + 1 - rotation.width());
        int move = new TetrisMove(column, rotation).number();
        state = state.play(move);
        plain = plain.play(move);
        assertThat(state.toString()).isEqualTo(plain.text());
      }
    }
  }

  @Test
  void fastAndPlainPerftAgree() {
    for (TetrisSeason season : TetrisSeason.values()) {
      for (long seed = 0; seed < 40; seed++) {
        RandomTetris start = RandomTetris.of(season, seed);
        assertThat(new Perft(3).count(start.fast(), 3))
            .as("%s seed %d", season, seed)
            .isEqualTo(count(start.plain(), 3));
      }
    }
  }

  private static long count(PlainState state, int depth) {
    if (depth == 1) {
      return state.moves().size();
    }
    long sequences = 0;
    for (int move : state.moves()) {
      sequences += count(state.play(move), depth - 1);
    }
    return sequences;
  }

  private static boolean hasCompleteRow(TetrisBoard board) {
    boolean complete = false;
    for (int row = 0; row < TetrisBoard.ROWS; row++) {
      complete |= board.isRowComplete(row);
    }
    return complete;
  }

  private static void listMoves(Tetris state, MoveList moves) {
    moves.clear();
    state.moves(moves);
  }
}
