/** The names that users give to heuristics, algorithms, evaluations and players. */
@NullMarked
package tabuleiro.app.names;

import org.jspecify.annotations.NullMarked;
