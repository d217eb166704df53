package tabuleiro.games.cavalo;

import java.util.List;
import tabuleiro.core.Position;
import tabuleiro.core.player.Evaluation;
import tabuleiro.games.cavalo.rules.Cavalo;

/**
 * The evaluations of the game. Users select them by name; the texts {@code eval.NAME} describe them
 * and the texts {@code term.KEY} their terms. Stateless.
 */
final class CavaloEvaluations {

  /** The points so far and the potential of each knight's neighbourhood. */
  static final Evaluation<Cavalo> POTENTIAL = CavaloWeights.STANDARD.evaluation();

  /** The course program's evaluation: the points so far, and half a point per open jump. */
  static final Evaluation<Cavalo> COURSE = new Course();

  /** Only the points so far. */
  static final Evaluation<Cavalo> POINTS = new Points();

  private CavaloEvaluations() {}

  /** All evaluations, the recommended one first. */
  static List<Evaluation<Cavalo>> all() {
    return List.of(POTENTIAL, COURSE, POINTS);
  }

  private static final class Course implements Evaluation<Cavalo> {
    @Override
    public String name() {
      return "course";
    }

    @Override
    public int scale() {
      return 2;
    }

    @Override
    public int of(Cavalo position) {
      return scale() * position.margin() + mobility(position);
    }

    @Override
    public List<Term> terms(Cavalo position) {
      return List.of(
          new Term("points", scale() * position.margin()),
          new Term("mobility", mobility(position)));
    }

    private static int mobility(Cavalo position) {
      return position.mobility(Position.FIRST) - position.mobility(Position.SECOND);
    }
  }

  private static final class Points implements Evaluation<Cavalo> {
    @Override
    public String name() {
      return "points";
    }

    @Override
    public int scale() {
      return 1;
    }

    @Override
    public int of(Cavalo position) {
      return position.margin();
    }
  }
}
