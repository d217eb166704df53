/**
 * What a world brings for the page in the browser, as plain data: {@link
 * tabuleiro.core.page.Picture} turns its states and moves into data that a board draws; {@link
 * tabuleiro.core.page.WorldPage} holds its demo game, the figures of its rules and its key help.
 */
@NullMarked
package tabuleiro.core.page;

import org.jspecify.annotations.NullMarked;
