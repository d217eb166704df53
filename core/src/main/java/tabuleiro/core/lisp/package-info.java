/**
 * The Lisp that boards, problems and games are written in: {@link tabuleiro.core.lisp.Form} is a
 * piece of it that knows where it stood, {@link tabuleiro.core.lisp.LispReader} reads it, and
 * {@code toString} of a form writes it.
 */
@NullMarked
package tabuleiro.core.lisp;

import org.jspecify.annotations.NullMarked;
