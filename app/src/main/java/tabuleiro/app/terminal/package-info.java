/**
 * The command line. {@link tabuleiro.app.terminal.TabuleiroCommand} holds the commands together and
 * turns whatever goes wrong into one sentence and an exit code; each command is a class of its own
 * name; {@link tabuleiro.app.terminal.WorldOptions} is the game, position or problem that most of
 * them speak of; {@link tabuleiro.app.terminal.Terminal} is where they write.
 */
@NullMarked
package tabuleiro.app.terminal;

import org.jspecify.annotations.NullMarked;
