/**
 * Heuristics and evaluations of the user: programs in Lisp, Java or any language that are named
 * where a built-in one could be named, and the process that runs them.
 */
@NullMarked
package tabuleiro.app.code;

import org.jspecify.annotations.NullMarked;
