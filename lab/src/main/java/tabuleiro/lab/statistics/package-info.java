/**
 * Statistics. Read {@link tabuleiro.lab.statistics.Summary} and {@link
 * tabuleiro.lab.statistics.Interval} first (size and confidence), then {@link
 * tabuleiro.lab.statistics.BradleyTerry} (strengths of many players). {@code docs/lab/reports.md}
 * has the formulas and explains how to read them.
 */
@NullMarked
package tabuleiro.lab.statistics;

import org.jspecify.annotations.NullMarked;
