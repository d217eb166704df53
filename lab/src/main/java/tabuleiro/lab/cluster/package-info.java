/**
 * Clusters: the tasks of an experiment on several machines. This package has what does not depend
 * on the engine that connects the machines: addresses, batches of tasks, and the interface of the
 * engine, which is a module of its own.
 */
@NullMarked
package tabuleiro.lab.cluster;

import org.jspecify.annotations.NullMarked;
