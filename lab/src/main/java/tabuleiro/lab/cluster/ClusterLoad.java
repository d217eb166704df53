package tabuleiro.lab.cluster;

/**
 * What a cluster does for an experiment.
 *
 * @param hosts the number of machines
 * @param cores the number of tasks that they can perform at the same time
 * @param utilisation the part of the time in which the cores performed tasks, 0 to 1
 */
public record ClusterLoad(int hosts, int cores, double utilisation) {}
