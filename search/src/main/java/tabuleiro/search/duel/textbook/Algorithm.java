package tabuleiro.search.duel.textbook;

import tabuleiro.core.Position;

/** The textbook searches, with the names that users select them by. */
public enum Algorithm {
  MINIMAX("minimax"),
  NEGAMAX("negamax"),
  /** Negamax with alpha-beta: what most manuals call negamax. {@link AlphaBeta} has its form. */
  NEGAMAX_ALPHA_BETA("negamax-ab"),
  ALPHA_BETA_HARD("alphabeta-hard"),
  ALPHA_BETA("alphabeta"),
  PRINCIPAL_VARIATION("pvs"),
  MTD_F("mtdf");

  private final String title;

  Algorithm(String title) {
    this.title = title;
  }

  /** The name that users select it by. */
  public String title() {
    return title;
  }

  <P extends Position> TreeSearch<P> on(GameTree<P> tree) {
    return switch (this) {
      case MINIMAX -> new Minimax<>(tree);
      case NEGAMAX -> new Negamax<>(tree);
      case ALPHA_BETA_HARD -> new AlphaBeta<>(tree, false);
      case ALPHA_BETA, NEGAMAX_ALPHA_BETA -> new AlphaBeta<>(tree, true);
      case PRINCIPAL_VARIATION -> new PrincipalVariation<>(tree);
      case MTD_F -> new MtdF<>(tree);
    };
  }
}
