package tabuleiro.games.blokus;

import static tabuleiro.core.Position.FIRST;
import static tabuleiro.core.Position.SECOND;

import java.util.List;
import tabuleiro.core.player.Evaluation;
import tabuleiro.games.blokus.rules.Blokus;

/**
 * Estimates the final margin in squares from the squares already laid, the mobility and the
 * influence. Mobility is the number of placements that a player would have now. Influence is the
 * number of cells that a player reaches first ({@link BlokusInfluence}).
 *
 * <p>The weights were tuned by matches between players with a search depth of 1. Stateless.
 */
final class BlokusEvaluation implements Evaluation<Blokus> {
  /** The recommended evaluation and its weights of a square, a placement and a cell. */
  static final String INFLUENCE = "influence";

  static final int SQUARE = 16;
  static final int PLACEMENT = 2;
  static final int CELL = 4;

  private final String name;
  private final int scale;
  private final int mobility;
  private final int influence;

  /**
   * An evaluation with the given weights.
   *
   * @param scale the weight of a square that is laid
   * @param mobility the weight of a placement
   * @param influence the weight of a cell reached first
   */
  BlokusEvaluation(String name, int scale, int mobility, int influence) {
    this.name = name;
    this.scale = scale;
    this.mobility = mobility;
    this.influence = influence;
  }

  /** All evaluations, the recommended one first. */
  static List<Evaluation<Blokus>> all() {
    return List.of(
        new BlokusEvaluation(INFLUENCE, SQUARE, PLACEMENT, CELL),
        new BlokusEvaluation("mobility", 1, 1, 0),
        new BlokusEvaluation("course", 1, 0, 0));
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public int scale() {
    return scale;
  }

  @Override
  public int of(Blokus position) {
    int guess = scale * position.margin();
    if (mobility == 0 && influence == 0) {
      return guess;
    }
    int first = position.placements(FIRST);
    int second = position.placements(SECOND);
    guess += mobility * (first - second);
    return influence == 0
        ? guess
        : guess + influence * BlokusInfluence.difference(position, first > 0, second > 0);
  }

  @Override
  public List<Term> terms(Blokus position) {
    int laid = scale * position.margin();
    int first = position.placements(FIRST);
    int second = position.placements(SECOND);
    int moves = mobility * (first - second);
    Term squares = new Term("squares", laid);
    if (mobility == 0 && influence == 0) {
      return List.of(squares);
    } else if (influence == 0) {
      return List.of(squares, new Term("mobility", moves));
    }
    int ground = influence * BlokusInfluence.difference(position, first > 0, second > 0);
    return List.of(squares, new Term("mobility", moves), new Term("influence", ground));
  }
}
