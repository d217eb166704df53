/**
 * Benchmarks: {@link tabuleiro.bench.RulesBenchmark} counts legal sequences with the fast rules and
 * with the plain ones in one run; {@link tabuleiro.bench.RulesReport} runs it and prints rates,
 * their ratio and bytes allocated per node.
 */
@NullMarked
package tabuleiro.bench;

import org.jspecify.annotations.NullMarked;
