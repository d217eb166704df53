package tabuleiro.app.terminal;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import picocli.CommandLine;
import tabuleiro.app.lab.Planner;
import tabuleiro.app.terminal.bot.BotCommand;
import tabuleiro.app.terminal.bot.CheckBotCommand;
import tabuleiro.app.terminal.bot.NewBotCommand;
import tabuleiro.app.terminal.cluster.ClusterCommand;
import tabuleiro.app.terminal.command.AnalyseCommand;
import tabuleiro.app.terminal.command.BenchCommand;
import tabuleiro.app.terminal.command.DataCommand;
import tabuleiro.app.terminal.command.GamesCommand;
import tabuleiro.app.terminal.command.GradeCommand;
import tabuleiro.app.terminal.command.JogarCommand;
import tabuleiro.app.terminal.command.MatchCommand;
import tabuleiro.app.terminal.command.NewGameCommand;
import tabuleiro.app.terminal.command.PerftCommand;
import tabuleiro.app.terminal.command.PlayCommand;
import tabuleiro.app.terminal.command.ServeCommand;
import tabuleiro.app.terminal.command.ShowCommand;
import tabuleiro.app.terminal.command.SolveCommand;
import tabuleiro.app.terminal.command.WorldCommands;
import tabuleiro.app.terminal.experiment.ExperimentCommand;
import tabuleiro.app.terminal.experiment.RerunCommand;
import tabuleiro.app.terminal.experiment.ResultsCommand;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.world.World;

/**
 * The commands of the program, by name. Only the command that is run is created, because picocli
 * inspects every command that it knows, which took most of the time of a short one.
 */
final class Subcommands {
  private final Terminal terminal;
  private final Map<String, Supplier<Object>> own = new LinkedHashMap<>();

  Subcommands(Terminal terminal, Planner planner) {
    this.terminal = terminal;
    own.put("games", () -> new GamesCommand(terminal));
    own.put("show", () -> new ShowCommand(terminal));
    own.put("perft", () -> new PerftCommand(terminal));
    own.put("solve", () -> new SolveCommand(terminal));
    own.put("play", () -> new PlayCommand(terminal));
    own.put("analyse", () -> new AnalyseCommand(terminal));
    own.put("match", () -> new MatchCommand(terminal));
    own.put("serve", () -> new ServeCommand(terminal));
    for (String kind : List.of("study", "tune", "tournament")) {
      own.put(kind, () -> new ExperimentCommand(terminal, planner, kind));
    }
    own.put("results", () -> ResultsCommand.of(terminal, planner));
    own.put("rerun", () -> new RerunCommand(terminal, planner));
    own.put("cluster", () -> ClusterCommand.of(terminal));
    own.put("jogar", () -> new JogarCommand(terminal));
    own.put("bot", () -> new BotCommand(terminal));
    own.put("data", () -> new DataCommand(terminal));
    own.put("grade", () -> new GradeCommand(terminal));
    own.put("new-game", () -> new NewGameCommand(terminal));
    own.put("new-bot", () -> new NewBotCommand(terminal));
    own.put("check-bot", () -> new CheckBotCommand(terminal));
    own.put("bench", () -> new BenchCommand(terminal));
  }

  /** Adds the command that the first argument names, or all if it names none of the program's. */
  void add(CommandLine line, List<World> worlds, String... arguments) {
    String first = arguments.length == 0 ? "" : arguments[0];
    own.forEach(
        (name, command) -> {
          if (name.equals(first) || !own.containsKey(first)) {
            line.addSubcommand(name, command.get());
          }
        });
    new WorldCommands(terminal, line, own.keySet()).add(worlds);
  }
}
