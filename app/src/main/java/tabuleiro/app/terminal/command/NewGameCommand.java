package tabuleiro.app.terminal.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.app.files.FileFault;
import tabuleiro.app.newgame.NewProject;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.output.BuildInfo;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.Json;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Words;

/** {@code new-game NAME}: writes the project of a playable plug-in. */
@Command(name = "new-game", resourceBundle = Terminal.BUNDLE)
public final class NewGameCommand implements Callable<Integer> {
  private static final int LONGEST = 40;

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Parameters(index = "0", paramLabel = "NAME", descriptionKey = "newgame.name")
  private String name = "";

  @Option(names = "--puzzle", descriptionKey = "newgame.puzzle")
  private boolean puzzle;

  @Option(names = "--dir", paramLabel = "D", descriptionKey = "newgame.dir")
  private @Nullable String dir;

  public NewGameCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InputException {
    if (!Words.isIdentifier(name) || name.length() > LONGEST) {
      throw Terminal.fault("newgame.form", name, LONGEST);
    }
    if (Worlds.all().stream().anyMatch(world -> world.id().equals(name))) {
      throw Terminal.fault("newgame.taken", name);
    }
    Path home = Path.of(System.getProperty("tabuleiro.home", "")).toAbsolutePath().normalize();
    Path folder = folder(home);
    NewProject project = new NewProject(name, puzzle, home, BuildInfo.here().version());
    try {
      project.write(folder);
    } catch (IOException e) {
      throw FileFault.of(folder, e);
    }
    tell(project, folder);
    return ExitCode.ANSWERED;
  }

  /** Returns a folder here, or next to this program's folder if the user is inside that. */
  private Path folder(Path home) throws InputException {
    Path here = Path.of("").toAbsolutePath();
    Path folder = (here.startsWith(home) ? home.resolveSibling(name) : here.resolve(name));
    if (dir != null) {
      folder = given(here, dir);
    }
    if (folder.startsWith(home)) {
      throw Terminal.fault("newgame.inside", folder, home);
    }
    if (Files.exists(folder) && !isEmptyFolder(folder)) {
      throw Terminal.fault("newgame.exists", folder);
    }
    return folder;
  }

  private static Path given(Path here, String dir) throws InputException {
    try {
      return here.resolve(dir).normalize();
    } catch (InvalidPathException e) {
      throw Terminal.fault("newgame.unwritable", dir);
    }
  }

  private static boolean isEmptyFolder(Path folder) {
    if (!Files.isDirectory(folder)) {
      return false;
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.findAny().isEmpty();
    } catch (IOException e) {
      return false;
    }
  }

  private void tell(NewProject project, Path folder) {
    List<String> files = List.copyOf(project.files().keySet());
    if (common.json) {
      Map<String, Object> document = new LinkedHashMap<>();
      document.put("folder", folder.toString());
      document.put("files", files);
      terminal.out().print(Json.write(document));
      return;
    }
    String rules =
        files.stream().filter(file -> file.contains(project.rulesClass())).findFirst().orElse("");
    String methods = puzzle ? "moves, play, isSolved" : "moves, play, isOver, margin";
    String first = puzzle ? "solve " + name + " --problem all" : "play " + name;
    terminal.println(terminal.text("newgame.ready", project.name(), folder));
    terminal.out().println("  cd " + folder);
    String form = "  %-" + ("./tabuleiro " + first).length() + "s   %s%n";
    terminal.out().printf(form, "./tabuleiro " + first, terminal.text("newgame.try"));
    terminal.out().printf(form, "./tabuleiro serve", terminal.text("newgame.serve"));
    terminal.out().printf(form, "mvn verify", terminal.text("newgame.test"));
    terminal.println(terminal.text("newgame.fill", methods, rules));
  }
}
