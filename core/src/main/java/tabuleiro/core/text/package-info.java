/**
 * Text for people: {@link tabuleiro.core.text.Notation} writes, reads and draws the states of a
 * world; {@link tabuleiro.core.text.Message} is a sentence that exists in every language; {@link
 * tabuleiro.core.text.InputException} is what is wrong with a text, where, and what was expected;
 * {@link tabuleiro.core.text.DrawingStyle} and {@link tabuleiro.core.text.BoardColour} say how to
 * draw.
 */
@NullMarked
package tabuleiro.core.text;

import org.jspecify.annotations.NullMarked;
