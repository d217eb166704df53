/**
 * Players for games of two. Read {@link tabuleiro.search.duel.ReferenceMinimax} first: it is the
 * definition that every faster search is checked against.
 *
 * <p>For reading: {@code MaxMin}, {@code Negamax}, {@code AlphaBeta}, {@code PrincipalVariation}
 * and {@code MtdF}, a page each, on a {@code GameTree} that counts and tells a {@link
 * tabuleiro.search.duel.SearchTracer}; {@link tabuleiro.search.duel.Textbook} plays by any of them.
 *
 * <p>For playing: {@link tabuleiro.search.duel.Engine}, made of a {@code Searcher} per thread, the
 * {@code Deepening} of a root and the {@code TranspositionTable}; {@link
 * tabuleiro.search.duel.EngineOracle} proves values with it.
 */
@NullMarked
package tabuleiro.search.duel;

import org.jspecify.annotations.NullMarked;
