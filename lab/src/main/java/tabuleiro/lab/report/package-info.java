/**
 * Reports for people: a {@link tabuleiro.lab.report.Document} of paragraphs, tables and plots
 * becomes one self-contained page by {@link tabuleiro.lab.report.HtmlReport}, text for repositories
 * by {@link tabuleiro.lab.report.MarkdownReport} or for a terminal by {@link
 * tabuleiro.lab.report.PlainReport}. {@link tabuleiro.lab.report.Plots} draws: {@code Curves} and
 * {@code Bars} set out the chart, {@code Canvas} and {@code SvgText} write it, {@code Theme} is its
 * look.
 */
@NullMarked
package tabuleiro.lab.report;

import org.jspecify.annotations.NullMarked;
