package tabuleiro.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a person can say instead of a move, in English or in Portuguese. */
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

  /** The word that a line begins with, whatever its language. */
  static Optional<ConsoleCommand> of(String line) {
    String first = line.strip().split("\\s+", 2)[0].toLowerCase(Locale.ROOT);
    for (ConsoleCommand word : values()) {
      if (first.equals(word.english) || first.equals(word.portuguese)) {
        return Optional.of(word);
      }
    }
    return Optional.empty();
  }

  /** What a line says after its first word. */
  static String rest(String line) {
    String[] parts = line.strip().split("\\s+", 2);
    return parts.length < 2 ? "" : parts[1];
  }

  /** All words in a language. */
  static List<String> in(Locale locale) {
    List<String> words = new ArrayList<>();
    for (ConsoleCommand word : values()) {
      words.add(locale.getLanguage().equals("pt") ? word.portuguese : word.english);
    }
    return words;
  }
}
