/**
 * Commands that a world adds to the program. A {@link tabuleiro.core.command.WorldCommand} declares
 * its options as data and writes to a {@link tabuleiro.core.command.Console}; the program parses
 * the command line, checks the values, prints help and JSON, and decides on the exit code.
 */
@NullMarked
package tabuleiro.core.command;

import org.jspecify.annotations.NullMarked;
