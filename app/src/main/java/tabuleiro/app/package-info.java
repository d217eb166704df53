/**
 * The program, which connects all modules. {@link tabuleiro.app.Main} is the entry point. {@code
 * worlds} lists the worlds, {@code players} the players, {@code play} runs a game at the terminal,
 * {@code keyboard} reads input, {@code solve} solves puzzles, {@code lab} plans experiments, {@code
 * terminal} is the command line and {@code web} the web server.
 */
@NullMarked
package tabuleiro.app;

import org.jspecify.annotations.NullMarked;
