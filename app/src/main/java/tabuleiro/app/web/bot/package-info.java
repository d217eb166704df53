/**
 * The bots in the games on the page. {@link tabuleiro.app.web.bot.LiveBots} keeps their processes
 * between moves and ends them. {@link tabuleiro.app.web.bot.BotProgress} is what the page shows of
 * a bot while it thinks.
 */
@NullMarked
package tabuleiro.app.web.bot;

import org.jspecify.annotations.NullMarked;
