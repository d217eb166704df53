package tabuleiro.core.page;

/**
 * A line of the keyboard help.
 *
 * @param keys the keys as printed: {@code ← →}
 * @param text the end of the key {@code keys.TEXT} in the world's bundle, which describes the
 *     action
 */
public record KeyHelp(String keys, String text) {}
