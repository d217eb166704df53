package tabuleiro.app.terminal.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.code.OwnName;
import tabuleiro.app.players.BotSource;
import tabuleiro.app.players.Explanation;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.players.TreeTrace;
import tabuleiro.app.task.PositionSearch;
import tabuleiro.app.task.PositionTask;
import tabuleiro.app.task.PositionsFile;
import tabuleiro.app.terminal.batch.PositionBatch;
import tabuleiro.app.terminal.batch.PositionTable;
import tabuleiro.app.terminal.batch.TaskRun;
import tabuleiro.app.terminal.option.ClusterOption;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.option.LimitOptions;
import tabuleiro.app.terminal.option.PositionOptions;
import tabuleiro.app.terminal.option.WeightsOption;
import tabuleiro.app.terminal.output.AnalysisPrinter;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.InterruptibleWork;
import tabuleiro.app.terminal.output.Json;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;

/** {@code analyse GAME}: the best move of a position, its value and its explanation. */
@Command(name = "analyse", resourceBundle = Terminal.BUNDLE)
public final class AnalyseCommand implements Callable<Integer> {
  private static final int MOST_LINES = 1000;

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();
  @Mixin private PositionOptions worldOptions = new PositionOptions();
  @Mixin private LimitOptions limits = new LimitOptions();
  @Mixin private WeightsOption weights = new WeightsOption();
  @Mixin private ClusterOption cluster = new ClusterOption();

  @Option(names = "--player", paramLabel = "SPEC", descriptionKey = "analyse.player")
  private String player = "engine";

  @Option(names = "--threads", paramLabel = "N", descriptionKey = "analyse.threads")
  private @Nullable Integer threads;

  @Option(names = "--lines", paramLabel = "K", descriptionKey = "analyse.lines")
  private int lines = 1;

  @Option(names = "--explain", descriptionKey = "analyse.explain")
  private boolean explain;

  @Option(names = "--exact", descriptionKey = "analyse.exact")
  private boolean exact;

  @Option(names = "--trace", paramLabel = "FILE", descriptionKey = "analyse.trace")
  private @Nullable Path trace;

  @Option(names = "--positions", paramLabel = "FILE", descriptionKey = "analyse.positions")
  private @Nullable Path positions;

  public AnalyseCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Exception {
    if (lines < 1 || lines > MOST_LINES) {
      throw Terminal.fault("usage.range", "--lines", 1, MOST_LINES, lines);
    }
    if (threads != null && (threads < 1 || threads > 256)) {
      throw Terminal.fault("usage.range", "--threads", 1, 256, threads);
    }
    if (exact && lines > 1) {
      throw Terminal.fault("usage.exclusive", "--exact", "--lines");
    } else if (trace != null && (exact || lines > 1)) {
      throw Terminal.fault("usage.exclusive", "--trace", exact ? "--exact" : "--lines");
    }
    checkTasks();
    Game<?> game = worldOptions.game();
    if (positions != null) {
      Path file = positions;
      return InterruptibleWork.keeping(() -> batch(game, file));
    } else if (cluster.address().isPresent()) {
      return InterruptibleWork.keeping(() -> analyse(game));
    }
    return InterruptibleWork.run(terminal, () -> analyse(game));
  }

  /** Rejects options that have no effect on a batch of positions, or on another machine. */
  private void checkTasks() throws InputException {
    if (positions != null) {
      worldOptions.refusePosition("--positions");
      refuse(lines > 1, "--positions", "--lines");
      refuse(explain, "--positions", "--explain");
      refuse(trace != null, "--positions", "--trace");
    }
    if (cluster.address().isPresent()) {
      refuse(threads != null, ClusterOption.NAME, "--threads");
      refuse(trace != null, ClusterOption.NAME, "--trace");
    }
  }

  private static void refuse(boolean isGiven, String option, String other) throws InputException {
    if (isGiven) {
      throw Terminal.fault("usage.exclusive", option, other);
    }
  }

  /** Searches all positions of a file and prints a table. */
  private <P extends Position> int batch(Game<P> game, Path file) throws InputException {
    List<PositionsFile.Entry<P>> entries = PositionsFile.read(game, file);
    PlayerSpec spec = spec(game);
    PositionTable<P> table = new PositionTable<>(terminal, game, entries);
    List<PositionBatch.Found<P>> found =
        tasks(game, spec).search(entries, run(), common.json ? each -> {} : table::row);
    if (common.json) {
      List<Map<String, Object>> results = new ArrayList<>();
      found.forEach(each -> results.add(each.document(terminal, game, spec)));
      terminal.out().print(Json.write(Map.of("results", results)));
    }
    boolean isProved = found.stream().allMatch(each -> each.choices().get(0).report().exact());
    boolean isWhole = found.size() == entries.size() && (isProved || !exact);
    return isWhole ? ExitCode.ANSWERED : ExitCode.LIMIT;
  }

  private <P extends Position> PositionBatch<P> tasks(Game<P> game, PlayerSpec spec)
      throws InputException {
    if (cluster.address().isPresent() && OwnName.isCode(spec.options().getOrDefault("eval", ""))) {
      throw Terminal.fault("cluster.code");
    }
    factory(game).player(spec, worldOptions.seed()).close(); // rejects what no machine can do
    PositionTask asked = new PositionTask(spec.toString(), exact, lines, most(spec));
    return new PositionBatch<>(
        worldOptions.world(), worldOptions.variant(), game, asked, worldOptions.seed());
  }

  private TaskRun run() throws InputException {
    int most = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    return new TaskRun(terminal, cluster.address(), most);
  }

  private Limits most(PlayerSpec spec) throws InputException {
    return exact ? spec.limits(limits.given()) : spec.limits(limits.given(), LimitOptions.STANDARD);
  }

  private <P extends Position> int analyse(Game<P> game) throws InputException {
    P position = worldOptions.position(game);
    if (position.isOver()) {
      throw Terminal.fault("analyse.over");
    }
    PlayerSpec spec = spec(game);
    Optional<Explanation> why = explain(game, position, spec);
    AnalysisPrinter<P> printer = new AnalysisPrinter<>(terminal, game, position);
    List<Choice> found;
    String host = "";
    if (cluster.address().isPresent()) {
      var one = List.of(new PositionsFile.Entry<>(1, position));
      List<PositionBatch.Found<P>> answers = tasks(game, spec).search(one, run(), each -> {});
      if (answers.isEmpty()) {
        return ExitCode.LIMIT;
      }
      found = answers.get(0).choices();
      host = answers.get(0).host();
    } else {
      found = here(game, position, spec, printer);
    }
    if (common.json) {
      Map<String, Object> document = printer.document(spec, found, why);
      if (!host.isEmpty()) {
        document.put("host", host);
      }
      terminal.out().print(Json.write(document));
    } else {
      printer.print(found, why);
    }
    return exact && !found.get(0).report().exact() ? ExitCode.LIMIT : ExitCode.ANSWERED;
  }

  private PlayerSpec spec(Game<?> game) throws InputException {
    PlayerSpec spec = weights.of(game, PlayerSpec.parse(game, player));
    if (exact && spec.bot().isPresent()) {
      throw Terminal.fault("analyse.exactOfBot");
    } else if (threads == null || positions != null) {
      return spec;
    } else if (!spec.name().equals("engine")) {
      throw Terminal.fault("analyse.threadsOfEngine", spec.name());
    }
    return spec.or("threads", threads.toString());
  }

  private <P extends Position> Optional<Explanation> explain(
      Game<P> game, P position, PlayerSpec spec) throws InputException {
    if (!explain) {
      return Optional.empty();
    }
    String name = spec.options().getOrDefault("eval", "");
    return Optional.of(
        Explanation.of(
            new PlayerFactory<>(game).evaluation(name),
            position,
            worldOptions.world(),
            terminal.locale()));
  }

  private <P extends Position> PlayerFactory<P> factory(Game<P> game) throws InputException {
    return new PlayerFactory<>(game)
        .withBots(BotSource.ANY, worldOptions.world(), worldOptions.variant());
  }

  /** Searches in this process. */
  private <P extends Position> List<Choice> here(
      Game<P> game, P position, PlayerSpec spec, AnalysisPrinter<P> printer) throws InputException {
    PositionSearch<P> search =
        new PositionSearch<>(
            factory(game), spec, worldOptions.seed(), () -> game.knowledge().oracle());
    try {
      if (trace != null) {
        return traced(game, position, spec, printer);
      }
      return exact
          ? search.proved(position, most(spec), printer::glimpse)
          : search.best(position, most(spec), lines, printer::glimpse);
    } finally {
      printer.done();
    }
  }

  private <P extends Position> List<Choice> traced(
      Game<P> game, P position, PlayerSpec spec, AnalysisPrinter<P> printer) throws InputException {
    if (!PlayerFactory.isTextbook(spec)) {
      throw Terminal.fault("analyse.traceOfTextbook", spec.name());
    }
    String header = Json.line(header(game, position, spec));
    Path target = Objects.requireNonNull(trace);
    try (TreeTrace<P> file = new TreeTrace<>(target, header, game.notation(), position)) {
      Player<P> thinker = factory(game).player(spec, worldOptions.seed(), file);
      Choice choice = thinker.choose(position, most(spec), printer::glimpse);
      file.line(Json.line(event(game, position, choice)));
      file.commit();
      return List.of(choice);
    }
  }

  /** Returns the data needed to repeat the traced search and to draw its positions. */
  private <P extends Position> Map<String, Object> header(Game<P> game, P position, PlayerSpec spec)
      throws InputException {
    String evaluation = spec.options().getOrDefault("eval", "");
    Map<String, Object> header = new LinkedHashMap<>();
    header.put("game", game.id());
    header.put("world", worldOptions.world().id());
    header.put("variant", worldOptions.variant().choices());
    header.put("player", spec);
    header.put("scale", new PlayerFactory<>(game).evaluation(evaluation).scale());
    header.put("position", game.notation().write(position));
    return header;
  }

  private static <P extends Position> Map<String, Object> event(
      Game<P> game, P position, Choice choice) {
    Report report = choice.report();
    Map<String, Object> event = new LinkedHashMap<>();
    event.put("event", "choice");
    event.put("move", game.notation().write(position, choice.move()));
    event.put("value", report.points());
    event.put("depth", report.depth());
    event.put("nodes", report.nodes());
    event.put("alphaCuts", report.effort().alphaCuts());
    event.put("betaCuts", report.effort().betaCuts());
    event.put("tableHits", report.effort().tableHits());
    event.put("millis", report.time().toMillis());
    return event;
  }
}
