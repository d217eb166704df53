/**
 * Studies: every item of one list is tried on every item of another, in independent runs with
 * limits. A {@link tabuleiro.lab.study.StudyFile} describes the runs; a {@link
 * tabuleiro.lab.study.StudyPlan} performs them; {@link tabuleiro.lab.study.SolveReport}, {@link
 * tabuleiro.lab.study.PlayReport} and {@link tabuleiro.lab.study.TrialReport} report the results,
 * next to {@link tabuleiro.lab.study.ReportedResults} of others.
 */
@NullMarked
package tabuleiro.lab.study;

import org.jspecify.annotations.NullMarked;
