/**
 * Where experiments meet games and algorithms: the lab knows only names and numbers; here they
 * become problems, players and searches. {@link tabuleiro.app.lab.Plans} makes a plan of any
 * description.
 */
@NullMarked
package tabuleiro.app.lab;

import org.jspecify.annotations.NullMarked;
