/**
 * Tests that every world must pass, to be extended by the tests of each: {@link
 * tabuleiro.testkit.GameContract} and {@link tabuleiro.testkit.PuzzleContract} check the promises
 * of the core by random play; {@link tabuleiro.testkit.Differential} compares the fast rules with a
 * plain second writing of them; {@link tabuleiro.testkit.PerftContract} and {@link
 * tabuleiro.testkit.PlaythroughContract} read golden files; {@link
 * tabuleiro.testkit.BundleContract} checks that every text exists in every language.
 */
@NullMarked
package tabuleiro.testkit;

import org.jspecify.annotations.NullMarked;
