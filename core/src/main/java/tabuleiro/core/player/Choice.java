package tabuleiro.core.player;

/** The move a player chose and how it was found. */
public record Choice(int move, Report report) {}
