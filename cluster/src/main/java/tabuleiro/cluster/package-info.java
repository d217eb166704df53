/** Clusters of Apache Spark: the driver, which stores results, and the nodes, which make them. */
@NullMarked
package tabuleiro.cluster;

import org.jspecify.annotations.NullMarked;
