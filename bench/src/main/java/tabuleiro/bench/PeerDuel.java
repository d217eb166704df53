package tabuleiro.bench;

import aima.core.search.adversarial.AlphaBetaSearch;
import aima.core.search.adversarial.Game;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;

/**
 * Alpha-beta by aima-core on our positions and rules, with the margin as the value of a leaf. The
 * library has no depth limit, so its states count down and are terminal at 0. It assumes
 * alternating turns, so it only gets games in which a pass is a move.
 */
final class PeerDuel implements Game<PeerDuel.Ply, Integer, Integer> {

  /** A position and the number of plies left. */
  record Ply(Position position, int depth) {}

  private final Ply root;

  private PeerDuel(Ply root) {
    this.root = root;
  }

  /** The value of the best move, seen from FIRST, by a search of this depth. */
  static int value(Position position, int depth) {
    PeerDuel game = new PeerDuel(new Ply(position, depth));
    AlphaBetaSearch<Ply, Integer, Integer> search = AlphaBetaSearch.createFor(game);
    Ply after = game.getResult(game.root, search.makeDecision(game.root));
    // The library returns the move without its value, so evaluate the position after it.
    AlphaBetaSearch<Ply, Integer, Integer> next = AlphaBetaSearch.createFor(game);
    double value =
        after.position.turn() == position.turn()
            ? next.maxValue(after, position.turn(), -1e9, 1e9)
            : next.minValue(after, position.turn(), -1e9, 1e9);
    return (int) (position.turn() == Position.FIRST ? value : -value);
  }

  /** The move that the library chooses. */
  static int move(Position position, int depth) {
    PeerDuel game = new PeerDuel(new Ply(position, depth));
    return AlphaBetaSearch.createFor(game).makeDecision(game.root);
  }

  @Override
  public Ply getInitialState() {
    return root;
  }

  @Override
  public Integer[] getPlayers() {
    return new Integer[] {Position.FIRST, Position.SECOND};
  }

  @Override
  public Integer getPlayer(Ply ply) {
    return ply.position.turn();
  }

  @Override
  public List<Integer> getActions(Ply ply) {
    MoveList moves = new MoveList();
    ply.position.moves(moves);
    List<Integer> actions = new ArrayList<>(moves.size());
    for (int i = 0; i < moves.size(); i++) {
      actions.add(moves.get(i));
    }
    return actions;
  }

  @Override
  public Ply getResult(Ply ply, Integer move) {
    return new Ply(ply.position.play(move), ply.depth - 1);
  }

  @Override
  public boolean isTerminal(Ply ply) {
    return ply.depth == 0 || ply.position.isOver();
  }

  @Override
  public double getUtility(Ply ply, Integer player) {
    int margin = ply.position.margin();
    return player == Position.FIRST ? margin : -margin;
  }
}
