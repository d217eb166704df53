/**
 * The types that all worlds and all searches share.
 *
 * <p>Read {@link tabuleiro.core.State} first; then its subtypes, {@link tabuleiro.core.Position}
 * for two-player games and {@link tabuleiro.core.Puzzle} for single-agent problems; then {@link
 * tabuleiro.core.MoveList}, {@link tabuleiro.core.Zobrist} and {@link tabuleiro.core.Perft}. The
 * subpackages hold text ({@code lisp}, {@code text}), the description of a world ({@code world})
 * and players ({@code player}).
 */
@NullMarked
package tabuleiro.core;

import org.jspecify.annotations.NullMarked;
