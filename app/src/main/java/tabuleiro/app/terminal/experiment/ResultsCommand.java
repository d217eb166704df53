package tabuleiro.app.terminal.experiment;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tabuleiro.app.lab.Planner;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.option.StoreOption;
import tabuleiro.app.terminal.option.WideOption;
import tabuleiro.app.terminal.output.DocumentPrinter;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.Json;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.experiment.Laboratory;
import tabuleiro.lab.experiment.Plan;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.store.Experiment;
import tabuleiro.lab.store.Store;

/** {@code results}: the experiments of a store. */
@Command(name = "results", resourceBundle = Terminal.BUNDLE)
public final class ResultsCommand implements Runnable {
  private static final DateTimeFormatter MINUTE = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm");

  private final Terminal terminal;

  @Spec private @Nullable CommandSpec spec;

  @Mixin CommonOptions common = new CommonOptions();

  private ResultsCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  public static CommandLine of(Terminal terminal, Planner planner) {
    CommandLine line = new CommandLine(new ResultsCommand(terminal));
    line.addSubcommand("list", new ListCommand(terminal));
    line.addSubcommand("show", new ShowResultsCommand(terminal, planner));
    line.addSubcommand("export", new ExportCommand(terminal));
    line.addSubcommand("remove", new RemoveCommand(terminal));
    return line;
  }

  @Override
  public void run() {
    if (spec != null) {
      spec.commandLine().usage(terminal.out());
    }
  }

  /** Returns the metadata of an experiment as JSON, without its results. */
  static Map<String, Object> document(Store store, Experiment experiment) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("id", experiment.id());
    document.put("kind", experiment.kind());
    document.put("name", experiment.name());
    document.put("status", experiment.status().name().toLowerCase(Locale.ROOT));
    document.put("tasks", store.count(experiment.id()));
    document.put("started", experiment.started().toString());
    document.put("ended", experiment.ended().map(Instant::toString));
    return document;
  }

  private static String minute(Instant instant) {
    return MINUTE.format(instant.atZone(ZoneId.systemDefault()));
  }

  /** Reports results that cannot be read. */
  static void mentionDamaged(Terminal terminal, Store store, long id) {
    List<String> damaged = store.damaged(id);
    if (!damaged.isEmpty()) {
      terminal
          .err()
          .println(terminal.text("results.damagedResults", damaged.size(), id, damaged.get(0)));
    }
  }

  private static String status(Terminal terminal, Experiment experiment) {
    return terminal.text(
        switch (experiment.status()) {
          case OPEN -> "results.status.open";
          case DONE -> "results.status.done";
        });
  }

  /** {@code results list}. */
  @Command(name = "list", resourceBundle = Terminal.BUNDLE)
  private static final class ListCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Mixin private CommonOptions common = new CommonOptions();
    @Mixin private StoreOption stores = new StoreOption();
    @Mixin private WideOption wide = new WideOption();

    ListCommand(Terminal terminal) {
      this.terminal = terminal;
    }

    @Override
    public Integer call() throws InputException {
      Terminal printed = wide.of(terminal, common);
      try (Store store = stores.existing()) {
        List<Experiment> all = store.experiments();
        if (common.json) {
          List<Map<String, Object>> list = all.stream().map(e -> document(store, e)).toList();
          Map<String, Object> document = new LinkedHashMap<>();
          document.put("experiments", list);
          document.put("damaged", store.damaged());
          terminal.out().print(Json.write(document));
        } else if (all.isEmpty()) {
          terminal.println(terminal.text("results.none"));
        } else {
          new DocumentPrinter(printed).table(table(store, all));
        }
        for (long id : store.damaged()) {
          terminal.err().println(terminal.text("results.damaged", id));
        }
      }
      return ExitCode.ANSWERED;
    }

    private Document.Table table(Store store, List<Experiment> all) {
      List<String> headings =
          List.of("id", "kind", "name", "status", "tasks", "started").stream()
              .map(column -> terminal.text("results.column." + column))
              .toList();
      List<List<String>> rows = new ArrayList<>();
      for (Experiment experiment : all) {
        rows.add(
            List.of(
                String.valueOf(experiment.id()),
                experiment.kind(),
                experiment.name(),
                status(terminal, experiment),
                String.valueOf(store.count(experiment.id())),
                minute(experiment.started())));
      }
      return new Document.Table("", headings, rows);
    }
  }

  /** {@code results show ID}. */
  @Command(name = "show", resourceBundle = Terminal.BUNDLE)
  private static final class ShowResultsCommand implements Callable<Integer> {
    private final Terminal terminal;
    private final Planner planner;

    @Mixin private CommonOptions common = new CommonOptions();
    @Mixin private StoreOption stores = new StoreOption();
    @Mixin private WideOption wide = new WideOption();

    @Parameters(paramLabel = "ID", descriptionKey = "results.id")
    private long id;

    ShowResultsCommand(Terminal terminal, Planner planner) {
      this.terminal = terminal;
      this.planner = planner;
    }

    @Override
    public Integer call() throws InputException {
      Terminal printed = wide.of(terminal, common);
      try (Store store = stores.existing()) {
        Experiment experiment = stores.find(store, id);
        if (common.json) {
          Map<String, Object> document = document(store, experiment);
          document.put("fingerprint", experiment.fingerprint());
          document.put("manifest", plain(experiment.manifest()));
          document.put("description", experiment.description());
          terminal.out().print(Json.write(document));
        } else {
          print(printed, store, experiment);
        }
        mentionDamaged(terminal, store, id);
      }
      return ExitCode.ANSWERED;
    }

    private static Object plain(JsonNode node) {
      return new JsonMapper().convertValue(node, Map.class);
    }

    private void print(Terminal printed, Store store, Experiment experiment) {
      printed.println(
          terminal.text(
              "results.about",
              experiment.id(),
              experiment.kind(),
              experiment.name(),
              status(terminal, experiment),
              store.count(experiment.id()),
              minute(experiment.started())));
      experiment
          .manifest()
          .properties()
          .forEach(field -> printed.println("  " + field.getKey() + ": " + said(field)));
      terminal.out().println();
      if (experiment.status() == Experiment.Status.OPEN) {
        terminal.println(terminal.text("results.open"));
        return;
      }
      try {
        Plan plan = planner.of(Description.of(store, experiment));
        Laboratory.report(store, experiment, plan, terminal.locale())
            .ifPresentOrElse(
                document -> new DocumentPrinter(printed).print(document),
                () -> terminal.println(terminal.text("results.incomplete", id)));
      } catch (InputException e) {
        // The experiment itself is shown, only its report is not.
        terminal.println(terminal.text("results.unplanned", e.in(terminal.locale())));
      }
    }

    private static String said(Map.Entry<String, JsonNode> field) {
      return field.getValue().isTextual() ? field.getValue().asText() : field.getValue().toString();
    }
  }

  /** {@code results remove ID}. */
  @Command(name = "remove", resourceBundle = Terminal.BUNDLE)
  private static final class RemoveCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Mixin private CommonOptions common = new CommonOptions();
    @Mixin private StoreOption stores = new StoreOption();

    @Parameters(paramLabel = "ID", descriptionKey = "results.id")
    private long id;

    RemoveCommand(Terminal terminal) {
      this.terminal = terminal;
    }

    @Override
    public Integer call() throws InputException {
      try (Store store = stores.existing()) {
        if (!store.damaged().contains(id)) {
          stores.find(store, id);
        }
        Store.Claim claim = store.claim(id).orElseThrow(() -> busy(store, id));
        try {
          store.remove(id);
        } finally {
          claim.close();
        }
      }
      if (common.json) {
        terminal.out().print(Json.write(Map.of("id", id, "status", "removed")));
      } else {
        terminal.println(terminal.text("results.removed", id));
      }
      return ExitCode.ANSWERED;
    }

    private static InputException busy(Store store, long id) {
      Message someone = Message.of(Terminal.BUNDLE, "results.someone");
      return Terminal.fault("results.busy", id, store.holder(id).orElse(someone));
    }
  }
}
