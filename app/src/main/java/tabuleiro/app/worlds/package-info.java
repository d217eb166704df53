/**
 * {@link tabuleiro.app.worlds.Worlds} lists the worlds; {@link tabuleiro.app.worlds.BenchTask}
 * defines the fixed work of the bench signature.
 */
@NullMarked
package tabuleiro.app.worlds;

import org.jspecify.annotations.NullMarked;
