/**
 * Monte-Carlo tree search for games of two: {@link tabuleiro.search.mcts.Uct} plays games out by
 * chance and lets the results say where to look. Games that are hard to judge half-way are easy to
 * play to the end.
 */
@NullMarked
package tabuleiro.search.mcts;

import org.jspecify.annotations.NullMarked;
