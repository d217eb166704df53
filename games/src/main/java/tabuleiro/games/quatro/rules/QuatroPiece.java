package tabuleiro.games.quatro.rules;

import java.util.List;
import tabuleiro.core.text.Words;

/**
 * The sixteen pieces. A piece is four bits, one per attribute:
 *
 * <pre>
 *   bit         3           2        1          0
 *   attribute   densidade   altura   forma      cor
 *   0           oca         alta     redonda    branca
 *   1           cheia       baixa    quadrada   preta
 * </pre>
 *
 * <p>The text of a piece is the four words in the order cor, forma, altura, densidade. The short
 * code is their first letters: {@code pqbc}. Codes are read in any order, although b stands for
 * both branca and baixa: after removing shape and density, a p or a second b determines what the
 * other letter means.
 */
public final class QuatroPiece {
  /** No piece. */
  public static final int NONE = 16;

  private static final String[][] WORDS = {
    {"branca", "preta"}, {"redonda", "quadrada"}, {"alta", "baixa"}, {"oca", "cheia"}
  };
  private static final String[] TEXTS = new String[16];
  private static final String[] CODES = new String[16];
  private static final long[] SPREAD = new long[16];
  private static final long[] OPPOSITE = new long[16];

  static {
    for (int piece = 0; piece < 16; piece++) {
      StringBuilder text = new StringBuilder();
      StringBuilder code = new StringBuilder();
      for (int attribute = 0; attribute < 4; attribute++) {
        int value = piece >> attribute & 1;
        String word = WORDS[attribute][value];
        text.append(attribute == 0 ? "" : " ").append(word);
        code.append(word.charAt(0));
        SPREAD[piece] |= (long) value << (16 * attribute);
      }
      TEXTS[piece] = text.toString();
      CODES[piece] = code.toString();
      OPPOSITE[piece] = ~(SPREAD[piece] * 0xFFFF);
    }
  }

  private QuatroPiece() {}

  /** The piece on square 0 of four attribute planes; shift it left by the square. */
  public static long spread(int piece) {
    return SPREAD[piece];
  }

  /** Full lanes for the attributes whose value is 0. */
  static long opposite(int piece) {
    return OPPOSITE[piece];
  }

  /** The piece on an occupied square of four attribute planes. */
  static int at(long planes, int square) {
    long bits = planes >>> square;
    return (int) ((bits & 1) | (bits >>> 15 & 2) | (bits >>> 30 & 4) | (bits >>> 45 & 8));
  }

  /** The four words: {@code preta quadrada baixa cheia}. */
  public static String text(int piece) {
    return TEXTS[piece];
  }

  /** The short code: {@code pqbc}. */
  public static String code(int piece) {
    return CODES[piece];
  }

  /** The word for a value of an attribute. */
  static String word(int attribute, int value) {
    return WORDS[attribute][value];
  }

  /** Twice the attribute plus the value of a word, ignoring case; -1 if unknown. */
  static int meaning(String word) {
    for (int i = 0; i < 8; i++) {
      if (WORDS[i >> 1][i & 1].equalsIgnoreCase(word)) {
        return i;
      }
    }
    return -1;
  }

  /** The piece with a short code, letters in any order; {@link #NONE} if the code is invalid. */
  static int ofCode(String code) {
    String letters = Words.lower(code);
    for (int piece = 0; letters.length() == 4 && piece < 16; piece++) {
      if (sorted(CODES[piece]).equals(sorted(letters))) {
        return piece;
      }
    }
    return NONE;
  }

  private static String sorted(String letters) {
    return letters.chars().sorted().mapToObj(Character::toString).reduce("", String::concat);
  }

  /** The piece with four words in any order or one code; {@link #NONE} if they are invalid. */
  static int ofWords(List<String> words) {
    if (words.size() == 1) {
      return ofCode(words.get(0));
    }
    int piece = 0;
    int named = 0;
    for (String word : words) {
      int meaning = meaning(word);
      if (meaning < 0 || words.size() != 4) {
        return NONE;
      }
      named |= 1 << (meaning >> 1);
      piece |= (meaning & 1) << (meaning >> 1);
    }
    return named == 15 ? piece : NONE;
  }
}
