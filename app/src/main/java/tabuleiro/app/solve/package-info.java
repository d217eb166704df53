/**
 * Puzzle solving: {@link tabuleiro.app.solve.Algorithm} lists the searches, {@link
 * tabuleiro.app.solve.Answer} is the result of a search with the courses' statistics, {@link
 * tabuleiro.app.solve.SolutionFile} and {@link tabuleiro.app.solve.TraceFile} write files.
 */
@NullMarked
package tabuleiro.app.solve;

import org.jspecify.annotations.NullMarked;
