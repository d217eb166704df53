/**
 * Boards made of cells. {@link tabuleiro.core.grid.GridGame} and {@link
 * tabuleiro.core.grid.GridPuzzles} are where to begin: a world that describes its cells once, as a
 * {@link tabuleiro.core.grid.Grid}, gets its texts ({@link tabuleiro.core.grid.GridNotation}) and
 * its board on the page ({@link tabuleiro.core.grid.GridPicture}) for nothing. {@link
 * tabuleiro.core.grid.Cells} is a ready-made board for rules that need no bit tricks.
 */
@NullMarked
package tabuleiro.core.grid;

import org.jspecify.annotations.NullMarked;
