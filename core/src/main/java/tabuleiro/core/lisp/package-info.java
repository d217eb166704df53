/**
 * The Lisp syntax of boards, problems and games. {@link tabuleiro.core.lisp.LispReader} reads it; a
 * {@link tabuleiro.core.lisp.Form} is a parsed form with its position in the text, and its {@code
 * toString} writes it back.
 */
@NullMarked
package tabuleiro.core.lisp;

import org.jspecify.annotations.NullMarked;
