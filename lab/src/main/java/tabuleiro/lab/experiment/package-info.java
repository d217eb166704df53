/**
 * What all experiments have in common: a {@link tabuleiro.lab.experiment.Description} is read from
 * a file, becomes a {@link tabuleiro.lab.experiment.Plan}, and is worked on at a {@link
 * tabuleiro.lab.experiment.ExperimentRun}, which remembers what is done and never does it again.
 */
@NullMarked
package tabuleiro.lab.experiment;

import org.jspecify.annotations.NullMarked;
