/** The user's own heuristics and evaluations on the page: the files of {@code serve --mine DIR}. */
@NullMarked
package tabuleiro.app.web.code;

import org.jspecify.annotations.NullMarked;
