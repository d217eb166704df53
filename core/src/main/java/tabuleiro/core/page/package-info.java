/**
 * The contents of a world's page in the browser, as plain data. A {@link
 * tabuleiro.core.page.Picture} converts states and moves to data that a board draws. {@link
 * tabuleiro.core.page.WorldPage} holds the demo game, the figures of the rules and the keyboard
 * help.
 */
@NullMarked
package tabuleiro.core.page;

import org.jspecify.annotations.NullMarked;
