/** Tests of quatro, and its rules written a second time, plainly. */
@NullMarked
package tabuleiro.games.quatro;

import org.jspecify.annotations.NullMarked;
