/**
 * Studies: everything in a list tried on everything in another, each run for itself and within
 * limits. A {@link tabuleiro.lab.study.StudyFile} says what is tried; a {@link
 * tabuleiro.lab.study.StudyPlan} gets it done; {@link tabuleiro.lab.study.SolveReport}, {@link
 * tabuleiro.lab.study.PlayReport} and {@link tabuleiro.lab.study.TrialReport} tell what came of it,
 * beside what others {@link tabuleiro.lab.study.ReportedResults}.
 */
@NullMarked
package tabuleiro.lab.study;

import org.jspecify.annotations.NullMarked;
