/**
 * The description of a world for commands, pages and experiments. A {@link
 * tabuleiro.core.world.World} has rule options ({@link tabuleiro.core.world.Rule}, {@link
 * tabuleiro.core.world.Variant}), a two-player {@link tabuleiro.core.world.Game} and single-agent
 * {@link tabuleiro.core.world.Puzzles}, with {@link tabuleiro.core.world.Problem}s read from a
 * {@link tabuleiro.core.world.ProblemFile}.
 */
@NullMarked
package tabuleiro.core.world;

import org.jspecify.annotations.NullMarked;
