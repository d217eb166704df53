/**
 * Reports for people: a {@link tabuleiro.lab.report.Document} of paragraphs, tables and plots,
 * which becomes one self-contained HTML file or Markdown.
 */
@NullMarked
package tabuleiro.lab.report;

import org.jspecify.annotations.NullMarked;
