/**
 * Single-agent search algorithms for any puzzle. Each is a short class with its textbook name and
 * cites its source; {@link tabuleiro.search.solo.SolverOptions} holds the options that change their
 * counts.
 */
@NullMarked
package tabuleiro.search.solo;

import org.jspecify.annotations.NullMarked;
