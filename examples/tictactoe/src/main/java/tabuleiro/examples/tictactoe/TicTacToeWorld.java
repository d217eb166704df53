package tabuleiro.examples.tictactoe;

import java.util.Optional;
import tabuleiro.core.text.Look;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Notation;
import tabuleiro.core.text.NotationException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/** Noughts and crosses as a world: one game, no variants. A board is nine of {@code X O .}. */
public final class TicTacToeWorld implements World, Game<TicTacToe>, Notation<TicTacToe> {

  @Override
  public String id() {
    return "tictactoe";
  }

  @Override
  public String bundle() {
    return "tabuleiro.examples.tictactoe.messages";
  }

  @Override
  public Optional<Game<?>> game(Variant variant) {
    return Optional.of(this);
  }

  @Override
  public TicTacToe start(long seed) {
    return new TicTacToe(0, 0);
  }

  @Override
  public int moveLimit() {
    return 9;
  }

  @Override
  public Notation<TicTacToe> notation() {
    return this;
  }

  @Override
  public String write(TicTacToe board) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < 9; cell++) {
      int bit = 1 << cell;
      text.append((board.crosses() & bit) != 0 ? 'X' : (board.noughts() & bit) != 0 ? 'O' : '.');
    }
    return text.toString();
  }

  @Override
  public TicTacToe read(String text) throws NotationException {
    String cells = text.strip().toUpperCase(java.util.Locale.ROOT);
    if (!cells.matches("[XO.]{9}")) {
      throw new NotationException(Message.of(bundle(), "board", text));
    }
    int[] marks = new int[2];
    for (int cell = 0; cell < 9; cell++) {
      int player = "XO".indexOf(cells.charAt(cell));
      if (player >= 0) {
        marks[player] |= 1 << cell;
      }
    }
    return new TicTacToe(marks[0], marks[1]);
  }

  @Override
  public String write(TicTacToe board, int cell) {
    return "" + "abc".charAt(cell % 3) + (cell / 3 + 1);
  }

  @Override
  public String draw(TicTacToe board, Look look) {
    return write(board).replaceAll("(.)(.)(.)", "$1 $2 $3\n");
  }
}
