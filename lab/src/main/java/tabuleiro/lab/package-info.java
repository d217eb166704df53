/**
 * Who plays whom, and what came of it: {@code match} holds single games, their referee and their
 * records. The lab knows games and players only through the core.
 */
@NullMarked
package tabuleiro.lab;

import org.jspecify.annotations.NullMarked;
