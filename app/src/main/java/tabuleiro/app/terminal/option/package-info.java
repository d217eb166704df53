/**
 * Groups of options that several commands share: the world and its position or problem, limits, the
 * store, reports.
 */
@NullMarked
package tabuleiro.app.terminal.option;

import org.jspecify.annotations.NullMarked;
