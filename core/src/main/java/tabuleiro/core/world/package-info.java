/**
 * What commands, pages and experiments need to know of a world: a {@link
 * tabuleiro.core.world.World} is described by its rule switches ({@link tabuleiro.core.world.Rule},
 * {@link tabuleiro.core.world.Variant}), its {@link tabuleiro.core.world.Game} for two and its
 * {@link tabuleiro.core.world.Puzzles} for one, with the {@link tabuleiro.core.world.Problem}s that
 * a {@link tabuleiro.core.world.ProblemFile} holds.
 */
@NullMarked
package tabuleiro.core.world;

import org.jspecify.annotations.NullMarked;
