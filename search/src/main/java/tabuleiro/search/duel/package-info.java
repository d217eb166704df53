/**
 * Players for two-player games. Textbook searches are in {@code textbook}, the strong engine in
 * {@code engine}. This package contains what both share ({@code MarginScale}, {@link
 * tabuleiro.search.duel.MarginEvaluation}), simple players, and {@link
 * tabuleiro.search.duel.DeadlinePlayer}.
 */
@NullMarked
package tabuleiro.search.duel;

import org.jspecify.annotations.NullMarked;
