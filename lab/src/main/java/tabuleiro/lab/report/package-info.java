/**
 * Reports. A {@link tabuleiro.lab.report.Document} of paragraphs, tables and plots becomes a
 * self-contained page ({@link tabuleiro.lab.report.HtmlReport}), Markdown ({@link
 * tabuleiro.lab.report.MarkdownReport}) or text for a terminal ({@link
 * tabuleiro.lab.report.PlainReport}). {@link tabuleiro.lab.report.Plots} draws the plots: {@code
 * Curves} and {@code Bars} lay out the chart, {@code Canvas} and {@code SvgText} write it, {@code
 * Theme} is its style.
 */
@NullMarked
package tabuleiro.lab.report;

import org.jspecify.annotations.NullMarked;
