/**
 * Tests that every world must pass, extended by the tests of each world. {@link
 * tabuleiro.testkit.GameContract} and {@link tabuleiro.testkit.PuzzleContract} check the contracts
 * of the core by random play. {@link tabuleiro.testkit.Differential} compares the fast rules with
 * an independent reference implementation. {@link tabuleiro.testkit.PerftContract} and {@link
 * tabuleiro.testkit.PlaythroughContract} read golden files. {@link
 * tabuleiro.testkit.BundleContract} checks that every text exists in every language.
 */
@NullMarked
package tabuleiro.testkit;

import org.jspecify.annotations.NullMarked;
