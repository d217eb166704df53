/**
 * The engine and the exact solver of Quatro. {@link tabuleiro.games.quatro.engine.QuatroSearch}
 * searches the whole game tree with {@code QuatroTable} and {@link
 * tabuleiro.games.quatro.engine.QuatroSymmetry}. {@link tabuleiro.games.quatro.engine.QuatroEngine}
 * and {@link tabuleiro.games.quatro.engine.QuatroSolver} are built on it.
 */
@NullMarked
package tabuleiro.games.quatro.engine;

import org.jspecify.annotations.NullMarked;
