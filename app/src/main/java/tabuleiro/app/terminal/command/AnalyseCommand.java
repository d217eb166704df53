package tabuleiro.app.terminal.command;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.players.BotSource;
import tabuleiro.app.players.Explanation;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.players.TreeTrace;
import tabuleiro.app.players.lines.BestLines;
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
import tabuleiro.core.player.Oracle;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.search.duel.textbook.SearchTracer;

/** {@code analyse GAME}: the best move of a position, its value and its explanation. */
@Command(name = "analyse", resourceBundle = Terminal.BUNDLE)
public final class AnalyseCommand implements Callable<Integer> {
  private static final int MOST_LINES = 1000;

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();
  @Mixin private PositionOptions worldOptions = new PositionOptions();
  @Mixin private LimitOptions limits = new LimitOptions();
  @Mixin private WeightsOption weights = new WeightsOption();

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
    Game<?> game = worldOptions.game();
    return InterruptibleWork.run(terminal, () -> analyse(game));
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
    try {
      found =
          exact ? proved(game, position, spec, printer) : searched(game, position, spec, printer);
    } finally {
      printer.done();
    }
    if (found.isEmpty()) {
      throw new IllegalStateException("no choice");
    }
    if (common.json) {
      terminal.out().print(Json.write(printer.document(spec, found, why)));
    } else {
      printer.print(found, why);
    }
    return exact && !found.get(0).report().exact() ? ExitCode.LIMIT : ExitCode.ANSWERED;
  }

  private PlayerSpec spec(Game<?> game) throws InputException {
    PlayerSpec spec = weights.of(game, PlayerSpec.parse(game, player));
    if (exact && spec.bot().isPresent()) {
      throw Terminal.fault("analyse.exactOfBot");
    } else if (threads == null) {
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

  private <P extends Position> List<Choice> searched(
      Game<P> game, P position, PlayerSpec spec, AnalysisPrinter<P> printer) throws InputException {
    Limits most = spec.limits(limits.given(), LimitOptions.STANDARD);
    PlayerFactory<P> factory =
        new PlayerFactory<>(game)
            .withBots(BotSource.ANY, worldOptions.world(), worldOptions.variant());
    if (trace == null) {
      Player<P> thinker = factory.player(spec, worldOptions.seed());
      try {
        return BestLines.of(thinker, position, most, lines, printer::glimpse);
      } finally {
        thinker.close();
      }
    }
    if (!PlayerFactory.isTextbook(spec)) {
      throw Terminal.fault("analyse.traceOfTextbook", spec.name());
    }
    String header = Json.line(header(game, position, spec));
    try (TreeTrace<P> file = new TreeTrace<>(trace, header, game.notation(), position)) {
      Player<P> thinker = factory.player(spec, worldOptions.seed(), file);
      Choice choice = thinker.choose(position, most, printer::glimpse);
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

  /**
   * Returns the proof by the game's own solver. Without such a solver, the player searches to the
   * end of the game. If the solver fails, the player only searches to depth 1.
   */
  private <P extends Position> List<Choice> proved(
      Game<P> game, P position, PlayerSpec spec, AnalysisPrinter<P> printer) throws InputException {
    Limits most = spec.limits(limits.given());
    Optional<Oracle<P>> oracle = game.knowledge().oracle();
    if (oracle.isPresent()) {
      Optional<Choice> proof = oracle.get().solve(position, most, printer::glimpse);
      if (proof.isPresent()) {
        return List.of(proof.get());
      }
    }
    Player<P> thinker =
        new PlayerFactory<>(game).player(spec, worldOptions.seed(), SearchTracer.NONE);
    Limits rest = oracle.isPresent() ? Limits.depth(1) : most;
    return List.of(thinker.choose(position, rest, printer::glimpse));
  }
}
