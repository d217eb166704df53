/**
 * The only place where everything is wired together. {@link tabuleiro.app.Main} is the door, {@code
 * worlds} the list of worlds, {@code terminal} the command line.
 */
@NullMarked
package tabuleiro.app;

import org.jspecify.annotations.NullMarked;
