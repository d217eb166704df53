package tabuleiro.app.terminal.bot;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.app.bot.CheckResult;
import tabuleiro.app.terminal.output.Json;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.text.Words;
import tabuleiro.lab.bot.Bot;
import tabuleiro.lab.bot.BotContainment;
import tabuleiro.lab.ugi.GameName;

/** Prints a conformance check: each step as soon as it is done, or everything as JSON. */
final class CheckPrinter {
  private static final String BUNDLE = "tabuleiro.app.bot.messages";
  private static final String INDENT = " ".repeat(12);

  private final Terminal terminal;
  private final boolean isJson;
  private final Map<String, Object> document = new LinkedHashMap<>();

  CheckPrinter(Terminal terminal, boolean isJson) {
    this.terminal = terminal;
    this.isJson = isJson;
  }

  void begin(Bot bot, GameName game) {
    document.put("bot", bot.name());
    document.put("game", game.world());
    document.put("variant", game.variant());
    document.put("containment", BotContainment.here().id());
    if (!isJson) {
      terminal.println(text("head", bot.name(), game.line().substring("game ".length())));
      terminal.println(BotContainment.here().description().in(terminal.locale()));
    }
  }

  void add(CheckResult result) {
    if (isJson) {
      return;
    }
    String word = result.word().in(terminal.locale());
    String label = String.format("%2d %-8s ", result.number(), word);
    terminal.println(label, result.title().in(terminal.locale()) + detail(result));
    if (result.isFailed()) {
      terminal.println(INDENT, text("fix", result.fix()));
      section("dialogue", result.lastLines());
      section("errors", result.evidence().errors());
    }
    terminal.out().flush();
  }

  private String detail(CheckResult result) {
    return result.detail().map(found -> ": " + found.in(terminal.locale())).orElse("");
  }

  private void section(String key, List<String> lines) {
    if (!lines.isEmpty()) {
      terminal.println(INDENT, text(key));
      lines.forEach(line -> terminal.println(INDENT + "  ", shown(line)));
    }
  }

  /** A line of a program without control characters, which could change the terminal. */
  static String shown(String line) {
    return new Quotation.Detail(line).toString();
  }

  void end(List<CheckResult> results) {
    long passed = results.stream().filter(CheckResult::isPassed).count();
    long failed = results.stream().filter(CheckResult::isFailed).count();
    long skipped = results.size() - passed - failed;
    if (isJson) {
      document.put("passed", passed);
      document.put("failed", failed);
      document.put("skipped", skipped);
      document.put("checks", results.stream().map(this::json).toList());
      terminal.out().print(Json.write(document));
    } else if (failed > 0) {
      terminal.println(text("total", passed, results.size(), failed, skipped));
    } else if (skipped > 0) {
      terminal.println(text("total.applicable", passed, skipped));
    } else {
      terminal.println(text("total.all", passed));
    }
  }

  private Map<String, Object> json(CheckResult result) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("number", result.number());
    json.put("name", result.name());
    json.put("title", result.title().in(terminal.locale()));
    json.put("outcome", Words.lower(result.outcome().name()));
    json.put("passed", !result.isFailed());
    json.put("detail", result.detail().map(found -> found.in(terminal.locale())));
    json.put("fix", result.fix().in(terminal.locale()));
    json.put("dialogue", new ArrayList<>(result.evidence().dialogue()));
    json.put("errors", new ArrayList<>(result.evidence().errors()));
    return json;
  }

  private String text(String key, Object... arguments) {
    return Message.of(BUNDLE, key, arguments).in(terminal.locale());
  }
}
