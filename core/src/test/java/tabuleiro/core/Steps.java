package tabuleiro.core;

/** A puzzle for tests: count up from a number to a goal in steps of one or two. */
public record Steps(int at, int goal) implements Puzzle {
  @Override
  public boolean isSolved() {
    return at == goal;
  }

  @Override
  public void moves(MoveList moves) {
    for (int step = 1; step <= Math.min(2, goal - at); step++) {
      moves.add(step);
    }
  }

  @Override
  public Steps play(int move) {
    return new Steps(at + move, goal);
  }

  @Override
  public long key() {
    return Zobrist.key(at);
  }

  @Override
  public int words() {
    return 1;
  }

  @Override
  public void save(long[] into, int index) {
    into[index] = at;
  }

  @Override
  public Steps load(long[] from, int index) {
    return new Steps((int) from[index], goal);
  }
}
