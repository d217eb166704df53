package tabuleiro.app.bot;

import java.util.Arrays;
import java.util.List;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.text.Words;

/** A programming language with a starter: a small bot that plays every game at random. */
public enum StarterLanguage {
  LISP("Common Lisp", "bot.lisp", "SBCL"),
  PYTHON("Python", "bot.py", "Python 3"),
  JAVA("Java", "Bot.java", "a JDK (17 or newer)"),
  C("C", "bot.c", "a C compiler (cc)"),
  JAVASCRIPT("JavaScript", "bot.js", "Node.js");

  private final String title;
  private final String source;
  private final String needs;

  StarterLanguage(String title, String source, String needs) {
    this.title = title;
    this.source = source;
    this.needs = needs;
  }

  /** The name in commands: {@code python}. */
  public String id() {
    return Words.lower(name());
  }

  /** The name of the language for people. */
  String title() {
    return title;
  }

  /** The file with the program. */
  public String source() {
    return source;
  }

  /** What must be installed. */
  String needs() {
    return needs;
  }

  /** The names of all languages. */
  public static List<String> ids() {
    return Arrays.stream(values()).map(StarterLanguage::id).toList();
  }

  /** The language with this name. */
  public static StarterLanguage parse(String name) throws InputException {
    for (StarterLanguage language : values()) {
      if (language.id().equals(Words.lower(name))) {
        return language;
      }
    }
    throw new InputException(
        Message.of("tabuleiro.app.messages", "newbot.language", name, Quotation.names(ids())));
  }
}
