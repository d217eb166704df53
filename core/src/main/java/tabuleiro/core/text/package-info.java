/**
 * Text for users. {@link tabuleiro.core.text.Notation} writes, reads and draws the states of a
 * world. {@link tabuleiro.core.text.Message} is a translatable message. {@link
 * tabuleiro.core.text.InputException} reports invalid input with its position. {@link
 * tabuleiro.core.text.DrawingStyle} and {@link tabuleiro.core.text.BoardColour} control drawings.
 */
@NullMarked
package tabuleiro.core.text;

import org.jspecify.annotations.NullMarked;
