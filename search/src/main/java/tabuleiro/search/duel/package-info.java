/**
 * Players for games of two. Read {@link tabuleiro.search.duel.Minimax} first: it is the definition
 * that every faster search is checked against.
 */
@NullMarked
package tabuleiro.search.duel;

import org.jspecify.annotations.NullMarked;
