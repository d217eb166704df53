/**
 * Searches as tasks, which any machine can perform: problems for solvers and positions for players.
 * A task holds text only, and its result is the outcome of the search as JSON.
 */
@NullMarked
package tabuleiro.app.task;

import org.jspecify.annotations.NullMarked;
