/** The commands, one class each, named like the command. */
@NullMarked
package tabuleiro.app.terminal.command;

import org.jspecify.annotations.NullMarked;
