/**
 * The general engine for any game. An {@link tabuleiro.search.duel.engine.Engine} consists of one
 * {@code Searcher} per thread, the iterative {@code Deepening} of the root and a shared {@code
 * TranspositionTable}. {@link tabuleiro.search.duel.engine.EngineOracle} proves values with it.
 */
@NullMarked
package tabuleiro.search.duel.engine;

import org.jspecify.annotations.NullMarked;
