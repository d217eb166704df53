/**
 * Finds better weights. A {@link tabuleiro.lab.tune.method.Tuner} proposes points and learns from
 * their scores. {@link tabuleiro.lab.tune.Tuning} turns its proposals into tasks, drops bad points
 * early ({@link tabuleiro.lab.tune.Race}), scores the best again, and finally decides on held-out
 * instances whether the weights have improved. What is tuned is only known as a {@link
 * tabuleiro.lab.tune.Fitness}.
 */
@NullMarked
package tabuleiro.lab.tune;

import org.jspecify.annotations.NullMarked;
