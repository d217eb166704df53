/** The commands for bots: programs in any language that play over lines of text. */
@NullMarked
package tabuleiro.app.terminal.bot;

import org.jspecify.annotations.NullMarked;
