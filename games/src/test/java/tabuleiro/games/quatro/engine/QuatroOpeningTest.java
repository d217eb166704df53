package tabuleiro.games.quatro.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.games.quatro.rules.Quatro;
import tabuleiro.games.quatro.rules.QuatroRules;
import tabuleiro.games.quatro.rules.QuatroTest;

/** Proves the claims about openings by search. */
class QuatroOpeningTest {
  private static final QuatroRules RULES = new QuatroRules(false, false);
  private final QuatroNode node = new QuatroNode(RULES);
  private final QuatroNode child = new QuatroNode(RULES);
  private final QuatroSolver solver = new QuatroSolver(RULES);

  /** One board per symmetry class with a number of pieces on which nobody can win at once. */
  private List<Quatro> kinds(int pieces) {
    List<Quatro> kinds = List.of(QuatroTest.game().start(0));
    for (int i = 0; i < pieces; i++) {
      Map<Long, Quatro> next = new HashMap<>();
      List<Quatro> inOrder = new ArrayList<>();
      MoveList moves = new MoveList();
      for (Quatro position : kinds) {
        moves.clear();
        position.moves(moves);
        for (int m = 0; m < moves.size(); m++) {
          Quatro after = position.play(moves.get(m));
          node.set(after);
          boolean isQuiet = !after.isOver() && node.winningMove() < 0;
          if (isQuiet && next.put(QuatroSymmetry.of(after).canonicalKey(after), after) == null) {
            inOrder.add(after);
          }
        }
      }
      kinds = inOrder;
    }
    return kinds;
  }

  private int solved(Quatro position) {
    int value = solver.solve(position, Limits.NONE, report -> {}).orElseThrow().report().value();
    return position.turn() == Position.FIRST ? value : -value;
  }

  private int said(Quatro position) {
    assertThat(QuatroOpening.covers(position)).isTrue();
    node.set(position);
    return QuatroOpening.value(node, child);
  }

  @Test
  void valuesOfFewerPiecesFollowFromThoseOfMore() {
    int[] sizes = {1, 2, 40, 436};
    MoveList moves = new MoveList();
    for (int pieces = 0; pieces < 4; pieces++) {
      List<Quatro> kinds = kinds(pieces);
      assertThat(kinds).hasSize(sizes[pieces]);
      for (Quatro position : kinds) {
        int best = -1;
        moves.clear();
        position.moves(moves);
        for (int i = 0; i < moves.size() && best < 1; i++) {
          best = Math.max(best, -said(position.play(moves.get(i))));
        }
        assertThat(said(position)).as(position.toString()).isEqualTo(best);
      }
    }
  }

  /** The full proof takes minutes, so this samples every four-thousandth board. */
  @Tag("long")
  @Test
  void aSampleOfBoardsOfFivePiecesIsWonForTheMover() {
    List<Quatro> kinds = kinds(5);
    assertThat(kinds).hasSize(141_148);
    int lost = 0;
    for (int i = 0; i < kinds.size(); i++) {
      node.set(kinds.get(i));
      boolean isLost = QuatroOpening.isLost(node);
      lost += isLost ? 1 : 0;
      if (i % 4_000 == 0 || isLost) {
        assertThat(solved(kinds.get(i))).as("%d", i).isEqualTo(isLost ? -1 : 1);
      }
    }
    assertThat(lost).isEqualTo(2);
  }

  @Test
  @Tag("slow")
  void allBoardsOfFivePiecesButTwoAreWonForTheMover() {
    for (Quatro position : kinds(5)) {
      node.set(position);
      boolean isLost = QuatroOpening.isLost(node);
      assertThat(solved(position)).as(position.toString()).isEqualTo(isLost ? -1 : 1);
    }
  }
}
