/**
 * The execution of experiments. An experiment consists of {@link tabuleiro.lab.run.Task}s. A {@link
 * tabuleiro.lab.run.Runner}, here the threads of a {@link tabuleiro.lab.run.LocalPool}, gives them
 * to a {@link tabuleiro.lab.run.Worker}. A task is a description and a seed, so it can be performed
 * on any machine and repeated.
 */
@NullMarked
package tabuleiro.lab.run;

import org.jspecify.annotations.NullMarked;
