/** Noughts and crosses: the smallest world, meant as a template. */
@NullMarked
package tabuleiro.examples.tictactoe;

import org.jspecify.annotations.NullMarked;
