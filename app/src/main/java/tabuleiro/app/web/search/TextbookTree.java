package tabuleiro.app.web.search;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;

/**
 * A node of a game tree as textbooks draw it: a list of nodes, or a leaf with its value. The first
 * player, who maximises, moves at the root, and the players take turns. Immutable.
 *
 * @param number distinguishes the nodes of a tree
 * @param value the value of a leaf; 0 for other nodes
 */
public record TextbookTree(Form form, int turn, int number, int value, List<TextbookTree> children)
    implements Position {
  private static final int MOST_NODES = 400;
  private static final int MOST_DEPTH = 8;
  private static final int MOST_VALUE = 999;

  public TextbookTree {
    children = List.copyOf(children);
  }

  /** Reads a tree, such as {@code ((3 12 8) (2 4 6) (14 5 2))}. */
  static TextbookTree read(String text) throws InputException {
    Form form = LispReader.one(text);
    if (!form.isList()) {
      throw form.fault(message("tree.list", form.brief()));
    }
    return new Reader().node(form, 0);
  }

  private static Message message(String key, Object... arguments) {
    return Message.of(RequestException.BUNDLE, key, arguments);
  }

  /** Numbers the nodes while it reads them. */
  private static final class Reader {
    private int count;

    TextbookTree node(Form form, int depth) throws InputException {
      int number = count++;
      if (count > MOST_NODES || depth > MOST_DEPTH) {
        throw form.fault(message("tree.large", MOST_NODES, MOST_DEPTH));
      }
      int turn = depth % 2;
      if (!form.isList()) {
        int value = form.integer(-MOST_VALUE, MOST_VALUE);
        return new TextbookTree(form, turn, number, value, List.of());
      }
      List<TextbookTree> children = new ArrayList<>();
      for (Form child : form.list()) {
        children.add(node(child, depth + 1));
      }
      return new TextbookTree(form, turn, number, 0, children);
    }
  }

  @Override
  public boolean isOver() {
    return children.isEmpty();
  }

  @Override
  public int margin() {
    return value;
  }

  @Override
  public void moves(MoveList moves) {
    for (int i = 0; i < children.size(); i++) {
      moves.add(i);
    }
  }

  @Override
  public TextbookTree play(int move) {
    return children.get(move);
  }

  @Override
  public long key() {
    return number;
  }

  @Override
  public String toString() {
    return form.toString();
  }
}
