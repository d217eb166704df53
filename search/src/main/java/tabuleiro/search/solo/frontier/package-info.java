/**
 * The data structures of frontier searches: nodes in arrays ({@link
 * tabuleiro.search.solo.frontier.NodeStore}), priority queues ({@link
 * tabuleiro.search.solo.frontier.NodeQueue}) and their memory limit ({@link
 * tabuleiro.search.solo.frontier.NodeMemory}).
 */
@NullMarked
package tabuleiro.search.solo.frontier;

import org.jspecify.annotations.NullMarked;
