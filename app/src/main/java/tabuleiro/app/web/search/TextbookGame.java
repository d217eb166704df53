package tabuleiro.app.web.search;

import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Game;

/** A game tree that a user typed, as a game, so that all textbook searches can search it. */
public record TextbookGame(TextbookTree root)
    implements Game<TextbookTree>, Notation<TextbookTree> {

  /** Reads a tree, such as {@code ((3 12 8) (2 4 6) (14 5 2))}. */
  public static TextbookGame of(String text) throws InputException {
    return new TextbookGame(TextbookTree.read(text));
  }

  @Override
  public String id() {
    return "tree";
  }

  @Override
  public TextbookTree start(long seed) {
    return root;
  }

  @Override
  public int moveLimit() {
    return Short.MAX_VALUE;
  }

  @Override
  public Notation<TextbookTree> notation() {
    return this;
  }

  @Override
  public String write(TextbookTree tree) {
    return tree.toString();
  }

  @Override
  public TextbookTree read(String text) throws InputException {
    return TextbookTree.read(text);
  }

  /** Moves are counted from 1 at each node. */
  @Override
  public String write(TextbookTree tree, int move) {
    return String.valueOf(move + 1);
  }

  @Override
  public String draw(TextbookTree tree, DrawingStyle style) {
    return tree + "\n";
  }
}
