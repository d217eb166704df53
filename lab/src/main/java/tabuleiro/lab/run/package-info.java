/**
 * How the work of an experiment gets done. An experiment is cut into {@link
 * tabuleiro.lab.run.Task}s, which a {@link tabuleiro.lab.run.Runner} gives to {@link
 * tabuleiro.lab.run.Worker}s: here the threads of a {@link tabuleiro.lab.run.LocalPool}. A task is
 * a description and a seed, so it may be done on any machine, and twice.
 */
@NullMarked
package tabuleiro.lab.run;

import org.jspecify.annotations.NullMarked;
