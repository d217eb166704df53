/**
 * Text in a limited width. {@link tabuleiro.core.layout.TextLines} breaks texts into lines; {@link
 * tabuleiro.core.layout.TableLayout} fits the columns of a table, and {@link
 * tabuleiro.core.layout.TextTable} writes a table whose rows are all known.
 */
@NullMarked
package tabuleiro.core.layout;

import org.jspecify.annotations.NullMarked;
