/**
 * The only place where everything is wired together. {@link tabuleiro.app.Main} is the door, {@code
 * worlds} the list of worlds, {@code players} who can play, {@code play} a game at the terminal,
 * {@code keyboard} what is typed, {@code solve} the solving of puzzles, {@code terminal} the
 * command line.
 */
@NullMarked
package tabuleiro.app;

import org.jspecify.annotations.NullMarked;
