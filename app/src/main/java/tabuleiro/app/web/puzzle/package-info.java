/** The puzzle trainer: problems to solve by hand, a new one each day, and their proved optimum. */
@NullMarked
package tabuleiro.app.web.puzzle;

import org.jspecify.annotations.NullMarked;
