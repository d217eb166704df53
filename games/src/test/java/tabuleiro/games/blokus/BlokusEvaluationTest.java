package tabuleiro.games.blokus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tabuleiro.core.Position;
import tabuleiro.core.player.Evaluation;
import tabuleiro.games.blokus.rules.Blokus;
import tabuleiro.games.blokus.rules.BlokusBoard;

/** Compares evaluations with their definitions, cell by cell. */
class BlokusEvaluationTest {
  private static final int SIZE = 14;

  private static Evaluation<Blokus> named(String name) {
    return new BlokusGame(Position.FIRST)
        .knowledge().evaluations().stream()
            .filter(evaluation -> evaluation.name().equals(name))
            .findAny()
            .orElseThrow();
  }

  @Test
  void aHalfTurnChangesTheSign() {
    SplittableRandom random = new SplittableRandom(9);
    BlokusSymmetry symmetry = new BlokusSymmetry();
    for (int i = 0; i < 400; i++) {
      Blokus position = BlokusDeals.after(i % 45, random);
      Blokus turned = symmetry.apply(1, position);
      for (Evaluation<Blokus> each : BlokusEvaluation.all()) {
        assertThat(each.of(turned)).as(each.name()).isEqualTo(-each.of(position));
      }
    }
  }

  @Test
  void theTermsAddUp() {
    SplittableRandom random = new SplittableRandom(10);
    for (int i = 0; i < 200; i++) {
      Blokus position = BlokusDeals.after(i % 45, random);
      for (Evaluation<Blokus> each : BlokusEvaluation.all()) {
        int sum = each.terms(position).stream().mapToInt(Evaluation.Term::value).sum();
        assertThat(sum).as(each.name()).isEqualTo(each.of(position));
      }
    }
  }

  @Test
  void eachIsWhatItSays() {
    SplittableRandom random = new SplittableRandom(11);
    int unequal = 0;
    for (int i = 0; i < 300; i++) {
      Blokus position = BlokusDeals.after(i % 45, random);
      int margin = position.margin();
      int mobility = position.placements(Position.FIRST) - position.placements(Position.SECOND);
      int influence = influence(position);
      assertThat(named("course").of(position)).isEqualTo(margin);
      assertThat(named("mobility").of(position)).isEqualTo(margin + mobility);
      assertThat(named("influence").of(position))
          .as(position.toString())
          .isEqualTo(16 * margin + 2 * mobility + 4 * influence);
      unequal += influence != 0 ? 1 : 0;
    }
    assertThat(unequal).isGreaterThan(200);
  }

  /** Cells reached first by player 1 minus those reached first by player 2, cell by cell. */
  private static int influence(Blokus position) {
    boolean[][][] reached = new boolean[2][SIZE][SIZE];
    for (int player = 0; player < 2; player++) {
      for (int cell = 0; cell < SIZE * SIZE && position.canLay(player); cell++) {
        int row = cell / SIZE;
        int column = cell % SIZE;
        reached[player][row][column] =
            isUsable(position, player, row, column) && isCorner(position, player, row, column);
      }
    }
    for (int step = 0; step < 7; step++) {
      boolean[][][] next = new boolean[2][SIZE][SIZE];
      for (int player = 0; player < 2; player++) {
        for (int cell = 0; cell < SIZE * SIZE; cell++) {
          int row = cell / SIZE;
          int column = cell % SIZE;
          next[player][row][column] =
              reached[player][row][column]
                  || (!reached[1 - player][row][column]
                      && isUsable(position, player, row, column)
                      && touches(reached[player], row, column));
        }
      }
      reached = next;
    }
    int difference = 0;
    for (int cell = 0; cell < SIZE * SIZE; cell++) {
      difference += reached[0][cell / SIZE][cell % SIZE] ? 1 : 0;
      difference -= reached[1][cell / SIZE][cell % SIZE] ? 1 : 0;
    }
    return difference;
  }

  private static boolean isUsable(Blokus position, int player, int row, int column) {
    return position.cell(row, column) == 0
        && !isOwn(position, player, row - 1, column)
        && !isOwn(position, player, row + 1, column)
        && !isOwn(position, player, row, column - 1)
        && !isOwn(position, player, row, column + 1);
  }

  private static boolean isCorner(Blokus position, int player, int row, int column) {
    int start = player == Position.FIRST ? 0 : SIZE - 1;
    return (row == start && column == start)
        || isOwn(position, player, row - 1, column - 1)
        || isOwn(position, player, row - 1, column + 1)
        || isOwn(position, player, row + 1, column - 1)
        || isOwn(position, player, row + 1, column + 1);
  }

  private static boolean isOwn(Blokus position, int player, int row, int column) {
    return BlokusBoard.isInside(row, column) && position.cell(row, column) == player + 1;
  }

  private static boolean touches(boolean[][] cells, int row, int column) {
    for (int step = 0; step < 9; step++) {
      int r = row + step / 3 - 1;
      int c = column + step % 3 - 1;
      if (BlokusBoard.isInside(r, c) && cells[r][c]) {
        return true;
      }
    }
    return false;
  }
}
