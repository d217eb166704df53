/** Starters of bots in several languages, and the conformance check of a bot. */
@NullMarked
package tabuleiro.app.bot;

import org.jspecify.annotations.NullMarked;
