package tabuleiro.lab.study;

import java.util.Locale;
import tabuleiro.core.text.Message;

/** The sentences and numbers of a report in the user's language. Immutable. */
record StudyTexts(Locale locale) {
  static final String BUNDLE = "tabuleiro.lab.study.messages";

  /** The content of a cell without a value. */
  static final String NOTHING = "–";

  String text(String key, Object... arguments) {
    return Message.of(BUNDLE, key, arguments).in(locale);
  }

  /** An integer unchanged, any other number with at most this many decimals. */
  String number(double value, int decimals) {
    return value == Math.rint(value) && Math.abs(value) < 0x1p62
        ? String.valueOf((long) value)
        : fixed(value, decimals);
  }

  String number(long value) {
    return String.valueOf(value);
  }

  String fixed(double value, int decimals) {
    return String.format(locale, "%." + decimals + "f", value);
  }
}
