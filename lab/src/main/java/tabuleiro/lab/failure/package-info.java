/**
 * What users see of a player that could not go on with its game: the kind of failure, the last
 * lines of the dialogue, and the command that repeats it.
 */
@NullMarked
package tabuleiro.lab.failure;

import org.jspecify.annotations.NullMarked;
