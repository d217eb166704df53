/**
 * What can be said of numbers that come from chance: read {@link tabuleiro.lab.statistics.Summary}
 * and {@link tabuleiro.lab.statistics.Interval} first (how large, and how sure), then {@link
 * tabuleiro.lab.statistics.Significance} (are two samples different), then {@link
 * tabuleiro.lab.statistics.BradleyTerry} (how strong are many players). {@code docs/lab/reports.md}
 * has the formulas and how to read them.
 */
@NullMarked
package tabuleiro.lab.statistics;

import org.jspecify.annotations.NullMarked;
