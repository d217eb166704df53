/** The page of a game, in a real browser. */
@NullMarked
package tabuleiro.app.browser.board;

import org.jspecify.annotations.NullMarked;
