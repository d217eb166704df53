/**
 * Solving as users see it: {@link tabuleiro.app.solve.Algorithm} names the searches, {@link
 * tabuleiro.app.solve.Answer} is what one of them found with the statistics of the courses, {@link
 * tabuleiro.app.solve.SolutionFile} and {@link tabuleiro.app.solve.TraceFile} write files.
 */
@NullMarked
package tabuleiro.app.solve;

import org.jspecify.annotations.NullMarked;
