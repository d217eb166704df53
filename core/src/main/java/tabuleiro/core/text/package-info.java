/**
 * Text for users. {@link tabuleiro.core.text.Notation} writes, reads and draws the states of a
 * world. {@link tabuleiro.core.text.Message} is a translatable message. {@link
 * tabuleiro.core.text.InputException} reports invalid input with its position and quotes it ({@link
 * tabuleiro.core.text.Quotation}). {@link tabuleiro.core.text.TextScanner}, {@link
 * tabuleiro.core.text.Words} and {@link tabuleiro.core.text.Numerals} take texts apart in linear
 * time; readers use them instead of regular expressions. {@link tabuleiro.core.text.DrawingStyle}
 * and {@link tabuleiro.core.text.BoardColour} control drawings.
 */
@NullMarked
package tabuleiro.core.text;

import org.jspecify.annotations.NullMarked;
