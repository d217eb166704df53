/**
 * Connects experiments with games and algorithms. The lab module knows only names and numbers; this
 * package resolves them to problems, players and searches. {@link tabuleiro.app.lab.Plans} creates
 * a plan from any description.
 */
@NullMarked
package tabuleiro.app.lab;

import org.jspecify.annotations.NullMarked;
