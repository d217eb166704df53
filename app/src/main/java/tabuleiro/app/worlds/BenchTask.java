package tabuleiro.app.worlds;

import java.util.List;
import tabuleiro.core.Perft;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.text.NotationException;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/**
 * A piece of work that is the same on every machine, to the node: counting the legal sequences of a
 * fixed length. The sum of all tasks is the program's fingerprint; it changes if and only if the
 * rules do, and commits that change it say so.
 *
 * @param puzzle the text of the puzzle to begin from; empty for the start of the game
 */
public record BenchTask(String game, String puzzle, int depth) {

  /** The tasks of the fingerprint, in order. */
  public static final List<BenchTask> ALL =
      List.of(
          new BenchTask("dots", "", 4),
          new BenchTask("blokus", "", 7),
          new BenchTask("quatro", "", 3),
          new BenchTask("cavalo", "", 12),
          new BenchTask("tetris", "(NIL (t i l l t))", 5));

  /** Does the work and returns the number of sequences. */
  public long run() throws NotationException {
    World world = Worlds.find(game);
    Variant variant = Variant.standard(world);
    State start =
        puzzle.isEmpty()
            ? world.game(variant).orElseThrow().start(0)
            : read(world.puzzles(variant).orElseThrow());
    return new Perft(depth).count(start, depth);
  }

  private <S extends Puzzle> S read(Puzzles<S> puzzles) throws NotationException {
    return puzzles.notation().read(puzzle);
  }
}
