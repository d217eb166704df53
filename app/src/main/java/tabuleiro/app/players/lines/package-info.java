/** The best lines of a position, for the analysis in the terminal and on the page. */
@NullMarked
package tabuleiro.app.players.lines;

import org.jspecify.annotations.NullMarked;
