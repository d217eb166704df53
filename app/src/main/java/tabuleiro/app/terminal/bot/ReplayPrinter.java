package tabuleiro.app.terminal.bot;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.app.bot.BotReplay;
import tabuleiro.app.terminal.output.Json;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Words;
import tabuleiro.lab.bot.Bot;
import tabuleiro.lab.failure.FailureReport;
import tabuleiro.lab.ugi.GameName;

/** Prints a replay: the dialogue with the bot and how it ended. */
final class ReplayPrinter {
  private static final String BUNDLE = "tabuleiro.app.bot.messages";

  /** A bot may print any number of lines; the last ones tell how it failed. */
  private static final int MOST_LINES = 200;

  private static final int LONGEST = 2000;

  private final Terminal terminal;
  private final boolean isJson;
  private final ArrayDeque<String> dialogue = new ArrayDeque<>();
  private long left;

  ReplayPrinter(Terminal terminal, boolean isJson) {
    this.terminal = terminal;
    this.isJson = isJson;
  }

  void begin(Bot bot, GameName game, int side, int moves) {
    if (!isJson) {
      terminal.println(
          text("replay.head", bot.name(), game.line().substring("game ".length()), side, moves));
    }
  }

  /** Takes a line of the dialogue. */
  void add(String line) {
    dialogue.addLast(line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "…");
    if (dialogue.size() > MOST_LINES) {
      dialogue.removeFirst();
      left++;
    }
  }

  void end(BotReplay.Verdict verdict) {
    if (isJson) {
      terminal.out().print(Json.write(json(verdict)));
      return;
    }
    if (left > 0) {
      terminal.println(text("replay.cut", left));
    }
    for (String line : dialogue) {
      terminal.println(line.substring(0, 2), CheckPrinter.shown(line.substring(2)));
    }
    List<String> errors = verdict.failure().map(f -> f.evidence().errors()).orElse(List.of());
    if (!errors.isEmpty()) {
      terminal.println(text("errors"));
      errors.forEach(line -> terminal.println("  ", CheckPrinter.shown(line)));
    }
    terminal.println(sentence(verdict));
  }

  private String sentence(BotReplay.Verdict verdict) {
    Optional<PlayerFailure> failure = verdict.failure();
    if (failure.isEmpty()) {
      return text("replay.other", verdict.move());
    }
    String kind = FailureReport.kind(failure.get().kind(), terminal.locale());
    return text("replay.same", verdict.ply() + 1, kind, failure.get().reason());
  }

  private Map<String, Object> json(BotReplay.Verdict verdict) {
    Optional<PlayerFailure> failure = verdict.failure();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("reproduced", failure.isPresent());
    json.put("ply", verdict.ply());
    json.put("kind", failure.map(each -> Words.lower(each.kind().name())));
    json.put("reason", failure.map(each -> each.reason().in(terminal.locale())));
    json.put("elapsedMillis", failure.map(each -> each.evidence().elapsed().toMillis()));
    json.put("move", verdict.move());
    json.put("dialogue", new ArrayList<>(dialogue));
    json.put("errors", failure.map(each -> each.evidence().errors()).orElse(List.of()));
    return json;
  }

  private String text(String key, Object... arguments) {
    return Message.of(BUNDLE, key, arguments).in(terminal.locale());
  }
}
