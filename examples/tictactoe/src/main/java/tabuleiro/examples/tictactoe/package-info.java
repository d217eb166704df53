/** Noughts and crosses: the smallest world, to copy from. */
@NullMarked
package tabuleiro.examples.tictactoe;

import org.jspecify.annotations.NullMarked;
