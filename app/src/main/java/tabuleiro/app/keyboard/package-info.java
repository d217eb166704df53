/**
 * Keyboard input: {@link tabuleiro.app.keyboard.Keyboard} has a plain implementation and one for
 * real terminals with editing, history and completion.
 */
@NullMarked
package tabuleiro.app.keyboard;

import org.jspecify.annotations.NullMarked;
