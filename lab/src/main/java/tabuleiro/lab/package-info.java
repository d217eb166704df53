/**
 * Experiments: matches, tournaments, studies and tuning, with their statistics, storage and
 * reports. The lab knows games and players only through the core.
 */
@NullMarked
package tabuleiro.lab;

import org.jspecify.annotations.NullMarked;
