/**
 * General search algorithms: {@code duel} and {@code mcts} for two players, {@code solo} for
 * single-agent puzzles. They depend only on the core.
 */
@NullMarked
package tabuleiro.search;

import org.jspecify.annotations.NullMarked;
