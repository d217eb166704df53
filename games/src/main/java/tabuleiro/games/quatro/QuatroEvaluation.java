package tabuleiro.games.quatro;

import java.util.List;
import java.util.function.Function;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.player.Evaluation;
import tabuleiro.games.quatro.rules.Quatro;
import tabuleiro.games.quatro.rules.QuatroPiece;

/**
 * Evaluations of the game. Users select them by name; {@code eval.NAME} in the bundle describes
 * them. Stateless.
 */
final class QuatroEvaluation implements Evaluation<Quatro> {
  /** Greater than any sum of terms, so that a won game beats every estimate. */
  private static final int SCALE = 10_000;

  private static final int LINE = 8_000;
  private static final int SAFE = 4_000;

  private final String name;
  private final Function<Quatro, List<Term>> parts;

  private QuatroEvaluation(String name, Function<Quatro, List<Term>> parts) {
    this.name = name;
    this.parts = parts;
  }

  /** All evaluations, the recommended one first. */
  static List<Evaluation<Quatro>> all() {
    return List.of(
        new QuatroEvaluation("threats", QuatroEvaluation::threats),
        new QuatroEvaluation("course", QuatroEvaluation::course));
  }

  /** Appends the first move that wins at once; another one would be worth the same. */
  static void noisyMoves(Quatro position, MoveList moves) {
    MoveList all = new MoveList();
    position.moves(all);
    for (int i = 0; i < all.size(); i++) {
      if (position.play(all.get(i)).margin() != 0) {
        moves.add(all.get(i));
        return;
      }
    }
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public int scale() {
    return SCALE;
  }

  @Override
  public int of(Quatro position) {
    int sum = 0;
    for (Term term : parts.apply(position)) {
      sum += term.value();
    }
    return sum;
  }

  @Override
  public List<Term> terms(Quatro position) {
    return parts.apply(position);
  }

  /**
   * Predicts who will run out of safe pieces. A piece of the reserve is safe if it completes no
   * line. Every turn uses one up, so with an odd number of them the side to move takes the last
   * one. The fewer there are, the more reliable the prediction.
   */
  private static List<Term> threats(Quatro position) {
    int sign = position.turn() == Position.FIRST ? 1 : -1;
    boolean handsOver = position.deal().rules().handsOver();
    int safe = 0;
    boolean canWin = handsOver && isWinner(position, position.hand());
    for (int piece : position.deal().listed(position.reserve())) {
      boolean isSafe = !isWinner(position, piece);
      safe += isSafe ? 1 : 0;
      canWin |= !handsOver && !isSafe;
    }
    int count = (safe % 2 == 1 ? SAFE : -SAFE) / (safe + 1);
    return List.of(
        new Term("line", canWin ? sign * LINE : 0), new Term("safe", canWin ? 0 : sign * count));
  }

  private static boolean isWinner(Quatro position, int piece) {
    return piece != QuatroPiece.NONE && position.winningSquares(piece) != 0;
  }

  /** The course program's evaluation: {@link QuatroCourse#worth} for the last player. */
  private static List<Term> course(Quatro position) {
    int worth = QuatroCourse.worth(position);
    return List.of(new Term("worth", position.turn() == Position.FIRST ? -worth : worth));
  }
}
