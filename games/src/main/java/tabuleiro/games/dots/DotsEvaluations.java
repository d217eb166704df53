package tabuleiro.games.dots;

import java.util.List;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.player.Evaluation;
import tabuleiro.games.dots.engine.DotsEstimate;
import tabuleiro.games.dots.engine.DotsStaticEvaluation;
import tabuleiro.games.dots.rules.Dots;
import tabuleiro.games.dots.rules.DotsGrid;

/**
 * The evaluations of the game. Each is the margin so far plus an estimate of the future.
 *
 * <ul>
 *   <li>{@code chains}: the boxes that can be taken now, and who will control the long chains.
 *       Exact if only independent chains and loops are left. See {@link DotsEstimate}.
 *   <li>{@code course}: the number of boxes with three sides, counted for the side to move. The
 *       course program orders its moves by this number.
 *   <li>{@code margin}: only the boxes closed so far.
 * </ul>
 */
final class DotsEvaluations {
  private DotsEvaluations() {}

  static List<Evaluation<Dots>> all() {
    return List.of(new Chains(), new Course(), new Margin());
  }

  private static final class Margin implements Evaluation<Dots> {
    @Override
    public String name() {
      return "margin";
    }

    @Override
    public int scale() {
      return 1;
    }

    @Override
    public int of(Dots position) {
      return position.margin();
    }

    @Override
    public List<Term> terms(Dots position) {
      return List.of(new Term("boxes", position.margin()));
    }
  }

  private static final class Course implements Evaluation<Dots> {
    @Override
    public String name() {
      return "course";
    }

    @Override
    public int scale() {
      return 1;
    }

    @Override
    public int of(Dots position) {
      return position.margin() + seenFromFirst(position);
    }

    @Override
    public List<Term> terms(Dots position) {
      return List.of(
          new Term("boxes", position.margin()), new Term("threesided", seenFromFirst(position)));
    }

    private static int seenFromFirst(Dots position) {
      int count = threeSided(position);
      return position.turn() == Position.FIRST ? count : -count;
    }
  }

  /**
   * Appends the first arc that closes a box. Boxes that can be closed stay so until they are, and
   * the turn does not change, so every order of taking them leads to the same position.
   */
  static void noisyMoves(Dots position, MoveList moves) {
    if (threeSided(position) == 0) {
      return;
    }
    MoveList all = new MoveList();
    position.moves(all);
    for (int i = 0; i < all.size(); i++) {
      if (position.grid().closedBy(all.get(i), position.word0(), position.word1(), position.word2())
          > 0) {
        moves.add(all.get(i));
        return;
      }
    }
  }

  private static int threeSided(Dots position) {
    DotsGrid grid = position.grid();
    int count = 0;
    for (int box = 0; box < grid.boxes(); box++) {
      int sides = grid.sides(box, position.word0(), position.word1(), position.word2());
      count += sides == 3 ? 1 : 0;
    }
    return count;
  }

  private static final class Chains implements Evaluation<Dots> {
    private static final ThreadLocal<DotsStaticEvaluation> VIEWS =
        ThreadLocal.withInitial(() -> new DotsStaticEvaluation(DotsGrid.of(1, 1)));

    @Override
    public String name() {
      return "chains";
    }

    @Override
    public int scale() {
      return DotsEstimate.SCALE;
    }

    @Override
    public int of(Dots position) {
      DotsStaticEvaluation view = view(position);
      int future = view.taking() + view.control();
      return scale() * position.margin() + sign(position) * future;
    }

    @Override
    public List<Term> terms(Dots position) {
      DotsStaticEvaluation view = view(position);
      return List.of(
          new Term("boxes", scale() * position.margin()),
          new Term("taking", sign(position) * view.taking()),
          new Term(view.isExact() ? "ending" : "control", sign(position) * view.control()));
    }

    private static int sign(Dots position) {
      return position.turn() == Position.FIRST ? 1 : -1;
    }

    private static DotsStaticEvaluation view(Dots position) {
      DotsStaticEvaluation view = VIEWS.get();
      if (view.grid() != position.grid()) {
        view = new DotsStaticEvaluation(position.grid());
        VIEWS.set(view);
      }
      view.evaluate(position);
      return view;
    }
  }
}
