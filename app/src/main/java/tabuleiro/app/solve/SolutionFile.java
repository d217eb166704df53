package tabuleiro.app.solve;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import tabuleiro.core.Puzzle;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.text.InputException;

/**
 * A solution in the format of the course programs' {@code solucao.txt}: one list {@code (node
 * generated expanded penetrance seconds)}, where a node is {@code (board g h parent)} and the
 * parent of the root is NIL. The penetrance is a ratio, and the seconds are whole.
 */
public final class SolutionFile {
  private static final long NANOS_PER_SECOND = 1_000_000_000;

  private SolutionFile() {}

  /**
   * Returns a solution that is judged by its points, as the Tetris course has it: the list of
   * actions, and the points that they win, such as {@code (((3 t2) (0 i0)) 300)}.
   */
  public static <S extends Puzzle> String actions(Answer<S> answer) {
    String actions = String.join(" ", answer.moves());
    return String.format(Locale.ROOT, "((%s) %d)%n", actions, answer.end().points());
  }

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
        "(%s %d %d %s %d)%n",
        node,
        answer.counts().generated(),
        answer.counts().expanded(),
        penetrance(answer.depth(), answer.counts().generated()),
        answer.counts().nanos() / NANOS_PER_SECOND);
  }

  /**
   * The penetrance as Lisp prints it, a ratio in lowest terms such as {@code 24/691}. The course
   * program divides by the generated states and the root.
   */
  static String penetrance(int depth, long generated) {
    BigInteger length = BigInteger.valueOf(depth);
    BigInteger states = BigInteger.valueOf(generated + 1);
    BigInteger common = length.gcd(states);
    String numerator = length.divide(common).toString();
    BigInteger denominator = states.divide(common);
    return denominator.equals(BigInteger.ONE) ? numerator : numerator + "/" + denominator;
  }

  /** Returns the board alone, which is the first part of a puzzle's text. */
  private static <S extends Puzzle> String board(Answer<S> answer, S state) throws InputException {
    return LispReader.one(answer.notation().write(state)).list().get(0).toString();
  }
}
