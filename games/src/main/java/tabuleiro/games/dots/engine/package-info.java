/**
 * The engine and the exact solver of Dots and Boxes. They model a board as coins on strings ({@link
 * tabuleiro.games.dots.engine.DotsCoins}). {@link tabuleiro.games.dots.engine.DotsQuiet} is a
 * mutable position of coins, {@code DotsLinks} finds its chains and moves, and {@code DotsTurn}
 * decides which boxes to take. {@code DotsSearch} proves bounds with the moves and keys of {@code
 * DotsMoves}, the table {@code DotsTable} and the endings of {@code DotsEndings}; {@code DotsRace}
 * runs it in several threads. {@code DotsProof} turns bounds into exact values and {@link
 * tabuleiro.games.dots.engine.DotsSolver} returns them. {@link
 * tabuleiro.games.dots.engine.DotsEngine} plays; it searches with {@code DotsOpening} and {@code
 * DotsEstimate} if a proof would take too long.
 */
@NullMarked
package tabuleiro.games.dots.engine;

import org.jspecify.annotations.NullMarked;
