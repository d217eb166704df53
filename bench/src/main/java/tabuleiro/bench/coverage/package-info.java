/**
 * How often the intervals of Elo contain the truth: {@link tabuleiro.bench.coverage.CoverageReport}
 * prints the table of {@code docs/experiments/statistics.md}.
 */
@NullMarked
package tabuleiro.bench.coverage;

import org.jspecify.annotations.NullMarked;
