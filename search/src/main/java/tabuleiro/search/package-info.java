/**
 * Algorithms, of any game and of none in particular: {@code duel} holds those for two players. They
 * know the core and nothing else.
 */
@NullMarked
package tabuleiro.search;

import org.jspecify.annotations.NullMarked;
