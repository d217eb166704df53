package tabuleiro.app.terminal.menu;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/**
 * The menus of the course programs: game, players, first player, time and depth. The choices become
 * a command line, which is shown before it runs. As in the course programs, the game is also logged
 * to {@code log.dat}; its record gets the first unused file name.
 */
public final class PlayMenu {
  private static final int LONGEST = 20_000;
  private static final int DEEPEST = 100;

  private final Terminal terminal;
  private final Menu menu;

  public PlayMenu(Terminal terminal) {
    this.terminal = terminal;
    menu = new Menu(terminal);
  }

  /** Returns the chosen arguments, or empty if the user left. */
  public Optional<List<String>> arguments() throws InputException {
    List<String> duels = new ArrayList<>();
    for (World world : Worlds.all()) {
      if (world.game(Variant.standard(world)).isPresent()) {
        duels.add(world.id());
      }
    }
    while (true) {
      int game = menu.choose("menu.game", duels, "menu.leave");
      if (game < 0) {
        return Optional.empty();
      }
      Optional<List<String>> line = mode(duels.get(game));
      if (line.isPresent()) {
        terminal.out().println("$ tabuleiro " + String.join(" ", line.get()));
        return line;
      }
    }
  }

  private Optional<List<String>> mode(String game) {
    while (true) {
      List<String> modes =
          List.of(terminal.text("menu.humanComputer"), terminal.text("menu.computerComputer"));
      int mode = menu.choose("menu.mode", modes);
      if (mode < 0) {
        return Optional.empty();
      }
      List<String> line = new ArrayList<>(List.of("play", game));
      if (beginner(mode == 0, line) && limits(line)) {
        line.addAll(List.of("--log", "log.dat", "--record", free(game)));
        return Optional.of(line);
      }
    }
  }

  private boolean beginner(boolean withPerson, List<String> line) {
    String first = "engine";
    String second = "engine";
    if (withPerson) {
      List<String> sides = List.of(terminal.text("menu.human"), terminal.text("menu.computer"));
      int begins = menu.choose("menu.begins", sides);
      if (begins < 0) {
        return false;
      }
      first = begins == 0 ? "human" : "engine";
      second = begins == 0 ? "engine" : "human";
    }
    line.addAll(List.of("--first", first, "--second", second));
    return true;
  }

  private boolean limits(List<String> line) {
    int time = menu.number("menu.time", LONGEST, LONGEST);
    if (time == 0) {
      return false;
    }
    line.addAll(List.of("--time", String.valueOf(time)));
    int depth = menu.number("menu.maxDepth", DEEPEST, DEEPEST);
    if (depth > 0) {
      line.addAll(List.of("--depth", String.valueOf(depth)));
    }
    return true;
  }

  private static String free(String game) {
    int number = 1;
    while (Files.exists(Path.of(game + "-" + number + ".jsonl"))) {
      number++;
    }
    return game + "-" + number + ".jsonl";
  }
}
