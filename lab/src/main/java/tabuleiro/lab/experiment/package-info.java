/**
 * The common part of all experiments. A {@link tabuleiro.lab.experiment.Description} is read from a
 * file and becomes a {@link tabuleiro.lab.experiment.Plan}. An {@link
 * tabuleiro.lab.experiment.ExperimentRun} runs it, stores every result and never repeats a task.
 */
@NullMarked
package tabuleiro.lab.experiment;

import org.jspecify.annotations.NullMarked;
