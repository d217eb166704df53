/**
 * Searches for one agent, of any puzzle. Each is a short class named as the textbooks name it and
 * cites its source; {@link tabuleiro.search.solo.SolverOptions} holds what changes their counts.
 */
@NullMarked
package tabuleiro.search.solo;

import org.jspecify.annotations.NullMarked;
