/** The menus of the course programs for {@code play} and {@code solve}. */
@NullMarked
package tabuleiro.app.terminal.menu;

import org.jspecify.annotations.NullMarked;
