package tabuleiro.testkit;

import java.util.SplittableRandom;
import java.util.StringJoiner;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Puzzles;

/**
 * A seeded random game written out in full, with every observable of every state. A copy is stored
 * with the tests of a world, so that any change of rules, move order, keys or drawing shows in a
 * diff (the playthroughs of OpenSpiel, Lanctot et al. 2019).
 */
public final class Playthrough {
  private Playthrough() {}

  /** The random game of a seed, at most {@code plies} moves long. */
  public static <P extends Position> String of(Game<P> game, long seed, int plies) {
    return write("game: " + game.id(), game.start(seed), game.notation(), seed, plies);
  }

  /** A random walk through a problem. */
  public static <S extends Puzzle> String of(
      Puzzles<S> puzzles, String name, S start, long seed, int plies) {
    return write("problem: " + name, start, puzzles.notation(), seed, plies);
  }

  private static <S extends State> String write(
      String title, S start, Notation<S> notation, long seed, int plies) {
    StringBuilder text = new StringBuilder(title + "\nseed: " + seed + "\n");
    SplittableRandom random = new SplittableRandom(seed);
    MoveList moves = new MoveList();
    S state = start;
    int last = State.NO_MOVE;
    for (int ply = 0; ; ply++) {
      moves.clear();
      state.moves(moves);
      text.append("\n# state ").append(ply).append('\n');
      describe(text, state, notation, moves, last);
      if (moves.size() == 0 || ply == plies) {
        return text.toString();
      }
      last = moves.get(random.nextInt(moves.size()));
      text.append("plays: ").append(notation.write(state, last)).append('\n');
      state = State.next(state, last);
    }
  }

  private static <S extends State> void describe(
      StringBuilder text, S state, Notation<S> notation, MoveList moves, int last) {
    text.append("text: ").append(notation.write(state)).append('\n');
    text.append("key: ").append(Long.toHexString(state.key())).append('\n');
    if (state instanceof Position position) {
      text.append("turn: ").append(position.turn() + 1);
      text.append(" margin: ").append(position.margin());
      text.append(" over: ").append(position.isOver()).append('\n');
    } else if (state instanceof Puzzle puzzle) {
      text.append("solved: ").append(puzzle.isSolved()).append('\n');
    }
    StringJoiner list = new StringJoiner(", ", "moves (" + moves.size() + "): ", "\n");
    for (int i = 0; i < moves.size(); i++) {
      list.add(moves.get(i) + "=" + notation.write(state, moves.get(i)));
    }
    text.append(list).append(notation.draw(state, DrawingStyle.PLAIN.after(last)));
  }
}
