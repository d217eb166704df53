/**
 * Benchmarks: {@link tabuleiro.bench.RulesBenchmark} counts legal sequences with the fast rules and
 * with the plain ones in one run; {@link tabuleiro.bench.RulesReport} runs it and prints rates,
 * their ratio and bytes allocated per node. {@link tabuleiro.bench.DuelBenchmark} and {@link
 * tabuleiro.bench.DuelReport} hold the engine beside aima-core's alpha-beta and the textbook one.
 * {@link tabuleiro.bench.EndlessBenchmark} and {@link tabuleiro.bench.EndlessReport} do so with the
 * fast and the plain controllers of endless Tetris.
 */
@NullMarked
package tabuleiro.bench;

import org.jspecify.annotations.NullMarked;
