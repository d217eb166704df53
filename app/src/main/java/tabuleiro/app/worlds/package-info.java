/**
 * What there is: {@link tabuleiro.app.worlds.Worlds} lists the worlds, {@link
 * tabuleiro.app.worlds.BenchTask} the fixed work whose sum is the program's fingerprint.
 */
@NullMarked
package tabuleiro.app.worlds;

import org.jspecify.annotations.NullMarked;
