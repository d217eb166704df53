/**
 * Boards made of cells. Start with {@link tabuleiro.core.grid.GridGame} and {@link
 * tabuleiro.core.grid.GridPuzzles}. A world that describes its cells as a {@link
 * tabuleiro.core.grid.Grid} gets its notation ({@link tabuleiro.core.grid.GridNotation}) and its
 * board on the page ({@link tabuleiro.core.grid.GridPicture}) for free. {@link
 * tabuleiro.core.grid.Cells} is a ready-made board for rules that need no bitboards.
 */
@NullMarked
package tabuleiro.core.grid;

import org.jspecify.annotations.NullMarked;
