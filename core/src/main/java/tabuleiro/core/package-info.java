/**
 * The middle of the star: what every world and every search agrees on.
 *
 * <p>Read {@link tabuleiro.core.State} first, the trunk; then its two leaves, {@link
 * tabuleiro.core.Position} for games of two and {@link tabuleiro.core.Puzzle} for problems of one;
 * then {@link tabuleiro.core.MoveList}, {@link tabuleiro.core.Zobrist} and {@link
 * tabuleiro.core.Perft}. The packages beside this one hold text ({@code lisp}, {@code text}), the
 * description of a world ({@code world}) and of those who play ({@code player}).
 */
@NullMarked
package tabuleiro.core;

import org.jspecify.annotations.NullMarked;
