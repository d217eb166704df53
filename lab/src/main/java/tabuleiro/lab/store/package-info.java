/**
 * Persistent experiments: a {@link tabuleiro.lab.store.Store} holds each {@link
 * tabuleiro.lab.store.Experiment} with its description, its manifest and the results of its tasks.
 */
@NullMarked
package tabuleiro.lab.store;

import org.jspecify.annotations.NullMarked;
