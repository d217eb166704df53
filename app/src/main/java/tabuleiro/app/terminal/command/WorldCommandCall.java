package tabuleiro.app.terminal.command;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.InterruptibleWork;
import tabuleiro.app.terminal.output.Json;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.command.CommandOption;
import tabuleiro.core.command.CommandResult;
import tabuleiro.core.command.CommandValues;
import tabuleiro.core.command.WorldCommand;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.world.World;

/** One call of a world's command: checks the options, runs it and prints its document. */
final class WorldCommandCall implements Callable<Integer> {
  private final Terminal terminal;
  private final World world;
  private final WorldCommand command;
  private final CommonOptions common = new CommonOptions();
  private @Nullable CommandSpec spec;

  WorldCommandCall(Terminal terminal, World world, WorldCommand command) {
    this.terminal = terminal;
    this.world = world;
    this.command = command;
  }

  CommonOptions common() {
    return common;
  }

  void setSpec(CommandSpec newSpec) {
    spec = newSpec;
  }

  @Override
  public Integer call() throws Exception {
    CommandValues values = values();
    WorldConsole console = new WorldConsole(terminal, world.bundle(), common.json);
    CommandResult result = InterruptibleWork.keeping(() -> command.run(values, console));
    console.endProgress();
    if (common.json) {
      terminal.out().print(Json.write(result.document()));
    }
    return result.isComplete() ? ExitCode.ANSWERED : ExitCode.LIMIT;
  }

  private CommandValues values() throws InputException {
    ParseResult parsed = Objects.requireNonNull(spec).commandLine().getParseResult();
    Map<String, Object> given = new HashMap<>();
    for (CommandOption<?> option : command.options()) {
      if (isGiven(parsed, option.name())) {
        given.put(option.name(), parsed.matchedOptionValue("--" + option.name(), ""));
      }
    }
    for (CommandOption<?> option : command.options()) {
      for (String other : option.excludes()) {
        if (given.containsKey(option.name()) && isGiven(parsed, other)) {
          throw Terminal.fault("usage.exclusive", "--" + option.name(), "--" + other);
        }
      }
    }
    CommandValues values = new CommandValues(given);
    for (CommandOption<?> option : command.options()) {
      check(option, values);
    }
    return values;
  }

  /** Returns whether an option is set. A flag set to false counts as not set. */
  private static boolean isGiven(ParseResult parsed, String option) {
    return parsed.hasMatchedOption("--" + option)
        && !Boolean.FALSE.equals(parsed.matchedOptionValue("--" + option, null));
  }

  private static <T> void check(CommandOption<T> option, CommandValues values)
      throws InputException {
    Optional<T> found = values.find(option);
    if (found.isEmpty() || option.allowed().accepts(found.get())) {
      return;
    }
    T value = found.get();
    String name = "--" + option.name();
    if (option.allowed() instanceof CommandOption.Range<?> range) {
      throw Terminal.fault("usage.range", name, range.least(), range.most(), value);
    } else if (option.allowed() instanceof CommandOption.Choice<?> choice) {
      Quotation.Names expected =
          Quotation.names(choice.values().stream().map(String::valueOf).toList());
      throw Terminal.fault("usage.choice", name, value, expected);
    }
  }
}
