package tabuleiro.search.duel;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Limits;
import tabuleiro.core.player.Player;

/**
 * Opponent-model search (Iida, Uiterwijk and van den Herik 1993): looks for the move that is best
 * not against best play, but against an opponent who is known to be one of a few players. In the
 * tree, only the own moves branch, and the opponent's only where the models disagree; then the
 * worst counts. So it soon reaches far. The tree grows move by move as long as it has few leaves; a
 * strong player judges those, all with the same share of what may be spent. Where the own moves
 * alone are too many for that, it finds nothing.
 */
final class ModelSearch<P extends Position> {
  /** With many more, the share of each is not enough to look some moves ahead. */
  static final int MOST_LEAVES = 32;

  private static final int MODEL_SHARE = 8;

  private final Player<P> strong;
  private final List<Player<P>> models;
  private final Budget budget;
  private int leaves;

  ModelSearch(Player<P> strong, List<Player<P>> models, Budget budget) {
    this.strong = strong;
    this.models = List.copyOf(models);
    this.budget = budget;
  }

  /** The best move of the side to move in a position that is not over; none if it has too many. */
  OptionalInt best(P position) {
    Node<P> root = new Node<>(position, new ArrayList<>());
    leaves = grow(root, position.turn());
    double most = Double.NEGATIVE_INFINITY;
    OptionalInt best = OptionalInt.empty();
    for (Option<P> option : root.options) {
      double worth = worst(option, position.turn());
      if (worth > most) {
        most = worth;
        best = OptionalInt.of(option.move);
      }
    }
    return best;
  }

  /** Grows the tree by a move of both sides at a time while it may; says how many leaves it has. */
  private int grow(Node<P> root, int side) {
    double enough = (1 + budget.spent()) / 2;
    List<Node<P>> edge = List.of(root);
    while (!edge.stream().allMatch(node -> node.position.isOver())) {
      List<Node<P>> next = expand(edge, side, enough);
      if (next.isEmpty()) {
        edge.forEach(node -> node.options.clear());
        return edge.size();
      }
      edge = next;
    }
    return edge.size();
  }

  /**
   * Expands leaves; those at an end stay.
   *
   * @param enough how much of the budget may be spent
   * @return the new leaves; none if that was not enough, or they are too many
   */
  private List<Node<P>> expand(List<Node<P>> edge, int side, double enough) {
    List<Node<P>> next = new ArrayList<>();
    for (Node<P> node : edge) {
      int[] moves = movesOf(node.position);
      boolean areTooMany = next.size() + moves.length > MOST_LEAVES;
      if (areTooMany || budget.spent() > enough) {
        return List.of();
      }
      for (int move : moves) {
        node.options.add(new Option<>(move, answers(played(node.position, move), side)));
      }
      node.options.forEach(option -> next.addAll(option.answers));
      if (moves.length == 0) {
        next.add(node);
      }
    }
    return next;
  }

  /** The positions in which a side may have to move again. */
  private List<Node<P>> answers(P position, int side) {
    List<Node<P>> answers = new ArrayList<>();
    for (Player<P> model : models) {
      P answered = answered(model, position, side, budget);
      if (answers.stream().noneMatch(node -> node.position.key() == answered.key())) {
        answers.add(new Node<>(answered, new ArrayList<>()));
      }
    }
    return answers;
  }

  /** Where a side is to move again, or the end, if the opponent plays as a model does. */
  static <P extends Position> P answered(Player<P> model, P position, int side, Budget budget) {
    P next = position;
    while (!next.isOver() && next.turn() != side) {
      Limits share = budget.share(MODEL_SHARE);
      Limits asDeepAsItLikes = new Limits(Limits.NONE.depth(), share.nodes(), share.time());
      Choice choice = budget.spend(model.choose(next, asDeepAsItLikes, report -> {}));
      next = played(next, choice.move());
    }
    return next;
  }

  private double worst(Option<P> option, int side) {
    double worst = Double.POSITIVE_INFINITY;
    for (Node<P> answer : option.answers) {
      worst = Math.min(worst, worth(answer, side));
    }
    return worst;
  }

  /** How many points ahead the side will be. */
  private double worth(Node<P> node, int side) {
    if (node.options.isEmpty()) {
      return (side == Position.FIRST ? 1 : -1) * leaf(node.position);
    }
    double best = Double.NEGATIVE_INFINITY;
    for (Option<P> option : node.options) {
      best = Math.max(best, worst(option, side));
    }
    return best;
  }

  private double leaf(P position) {
    Limits share = budget.share(leaves--);
    return position.isOver()
        ? position.margin()
        : budget.spend(strong.choose(position, share, report -> {})).report().points();
  }

  static int[] movesOf(Position position) {
    MoveList moves = new MoveList();
    position.moves(moves);
    return moves.toArray();
  }

  @SuppressWarnings("unchecked") // a position is followed by positions of its own game
  static <P extends Position> P played(P position, int move) {
    return (P) position.play(move);
  }

  /** A position with the side to move, or the end; without options a leaf. */
  private record Node<P>(P position, List<Option<P>> options) {}

  /** A move, and the positions that the models' answers lead to. */
  private record Option<P>(int move, List<Node<P>> answers) {}
}
