package tabuleiro.core.text;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * A sentence for people, not yet in any language: a key in a resource bundle and what goes into its
 * gaps. It becomes text only at the border, where the reader's language is known.
 *
 * @param bundle the base name of the bundle, such as {@code tabuleiro.games.dots.messages}
 * @param arguments strings, numbers or further messages
 */
public record Message(String bundle, String key, List<Object> arguments) {
  private static final ResourceBundle.Control NO_FALLBACK =
      ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

  public Message {
    arguments = List.copyOf(arguments);
  }

  public static Message of(String bundle, String key, Object... arguments) {
    return new Message(bundle, key, List.of(arguments));
  }

  /** The sentence in a language; English where the language has none. */
  public String in(Locale locale) {
    String pattern = ResourceBundle.getBundle(bundle, locale, NO_FALLBACK).getString(key);
    Object[] texts = new Object[arguments.size()];
    for (int i = 0; i < texts.length; i++) {
      // Numbers go in as written: 1000, not 1,000 or 1.000.
      texts[i] = arguments.get(i) instanceof Message m ? m.in(locale) : arguments.get(i).toString();
    }
    return new MessageFormat(pattern, locale).format(texts);
  }
}
