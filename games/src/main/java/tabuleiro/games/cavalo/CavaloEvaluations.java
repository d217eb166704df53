package tabuleiro.games.cavalo;

import java.util.List;
import tabuleiro.core.Position;
import tabuleiro.core.player.Evaluation;
import tabuleiro.games.cavalo.rules.Cavalo;

/**
 * The evaluations of the game. Their names are how users ask for them; the texts {@code eval.NAME}
 * say what they look at, the texts {@code term.KEY} what their terms are. They keep nothing between
 * two questions, so all threads may share them.
 */
final class CavaloEvaluations {

  /** The points so far and what the neighbourhood of each knight promises. */
  static final Evaluation<Cavalo> POTENTIAL = CavaloWeights.STANDARD.evaluation();

  /** That of the course program: the points so far, and half a point for each open jump. */
  static final Evaluation<Cavalo> COURSE = new Course();

  /** The points so far and nothing else. */
  static final Evaluation<Cavalo> POINTS = new Points();

  private CavaloEvaluations() {}

  /** All of them, the one to recommend first. */
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
