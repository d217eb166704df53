package tabuleiro.app.terminal.menu;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerKinds;
import tabuleiro.app.terminal.option.NewStart;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.PlayerKind.Suggestion;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/**
 * The menus of the course programs: game, mode, computer players, time, depth and first player,
 * within the limits of the course ({@link Game#courseLimits}). The choices become a command line,
 * which is shown before it runs. As in the course programs, the game is also logged to {@code
 * log.dat}, and a game with a random start gets a new one; its record gets the first unused file
 * name.
 */
final class PlayMenu {
  private static final int SHORTEST = 1000;
  private static final int LONGEST = 20_000;
  private static final int DEEPEST = 100;
  private static final int NO_DEPTH = Integer.MAX_VALUE;

  private final Terminal terminal;
  private final Menu menu;

  PlayMenu(Terminal terminal) {
    this.terminal = terminal;
    menu = new Menu(terminal);
  }

  /** Returns the chosen arguments, or empty if the user left. */
  Optional<List<String>> arguments() throws InputException {
    List<World> duels = new ArrayList<>();
    for (World world : Worlds.all()) {
      if (world.game(Variant.standard(world)).isPresent()) {
        duels.add(world);
      }
    }
    while (true) {
      List<String> names = duels.stream().map(World::id).toList();
      int game = menu.choose("menu.game", names, List.of(), "menu.leave");
      if (game < 0) {
        return Optional.empty();
      }
      World world = duels.get(game);
      Optional<List<String>> line = mode(world, world.game(Variant.standard(world)).orElseThrow());
      if (line.isPresent()) {
        return line;
      }
    }
  }

  private <P extends Position> Optional<List<String>> mode(World world, Game<P> game) {
    while (true) {
      List<String> modes =
          List.of(terminal.text("menu.humanComputer"), terminal.text("menu.computerComputer"));
      int mode = menu.choose("menu.mode", modes);
      if (mode < 0) {
        return Optional.empty();
      }
      Optional<List<String>> line =
          mode == 0 ? againstHuman(world, game) : amongComputers(world, game);
      if (line.isPresent()) {
        return Optional.of(complete(game, line.get(), world.id()));
      }
    }
  }

  /** The computer, its limits and who begins, in the order of the course programs. */
  private <P extends Position> Optional<List<String>> againstHuman(World world, Game<P> game) {
    while (true) {
      Optional<String> computer = player("menu.computerPlayer", world, game);
      if (computer.isEmpty()) {
        return Optional.empty();
      }
      Optional<List<String>> limits = limits(game);
      while (limits.isPresent()) {
        List<String> sides = List.of(terminal.text("menu.human"), terminal.text("menu.computer"));
        int begins = menu.choose("menu.begins", sides);
        if (begins >= 0) {
          String first = begins == 0 ? "human" : computer.get();
          String second = begins == 0 ? computer.get() : "human";
          return Optional.of(line(world, List.of(first, second), limits.get()));
        }
        limits = limits(game);
      }
    }
  }

  private <P extends Position> Optional<List<String>> amongComputers(World world, Game<P> game) {
    while (true) {
      Optional<String> first = player("menu.player1", world, game);
      if (first.isEmpty()) {
        return Optional.empty();
      }
      Optional<String> second = player("menu.player2", world, game);
      while (second.isPresent()) {
        Optional<List<String>> limits = limits(game);
        if (limits.isPresent()) {
          return Optional.of(line(world, List.of(first.get(), second.get()), limits.get()));
        }
        second = player("menu.player2", world, game);
      }
    }
  }

  private <P extends Position> Optional<String> player(String title, World world, Game<P> game) {
    List<Suggestion> players = new PlayerFactory<>(game).opponents(world);
    int choice =
        menu.choose(
            title,
            players.stream().map(each -> PlayerKinds.title(each, terminal.locale())).toList());
    return choice < 0 ? Optional.empty() : Optional.of(players.get(choice).spec());
  }

  /** Asks for time and depth; empty for back. */
  private Optional<List<String>> limits(Game<?> game) {
    Limits course = game.courseLimits();
    int shortest = course.hasTime() ? SHORTEST : 1;
    int longest = course.hasTime() ? (int) course.time().toMillis() : LONGEST;
    int deepest = course.hasDepth() ? course.depth() : DEEPEST;
    while (true) {
      OptionalInt time = menu.number("menu.time", shortest, longest, OptionalInt.empty());
      if (time.isEmpty()) {
        return Optional.empty();
      }
      OptionalInt depth = menu.number("menu.maxDepth", 1, deepest, OptionalInt.of(NO_DEPTH));
      if (depth.isPresent()) {
        List<String> line = new ArrayList<>(List.of("--time", String.valueOf(time.getAsInt())));
        if (depth.getAsInt() != NO_DEPTH) {
          line.addAll(List.of("--depth", String.valueOf(depth.getAsInt())));
        }
        return Optional.of(line);
      }
    }
  }

  private static List<String> line(World world, List<String> players, List<String> limits) {
    List<String> line = new ArrayList<>(List.of("play", world.id()));
    line.addAll(List.of("--first", players.get(0), "--second", players.get(1)));
    line.addAll(limits);
    return line;
  }

  /** Adds the files and, if the game starts at random, the seed of a new start. */
  private <P extends Position> List<String> complete(
      Game<P> game, List<String> line, String world) {
    OptionalLong start = NewStart.seed(game);
    if (start.isPresent()) {
      String seed = String.valueOf(start.getAsLong());
      line.addAll(List.of("--seed", seed));
      terminal.out().println(terminal.text("menu.seed", seed));
    }
    line.addAll(List.of("--log", "log.dat", "--record", free(world)));
    return line;
  }

  private static String free(String game) {
    int number = 1;
    while (Files.exists(Path.of(game + "-" + number + ".jsonl"))) {
      number++;
    }
    return game + "-" + number + ".jsonl";
  }
}
