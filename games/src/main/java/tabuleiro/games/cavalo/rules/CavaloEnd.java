package tabuleiro.games.cavalo.rules;

import java.util.Locale;

/** When the game of two knights ends. */
public enum CavaloEnd {
  /** When neither knight can move; a knight that cannot move while the other can passes. */
  OFFICIAL,
  /** Also as soon as one knight cannot move and the other side leads. */
  COURSE,
  /** As soon as the knight whose turn it is cannot move; nobody ever passes. */
  BRAINKING;

  static CavaloEnd of(String text) {
    return valueOf(text.toUpperCase(Locale.ROOT));
  }

  String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
