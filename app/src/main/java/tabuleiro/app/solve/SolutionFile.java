package tabuleiro.app.solve;

import java.util.List;
import java.util.Locale;
import tabuleiro.core.Puzzle;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.text.InputException;

/**
 * A solution in the format of the course programs' {@code solucao.txt}: one list {@code (node
 * generated expanded penetrance seconds)}, where a node is {@code (board g h parent)} and the
 * parent of the root is NIL.
 */
public final class SolutionFile {
  private SolutionFile() {}

  public static <S extends Puzzle> String write(Answer<S> answer, Heuristic<S> heuristic)
      throws InputException {
    String node = "NIL";
    List<Integer> moves = answer.path().orElseThrow().moves();
    int cost = 0;
    for (int i = 0; i < answer.states().size(); i++) {
      S state = answer.states().get(i);
      int h = heuristic.of(state) / heuristic.scale();
      node = "(" + board(answer, state) + " " + cost + " " + h + " " + node + ")";
      cost += i < moves.size() ? state.cost(moves.get(i)) : 0;
    }
    return String.format(
        Locale.ROOT,
        "(%s %d %d %.6f %.3f)%n",
        node,
        answer.counts().generated(),
        answer.counts().expanded(),
        answer.counts().penetrance(answer.depth()),
        answer.counts().nanos() / 1e9);
  }

  /** Returns the board alone, which is the first part of a puzzle's text. */
  private static <S extends Puzzle> String board(Answer<S> answer, S state) throws InputException {
    return LispReader.one(answer.notation().write(state)).list().get(0).toString();
  }
}
