/**
 * Benchmarks. {@link tabuleiro.bench.RulesBenchmark} counts legal move sequences with the fast
 * rules and with the reference rules; {@link tabuleiro.bench.RulesReport} runs it and prints rates,
 * their ratio and bytes allocated per node. {@link tabuleiro.bench.DuelBenchmark} and {@link
 * tabuleiro.bench.DuelReport} compare the engine with aima-core's alpha-beta and the textbook one.
 * {@link tabuleiro.bench.SolveBenchmark} and {@link tabuleiro.bench.SolveReport} compare our
 * single-agent searches with two libraries. {@link tabuleiro.bench.EndlessBenchmark} and {@link
 * tabuleiro.bench.EndlessReport} compare the fast and the reference controllers of endless Tetris.
 * {@link tabuleiro.bench.BotReport} measures what the referee adds to the time of a bot.
 */
@NullMarked
package tabuleiro.bench;

import org.jspecify.annotations.NullMarked;
