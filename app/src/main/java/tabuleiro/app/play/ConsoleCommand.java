package tabuleiro.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

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
    String first = line.strip().split("\\s+", 2)[0].toLowerCase(Locale.ROOT);
    for (ConsoleCommand word : values()) {
      if (first.equals(word.english) || first.equals(word.portuguese)) {
        return Optional.of(word);
      }
    }
    return Optional.empty();
  }

  /** Returns the rest of a line after its first word. */
  static String rest(String line) {
    String[] parts = line.strip().split("\\s+", 2);
    return parts.length < 2 ? "" : parts[1];
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
