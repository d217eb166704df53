/**
 * What a bot's process consists of: the streams between it and the referee, bounded and read by
 * threads, the process table of the system, and the words of a command.
 */
@NullMarked
package tabuleiro.lab.bot.system;

import org.jspecify.annotations.NullMarked;
