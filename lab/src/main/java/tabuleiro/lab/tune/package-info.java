/**
 * Finds better weights for anything that has some. A {@link tabuleiro.lab.tune.method.Tuner} asks
 * for scores of points and learns from them; {@link tabuleiro.lab.tune.Tuning} turns its questions
 * into tasks, gives bad points up early ({@link tabuleiro.lab.tune.Race}), looks at the best again,
 * and says at the end, on instances that nobody has seen, whether anything was won. What is tuned
 * is only known as a {@link tabuleiro.lab.tune.Fitness}.
 */
@NullMarked
package tabuleiro.lab.tune;

import org.jspecify.annotations.NullMarked;
