/**
 * Output of commands: {@link tabuleiro.app.terminal.output.Terminal}, JSON, exit codes, files,
 * progress, and the printers of analyses, matches and solutions.
 */
@NullMarked
package tabuleiro.app.terminal.output;

import org.jspecify.annotations.NullMarked;
