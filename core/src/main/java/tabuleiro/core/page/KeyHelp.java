package tabuleiro.core.page;

/**
 * A line of the key help.
 *
 * @param keys what to press, as it is printed: {@code ← →}
 * @param text the end of the key {@code keys.TEXT} in the world's bundle, which says what it does
 */
public record KeyHelp(String keys, String text) {}
