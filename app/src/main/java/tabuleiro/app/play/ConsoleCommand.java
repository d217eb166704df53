package tabuleiro.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.core.text.TextScanner;
import tabuleiro.core.text.Words;

/** A command that a human player can enter instead of a move, in English or Portuguese. */
enum ConsoleCommand {
  UNDO("undo", "desfazer"),
  HINT("hint", "dica"),
  EVAL("eval", "avaliar"),
  SAVE("save", "gravar"),
  LOAD("load", "abrir"),
  RESIGN("resign", "desistir"),
  MOVES("moves", "jogadas"),
  HELP("help", "ajuda"),
  QUIT("quit", "sair");

  private final String english;
  private final String portuguese;

  ConsoleCommand(String english, String portuguese) {
    this.english = english;
    this.portuguese = portuguese;
  }

  /** Returns the command that a line starts with, in either language. */
  static Optional<ConsoleCommand> of(String line) {
    String name = Words.lower(first(line));
    for (ConsoleCommand word : values()) {
      if (name.equals(word.english) || name.equals(word.portuguese)) {
        return Optional.of(word);
      }
    }
    return Optional.empty();
  }

  private static String first(String line) {
    String text = line.strip();
    return text.substring(0, new TextScanner(text).skipWhile(c -> !Character.isWhitespace(c)));
  }

  /** Returns the rest of a line after its first word. */
  static String rest(String line) {
    return line.strip().substring(first(line).length()).strip();
  }

  /** Returns the names of all commands in a language. */
  static List<String> in(Locale locale) {
    List<String> words = new ArrayList<>();
    for (ConsoleCommand word : values()) {
      words.add(locale.getLanguage().equals("pt") ? word.portuguese : word.english);
    }
    return words;
  }
}
