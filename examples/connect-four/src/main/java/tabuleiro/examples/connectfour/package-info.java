/** Connect Four: rules, a description of the board as data, texts; nothing else is needed. */
@NullMarked
package tabuleiro.examples.connectfour;

import org.jspecify.annotations.NullMarked;
