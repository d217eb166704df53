/**
 * What a person types: {@link tabuleiro.app.keyboard.Keyboard}, by plain reading or, at a real
 * terminal, with editing, history and completion.
 */
@NullMarked
package tabuleiro.app.keyboard;

import org.jspecify.annotations.NullMarked;
