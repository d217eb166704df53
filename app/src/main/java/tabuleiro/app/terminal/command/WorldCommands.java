package tabuleiro.app.terminal.command;

import java.util.HashSet;
import java.util.List;
import java.util.ResourceBundle;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.command.CommandOption;
import tabuleiro.core.command.WorldCommand;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Words;
import tabuleiro.core.world.World;

/**
 * Adds the commands of the worlds to the command line. A command that cannot be added is reported
 * and left out, so that a plug-in cannot disable the rest of the program.
 */
public final class WorldCommands {

  private final Terminal terminal;
  private final CommandLine line;
  private final ResourceBundle texts;
  private final Set<String> taken;

  /**
   * Creates what adds commands to a command line.
   *
   * @param reserved the names of the program's own commands
   */
  public WorldCommands(Terminal terminal, CommandLine line, Set<String> reserved) {
    this.terminal = terminal;
    this.line = line;
    this.texts = ResourceBundle.getBundle(Terminal.BUNDLE, terminal.locale());
    this.taken = new HashSet<>(reserved);
  }

  /** Adds all commands; of two with the same name, the first is kept. */
  public void add(List<World> worlds) {
    for (World world : worlds) {
      for (WorldCommand command : commands(world)) {
        add(world, command);
      }
    }
  }

  private List<WorldCommand> commands(World world) {
    try {
      return world.commands();
    } catch (RuntimeException | LinkageError e) {
      report("worldCommand.none", world.id(), e.toString());
      return List.of();
    }
  }

  private void add(World world, WorldCommand command) {
    String name = command.name();
    if (taken.contains(name)) {
      report("worldCommand.taken", name, world.id());
      return;
    }
    try {
      line.addSubcommand(name, spec(world, command));
      taken.add(name);
    } catch (RuntimeException | LinkageError e) {
      report("worldCommand.invalid", name, world.id(), e.toString());
    }
  }

  private void report(String key, Object... arguments) {
    terminal.err().println(terminal.text(key, arguments));
  }

  private CommandSpec spec(World world, WorldCommand command) {
    if (!Words.isIdentifier(command.name())) {
      throw new IllegalArgumentException("a command cannot have the name " + command.name());
    }
    WorldCommandCall call = new WorldCommandCall(terminal, world, command);
    CommandSpec spec = CommandSpec.wrapWithoutInspection(call).name(command.name());
    call.setSpec(spec);
    spec.addMixin("common", CommandSpec.forAnnotatedObject(call.common()));
    // Option texts are used literally. The header is a format string regardless of this setting.
    spec.interpolateVariables(false);
    for (CommandOption<?> option : command.options()) {
      spec.addOption(option(world, command, option));
    }
    spec.usageMessage()
        .header(text(world, "command." + command.name()).replace("%", "%%"))
        .synopsisHeading(texts.getString("tabuleiro.usage.synopsisHeading"))
        .optionListHeading(texts.getString("tabuleiro.usage.optionListHeading"));
    return spec;
  }

  private OptionSpec option(World world, WorldCommand command, CommandOption<?> option) {
    boolean isFlag = option.type() == Boolean.class;
    return OptionSpec.builder("--" + option.name())
        .type(option.type())
        .arity(isFlag ? "0" : "1")
        .paramLabel(option.label())
        .description(
            option.equals(CommandOption.SEED)
                ? texts.getString("option.seed")
                : text(world, "command." + command.name() + "." + option.name()))
        .build();
  }

  private String text(World world, String key) {
    return Message.of(world.bundle(), key).in(terminal.locale());
  }
}
