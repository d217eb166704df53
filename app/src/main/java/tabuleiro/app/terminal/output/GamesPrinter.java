package tabuleiro.app.terminal.output;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.MissingResourceException;
import tabuleiro.app.names.Aliases;
import tabuleiro.core.layout.TextLines;
import tabuleiro.core.text.BoardColour;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.Rule;

/** Prints games as text: all in a short overview, or one with everything about it. */
public record GamesPrinter(Terminal terminal) {
  private static final int INDENT = 8;

  /** Prints the overview. */
  public void overview(List<GameDescription> games) {
    for (GameDescription game : games) {
      head(game);
      List<String> counts = new ArrayList<>();
      count(counts, "games.problems", game.problems());
      count(counts, "games.heuristics", game.heuristics());
      count(counts, "games.players", game.players());
      count(counts, "games.evaluations", game.evaluations());
      count(counts, "games.variants", game.world().rules());
      terminal.println(" ".repeat(INDENT), TextLines.unbroken(counts, ", "));
    }
    terminal.println(terminal.text("games.more", games.get(0).world().id()));
  }

  private void count(List<String> counts, String key, List<?> items) {
    if (!items.isEmpty()) {
      counts.add(terminal.text(key, items.size()));
    }
  }

  /** Prints everything about one game. */
  public void whole(GameDescription game) {
    head(game);
    list("games.problems", game.problemNames());
    list("games.algorithms", game.algorithms());
    namesWithTexts("solver.", game, game.algorithms());
    explained("games.heuristics", "heuristic.", game, game.heuristics());
    list("games.players", game.players());
    explained("games.evaluations", "eval.", game, game.evaluations());
    list("games.aliases", pairs(game.aliases()));
    for (Rule rule : game.world().rules()) {
      List<String> values =
          rule.values().stream().map(v -> v.equals(rule.fallback()) ? "[" + v + "]" : v).toList();
      String choice = rule.key() + "=" + String.join("|", values);
      terminal.println(" ".repeat(INDENT) + "--variant ", choice);
      terminal.println(" ".repeat(INDENT + 2), game.text("rule." + rule.key(), terminal.locale()));
    }
    list("games.files", game.world().files());
    list("games.algorithmAliases", pairs(Aliases.algorithms()));
    if (game.isDuel()) {
      list("games.playerAliases", pairs(Aliases.players()));
      terminal.println(" ".repeat(INDENT), terminal.text("games.negamax"));
    }
  }

  /** Prints the id, aligned as the other lines, with the name and the summary. */
  private void head(GameDescription game) {
    String id = String.format("%-" + (INDENT - 1) + "s ", game.world().id());
    String about =
        game.text("name", terminal.locale()) + ": " + game.text("summary", terminal.locale());
    String lines = TextLines.hanging(" ".repeat(id.length()), about, terminal.width());
    String strong = BoardColour.STRONG.paint(terminal.style(), id);
    terminal.out().println(strong + lines.substring(id.length()));
  }

  private void list(String key, List<String> names) {
    if (!names.isEmpty()) {
      terminal.println(" ".repeat(INDENT) + terminal.text(key, ""), String.join(" ", names));
    }
  }

  private static List<String> pairs(Map<String, String> aliases) {
    return aliases.entrySet().stream().map(each -> each.getKey() + "=" + each.getValue()).toList();
  }

  /** Prints a heading, and names with their texts, as far as the world has any. */
  private void explained(String key, String prefix, GameDescription game, List<String> names) {
    if (!names.isEmpty()) {
      terminal.println(" ".repeat(INDENT) + terminal.text(key, "").strip());
      texts(prefix, game, names);
    }
  }

  /** Prints only the names that have texts: a list above contains all of them. */
  private void namesWithTexts(String prefix, GameDescription game, List<String> names) {
    texts(prefix, game, names.stream().filter(n -> !text(prefix + n, game).isEmpty()).toList());
  }

  private void texts(String prefix, GameDescription game, List<String> names) {
    int widest = names.stream().mapToInt(TextLines::width).max().orElse(0);
    for (String name : names) {
      String padded = name + " ".repeat(widest - TextLines.width(name));
      terminal.println(" ".repeat(INDENT + 2) + padded + "  ", text(prefix + name, game));
    }
  }

  /** Returns a text of the world or else of the program; empty if there is none. */
  private String text(String key, GameDescription game) {
    for (String bundle : List.of(game.world().bundle(), Terminal.BUNDLE)) {
      try {
        return Message.of(bundle, key).in(terminal.locale());
      } catch (MissingResourceException e) {
        // Not in this bundle. A name without a text is shown alone.
      }
    }
    return "";
  }
}
