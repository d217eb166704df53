package tabuleiro.games.tetris;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.ToIntFunction;
import tabuleiro.core.MoveList;
import tabuleiro.games.tetris.rules.Tetris;

/**
 * Minimal versions of the two tree searches of the course's tests, to test the rules. They return
 * an empty list if there is no solution.
 */
final class CourseSearch {
  private record Node(Tetris state, List<Integer> path, int cost, int age) {}

  private CourseSearch() {}

  /** Depth-first search: the node generated last is expanded first. */
  static List<Integer> depthFirst(Tetris start) {
    Deque<Node> frontier = new ArrayDeque<>();
    frontier.push(new Node(start, List.of(), 0, 0));
    while (!frontier.isEmpty()) {
      Node node = frontier.pop();
      if (node.state.isSolved()) {
        return node.path;
      }
      children(node, state -> 0, 0).forEach(frontier::push);
    }
    return List.of();
  }

  /** Least cost first, ties go to the node inserted last; goal test at expansion. */
  static List<Integer> aStar(Tetris start, ToIntFunction<Tetris> cost) {
    PriorityQueue<Node> frontier =
        new PriorityQueue<>(
            Comparator.comparingInt(Node::cost)
                .thenComparing(Comparator.comparingInt(Node::age).reversed()));
    frontier.add(new Node(start, List.of(), cost.applyAsInt(start), 0));
    int age = 1;
    while (!frontier.isEmpty()) {
      Node node = frontier.remove();
      if (node.state.isSolved()) {
        return node.path;
      }
      List<Node> children = children(node, cost, age);
      frontier.addAll(children);
      age += children.size();
    }
    return List.of();
  }

  private static List<Node> children(Node node, ToIntFunction<Tetris> cost, int age) {
    MoveList moves = new MoveList();
    node.state.moves(moves);
    List<Node> children = new ArrayList<>();
    for (int move : moves.toArray()) {
      Tetris child = node.state.play(move);
      List<Integer> path = new ArrayList<>(node.path);
      path.add(move);
      children.add(new Node(child, path, cost.applyAsInt(child), age + children.size()));
    }
    return children;
  }
}
