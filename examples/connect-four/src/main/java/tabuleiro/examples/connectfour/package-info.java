/** Connect Four: rules, a description of the board as data, and texts. Nothing else is needed. */
@NullMarked
package tabuleiro.examples.connectfour;

import org.jspecify.annotations.NullMarked;
