/**
 * The tuning methods. Each {@link tabuleiro.lab.tune.method.Tuner} asks for the scores of points in
 * the unit cube and learns from them.
 */
@NullMarked
package tabuleiro.lab.tune.method;

import org.jspecify.annotations.NullMarked;
