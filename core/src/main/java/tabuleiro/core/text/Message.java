package tabuleiro.core.text;

import java.nio.file.Path;
import java.text.DecimalFormatSymbols;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * A message for users, independent of language: a key in a resource bundle and its arguments. It is
 * formatted only where the user's language is known.
 *
 * @param bundle the base name of the bundle, such as {@code tabuleiro.games.dots.messages}
 * @param arguments strings, numbers, nested messages, {@link Quotation.Names} or {@link
 *     Quotation.Detail}
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

  /**
   * The same message with its arguments as {@link Quotation}s, for errors, whose arguments may be
   * input of any length.
   */
  public Message quoted() {
    return new Message(bundle, key, arguments.stream().map(Message::quoted).toList());
  }

  private static Object quoted(Object argument) {
    if (argument instanceof Message message) {
      return message.quoted();
    }
    return argument instanceof Number
            || argument instanceof Quotation.Names
            || argument instanceof Quotation.Detail
        ? argument
        : argument instanceof Path path
            ? Quotation.end(path.toString())
            : Quotation.of(argument.toString());
  }

  /** The message in a language; English if there is no translation. */
  public String in(Locale locale) {
    String pattern = ResourceBundle.getBundle(bundle, locale, NO_FALLBACK).getString(key);
    Object[] texts = new Object[arguments.size()];
    for (int i = 0; i < texts.length; i++) {
      texts[i] = text(arguments.get(i), locale);
    }
    return new MessageFormat(pattern, locale).format(texts);
  }

  /** Fractions have the language's decimal separator; digits are not grouped: 1000, not 1,000. */
  private static String text(Object argument, Locale locale) {
    if (argument instanceof Message message) {
      return message.in(locale);
    }
    return argument instanceof Double number
        ? number
            .toString()
            .replace('.', DecimalFormatSymbols.getInstance(locale).getDecimalSeparator())
        : argument.toString();
  }
}
