/** The puzzle trainer and the board editor, used in a real browser. */
@NullMarked
package tabuleiro.app.browser.puzzle;

import org.jspecify.annotations.NullMarked;
