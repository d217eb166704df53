/**
 * Groups of options shared by several commands: the world and its position or problem, limits, the
 * store and reports.
 */
@NullMarked
package tabuleiro.app.terminal.option;

import org.jspecify.annotations.NullMarked;
