/**
 * The command line. {@link tabuleiro.app.terminal.TabuleiroCommand} registers the commands and
 * turns every error into one sentence and an exit code.
 */
@NullMarked
package tabuleiro.app.terminal;

import org.jspecify.annotations.NullMarked;
