/**
 * Users' heuristics and evaluations in Common Lisp, run by Armed Bear Common Lisp. This module is
 * optional: it has its own jar, and nothing else depends on it.
 */
@NullMarked
package tabuleiro.lisp;

import org.jspecify.annotations.NullMarked;
