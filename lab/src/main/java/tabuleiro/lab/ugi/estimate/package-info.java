/** Estimates of states by bots. */
@NullMarked
package tabuleiro.lab.ugi.estimate;

import org.jspecify.annotations.NullMarked;
