package tabuleiro.app.terminal.experiment;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.app.files.OutputFile;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.option.StoreOption;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.Json;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.store.Experiment;
import tabuleiro.lab.store.Store;

/**
 * {@code results export ID}: the results of an experiment for statistics programs, one row per
 * task. In CSV (RFC 4180 with plain line ends), columns {@code in.…} are the input and {@code
 * out.…} the output. Nested fields are joined by a dot, and a list is one cell of JSON.
 */
@Command(name = "export", resourceBundle = Terminal.BUNDLE)
final class ExportCommand implements Callable<Integer> {
  private static final String TO_QUOTE = "\",\r\n";

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();
  @Mixin private StoreOption stores = new StoreOption();

  @Parameters(paramLabel = "ID", descriptionKey = "results.id")
  private long id;

  @Option(names = "--format", paramLabel = "csv|json", descriptionKey = "results.format")
  private @Nullable String format;

  @Option(names = "--output", paramLabel = "FILE", descriptionKey = "results.output")
  private @Nullable Path output;

  ExportCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InputException {
    String form = format == null ? (common.json && output == null ? "json" : "csv") : format;
    if (!form.equals("csv") && !form.equals("json")) {
      throw Terminal.fault("usage.choice", "--format", form, "csv, json");
    } else if (common.json && output == null && form.equals("csv")) {
      throw Terminal.fault("usage.exclusive", "--json", "--format csv");
    }
    if (output != null) {
      OutputFile.check(output);
    }
    try (Store store = stores.existing()) {
      Experiment experiment = stores.find(store, id);
      List<Store.Entry> entries = store.entries(id);
      String text = form.equals("csv") ? csv(entries) : json(store, experiment, entries);
      if (output == null) {
        terminal.out().print(text);
      } else {
        OutputFile.write(output, text);
        say(output, entries.size());
      }
      ResultsCommand.mentionDamaged(terminal, store, id);
    }
    return ExitCode.ANSWERED;
  }

  private void say(Path file, int rows) {
    if (common.json) {
      Map<String, Object> document = new LinkedHashMap<>();
      document.put("id", id);
      document.put("output", file.toString());
      document.put("rows", rows);
      terminal.out().print(Json.write(document));
    } else {
      terminal.println(terminal.text("results.exported", rows, file.toString()));
    }
  }

  private static String json(Store store, Experiment experiment, List<Store.Entry> entries) {
    JsonMapper mapper = new JsonMapper();
    List<Map<String, Object>> rows = new ArrayList<>();
    for (Store.Entry entry : entries) {
      Map<String, Object> row = new LinkedHashMap<>();
      row.put("task", entry.task().key());
      row.put("seed", entry.task().seed());
      row.put("milliseconds", entry.result().time().toNanos() / 1e6);
      if (!entry.result().host().isEmpty()) {
        row.put("host", entry.result().host());
      }
      row.put("in", entry.task().what());
      row.put("out", entry.result().values());
      rows.add(row);
    }
    Map<String, @Nullable Object> document =
        new LinkedHashMap<>(ResultsCommand.document(store, experiment));
    document.put("ended", experiment.ended().map(Instant::toString).orElse(null));
    document.put("manifest", experiment.manifest());
    document.put("results", rows);
    return mapper.valueToTree(document).toPrettyString() + "\n";
  }

  private static String csv(List<Store.Entry> entries) {
    Set<String> columns = new LinkedHashSet<>(List.of("task", "seed", "milliseconds"));
    List<Map<String, String>> rows = new ArrayList<>();
    for (Store.Entry entry : entries) {
      Map<String, String> row = new LinkedHashMap<>();
      row.put("task", entry.task().key());
      row.put("seed", String.valueOf(entry.task().seed()));
      double millis = entry.result().time().toNanos() / 1e6;
      row.put("milliseconds", String.format(Locale.ROOT, "%.3f", millis));
      if (!entry.result().host().isEmpty()) {
        row.put("host", entry.result().host());
      }
      flatten("in", entry.task().what(), row);
      flatten("out", entry.result().values(), row);
      columns.addAll(row.keySet());
      rows.add(row);
    }
    StringBuilder text = new StringBuilder(line(List.copyOf(columns)));
    for (Map<String, String> row : rows) {
      text.append(line(columns.stream().map(column -> row.getOrDefault(column, "")).toList()));
    }
    return text.toString();
  }

  private static void flatten(String name, JsonNode node, Map<String, String> row) {
    if (node.isObject()) {
      node.properties().forEach(f -> flatten(name + "." + f.getKey(), f.getValue(), row));
    } else if (!node.isNull()) {
      row.put(name, node.isValueNode() ? node.asText() : node.toString());
    }
  }

  private static String line(List<String> cells) {
    return cells.stream()
            .map(
                c ->
                    c.chars().anyMatch(letter -> TO_QUOTE.indexOf(letter) >= 0)
                        ? "\"" + c.replace("\"", "\"\"") + "\""
                        : c)
            .collect(Collectors.joining(","))
        + "\n";
  }
}
