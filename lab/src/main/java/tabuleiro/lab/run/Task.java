package tabuleiro.lab.run;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A piece of an experiment's work. The same task gives the same result wherever and however often
 * it is done, unless a limit of it is on time.
 *
 * @param key names the task within its experiment, such as {@code A/astar/holes/0}
 * @param what all there is to know to do it
 * @param seed decides what chance decides
 */
public record Task(String key, JsonNode what, long seed) {}
