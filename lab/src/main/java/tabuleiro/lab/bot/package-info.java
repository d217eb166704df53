/**
 * Bots: external programs that play. A {@link tabuleiro.lab.bot.Bot} describes how a program is
 * started and what it may use; a {@link tabuleiro.lab.bot.BotProcess} is one running, contained and
 * limited, so that nothing a program does can disturb the referee or outlive it.
 */
@NullMarked
package tabuleiro.lab.bot;

import org.jspecify.annotations.NullMarked;
