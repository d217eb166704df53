/**
 * Textbook searches, to read, compare and trace. Read {@link
 * tabuleiro.search.duel.textbook.ReferenceMinimax} first: every faster search is checked against
 * this definition. {@code Minimax}, {@code Negamax}, {@code AlphaBeta}, {@code PrincipalVariation}
 * and {@code MtdF} take a page each. They share a {@link tabuleiro.search.duel.textbook.GameTree},
 * which counts nodes and reports to a {@link tabuleiro.search.duel.textbook.SearchTracer}. {@link
 * tabuleiro.search.duel.textbook.Textbook} is the player.
 */
@NullMarked
package tabuleiro.search.duel.textbook;

import org.jspecify.annotations.NullMarked;
