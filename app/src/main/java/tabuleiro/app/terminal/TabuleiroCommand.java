package tabuleiro.app.terminal;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;
import tabuleiro.app.lab.Planner;
import tabuleiro.app.lab.Plans;
import tabuleiro.app.players.PlayerKinds;
import tabuleiro.app.terminal.menu.MenuRequest;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.app.terminal.output.Version;
import tabuleiro.app.worlds.Plugins;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.world.World;

/**
 * The root command with all subcommands. An error is reported as one clear sentence on standard
 * error and as an exit code of {@link ExitCode}.
 */
@Command(name = "tabuleiro", resourceBundle = Terminal.BUNDLE, versionProvider = Version.class)
public final class TabuleiroCommand implements Runnable {
  /** The narrowest help that picocli can lay out. */
  private static final int HELP_WIDTH = 55;

  private final Terminal terminal;

  @Spec private @Nullable CommandSpec spec;

  @Mixin CommonOptions common = new CommonOptions();

  @CommandLine.Option(
      names = {"-V", "--version"},
      versionHelp = true,
      descriptionKey = "option.version")
  boolean version;

  private TabuleiroCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Runs a command line and returns the exit code. */
  public static int run(Terminal terminal, String... arguments) {
    try {
      Plugins.check(Plugins.named());
    } catch (InputException e) {
      terminal.err().println(e.in(terminal.locale()));
      terminal.flush();
      return ExitCode.BAD_INPUT;
    }
    int code = run(terminal, Plans::of, Worlds.all(), arguments);
    return checked(terminal, OwnCodeRun.end(terminal, code, arguments));
  }

  /** Results that could not be written are an error, whatever the command found. */
  static int checked(Terminal terminal, int code) {
    Optional<Message> fault = terminal.outputFault();
    fault.ifPresent(message -> terminal.err().println(message.in(terminal.locale())));
    terminal.flush();
    return fault.isPresent() && code != ExitCode.OUR_FAULT ? ExitCode.ENVIRONMENT : code;
  }

  /** Runs a command line with another planner and other worlds; for tests. */
  static int run(Terminal terminal, Planner planner, List<World> worlds, String... arguments) {
    String asked = Terminal.asked(arguments);
    if (!asked.isEmpty() && !Terminal.LANGUAGES.contains(asked)) {
      terminal.err().println(terminal.text("usage.lang", Quotation.of(asked)));
      terminal.flush();
      return ExitCode.BAD_INPUT;
    }
    Locale.setDefault(terminal.locale());
    for (Message fault : PlayerKinds.here().faults()) {
      terminal.err().println(fault.in(terminal.locale()));
    }
    CommandLine line = new CommandLine(new TabuleiroCommand(terminal));
    new Subcommands(terminal, planner).add(line, worlds, arguments);
    configure(line, terminal);
    try {
      return execute(line, terminal, arguments);
    } catch (InputException | RuntimeException | Error e) {
      return failed(terminal, e);
    } finally {
      terminal.flush();
    }
  }

  private static void configure(CommandLine line, Terminal terminal) {
    line.setResourceBundle(ResourceBundle.getBundle(Terminal.BUNDLE, terminal.locale()));
    line.setOut(new PrintWriter(terminal.out(), true, StandardCharsets.UTF_8));
    line.setErr(new PrintWriter(terminal.err(), true, StandardCharsets.UTF_8));
    line.setUsageHelpWidth(Math.max(HELP_WIDTH, terminal.width()));
    line.setColorScheme(
        CommandLine.Help.defaultColorScheme(
            terminal.colour() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF));
    line.setParameterExceptionHandler((fault, args) -> badUsage(terminal, fault));
    line.setExecutionExceptionHandler((fault, command, result) -> failed(terminal, fault));
  }

  /**
   * Runs a command line. An incomplete one opens menus, again after each command that went back.
   */
  private static int execute(CommandLine line, Terminal terminal, String[] arguments)
      throws InputException {
    Optional<MenuRequest> request =
        terminal.isAttended() ? MenuRequest.of(arguments) : Optional.empty();
    if (request.isEmpty()) {
      return Math.max(ExitCode.ANSWERED, line.execute(arguments));
    }
    int code = ExitCode.BACK;
    while (code == ExitCode.BACK) {
      Optional<List<String>> chosen = request.get().arguments(terminal);
      code =
          chosen.isEmpty() ? ExitCode.ANSWERED : line.execute(chosen.get().toArray(String[]::new));
    }
    return code;
  }

  @Override
  public void run() {
    if (spec != null) {
      spec.commandLine().usage(terminal.out());
    }
  }

  private static int badUsage(Terminal terminal, ParameterException fault) {
    terminal.err().println(sentence(terminal, fault));
    return ExitCode.BAD_INPUT;
  }

  private static String sentence(Terminal terminal, ParameterException fault) {
    String command = fault.getCommandLine().getCommandSpec().qualifiedName();
    if (fault instanceof UnmatchedArgumentException unmatched) {
      String what = Quotation.of(String.join(" ", unmatched.getUnmatched()));
      boolean atTop = fault.getCommandLine().getParent() == null && !what.startsWith("-");
      return atTop
          ? terminal.text("usage.command", what, commands(fault.getCommandLine()))
          : terminal.text("usage.unmatched", what, command);
    } else if (fault instanceof MissingParameterException missing) {
      Optional<String> several = several(missing.getMissing());
      if (several.isPresent()) {
        return terminal.text("usage.expected", several.get(), command);
      }
      String labels =
          missing.getMissing().stream()
              .map(TabuleiroCommand::label)
              .collect(Collectors.joining(", "));
      return terminal.text("usage.missing", labels, command);
    } else if (fault instanceof OverwrittenOptionException twice) {
      return terminal.text("usage.twice", label(twice.getOverwritten()), command);
    } else if (fault.getArgSpec() != null && fault.getValue() != null) {
      return terminal.text(
          "usage.value", label(fault.getArgSpec()), Quotation.of(fault.getValue()), command);
    }
    return terminal.text("usage.other", command);
  }

  /** The form of the option that is missing, if it takes several values: {@code --x A B}. */
  private static Optional<String> several(List<ArgSpec> missing) {
    return missing.stream()
        .filter(each -> each.isOption() && each.arity().min() > 1)
        .map(each -> label(each) + (" " + each.paramLabel()).repeat(each.arity().min()))
        .findFirst();
  }

  private static String commands(CommandLine top) {
    return String.join(", ", top.getSubcommands().keySet());
  }

  private static String label(ArgSpec argument) {
    return argument instanceof CommandLine.Model.OptionSpec option
        ? option.longestName()
        : argument.paramLabel();
  }

  private static int failed(Terminal terminal, Throwable fault) {
    if (OwnCodeRun.explains(fault)) {
      return OwnCodeRun.code(fault);
    }
    Faults meaning = Faults.of(fault, terminal.locale());
    terminal.err().println(meaning.sentence());
    if (Faults.isDebugging()) {
      fault.printStackTrace(terminal.err());
    }
    return meaning.code();
  }
}
