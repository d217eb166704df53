package tabuleiro.app.terminal.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.option.WorldOptions;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.FoldedList;
import tabuleiro.app.terminal.output.Json;
import tabuleiro.app.terminal.output.StateValues;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.InputText;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.core.world.Resources;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.match.GameRecord;

/** {@code show GAME}: draws a position or a problem, or replays a recorded game. */
@Command(name = "show", resourceBundle = Terminal.BUNDLE)
public final class ShowCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();
  @Mixin private WorldOptions worldOptions = new WorldOptions();

  @Option(names = "--record", paramLabel = "FILE", descriptionKey = "show.record")
  private @Nullable String record;

  @Option(names = "--game-number", paramLabel = "N", descriptionKey = "show.gameNumber")
  private @Nullable Integer number;

  @Option(names = "--ply", paramLabel = "N", descriptionKey = "show.ply")
  private @Nullable Integer ply;

  @Option(names = "--all", descriptionKey = "show.all")
  private boolean all;

  @Option(names = "--lisp", descriptionKey = "show.lisp")
  private boolean lisp;

  @Option(names = "--heuristics", descriptionKey = "show.heuristics")
  private boolean heuristics;

  @Option(names = "--heuristic", paramLabel = "H", descriptionKey = "show.heuristic")
  private List<String> own = new ArrayList<>();

  public ShowCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InputException {
    if (all && common.json) {
      throw Terminal.fault("usage.exclusive", "--all", "--json");
    }
    if (record == null) {
      show(worldOptions.chosen(), State.NO_MOVE);
    } else {
      replay(worldOptions.world(), record);
    }
    return ExitCode.ANSWERED;
  }

  private <S extends State> void show(WorldOptions.Chosen<S> chosen, int lastMove)
      throws InputException {
    List<String> moves = moves(chosen.notation(), chosen.state());
    boolean hasValues = heuristics || !own.isEmpty();
    String text = chosen.notation().write(chosen.state());
    if (common.json) {
      Map<String, Object> document = document(chosen, text, moves);
      if (hasValues) {
        document.put("heuristics", values(chosen, text).document());
      }
      terminal.out().print(Json.write(document));
      return;
    }
    terminal.out().print(chosen.notation().draw(chosen.state(), terminal.style().after(lastMove)));
    terminal.println(moves.isEmpty() ? terminal.text("show.noMoves") : listed(moves));
    if (lisp) {
      terminal.println(text);
    }
    if (hasValues) {
      values(chosen, text).print(terminal);
    }
  }

  private StateValues values(WorldOptions.Chosen<?> chosen, String text) throws InputException {
    World world = chosen.world();
    return chosen.state() instanceof Position
        ? StateValues.of(world.game(chosen.variant()).orElseThrow(), text, own)
        : StateValues.of(world.puzzles(chosen.variant()).orElseThrow(), text, own);
  }

  private String listed(List<String> moves) {
    if (moves.size() == 1) {
      return terminal.text("show.move", moves.get(0));
    }
    return new FoldedList(terminal, moves)
        .text(
            all,
            list -> terminal.text("show.moves", moves.size(), list),
            (list, left) -> terminal.text("show.movesMany", moves.size(), list, left));
  }

  private static Map<String, Object> document(
      WorldOptions.Chosen<?> chosen, String text, List<String> moves) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("game", chosen.world().id());
    document.put("variant", chosen.variant().choices());
    document.put("title", chosen.title());
    document.put("position", text);
    document.put("moves", moves);
    if (chosen.state() instanceof Position position) {
      document.put("turn", position.turn() + 1);
      document.put("over", position.isOver());
      document.put("margin", position.margin());
    } else if (chosen.state() instanceof Puzzle puzzle) {
      document.put("solved", puzzle.isSolved());
    }
    return document;
  }

  private static <S extends State> List<String> moves(Notation<S> notation, S state) {
    MoveList moves = new MoveList();
    state.moves(moves);
    List<String> texts = new ArrayList<>();
    for (int move : moves.toArray()) {
      texts.add(notation.write(state, move));
    }
    return texts;
  }

  private void replay(World world, String name) throws InputException {
    try {
      GameRecord game = chosen(GameRecord.all(recordText(world, name)));
      if (!game.game().equals(world.id())) {
        throw Terminal.fault("show.otherGame", game.game(), world.id());
      }
      Variant variant = Variant.of(world, game.variant());
      Game<?> rules =
          world.game(variant).orElseThrow(() -> Terminal.fault("game.duel", world.id()));
      replay(world, variant, rules, game);
    } catch (InputException e) {
      throw e.of(name);
    }
  }

  /** Returns one game of a file with several; the last one if no number is given. */
  private GameRecord chosen(List<GameRecord> games) throws InputException {
    int wanted = number == null ? games.size() : number;
    if (wanted < 1 || wanted > games.size()) {
      throw Terminal.fault("usage.range", "--game-number", 1, games.size(), wanted);
    }
    return games.get(wanted - 1);
  }

  /** Returns the text of a file or, if there is none, of the built-in record of that name. */
  private static String recordText(World world, String name) throws InputException {
    Path path = InputText.path(name);
    for (String file : world.files()) {
      boolean isRecord = file.endsWith(".jsonl");
      if (isRecord && (file.equals(name) || file.equals(name + ".jsonl")) && !Files.exists(path)) {
        return Resources.text(world.getClass(), file);
      }
    }
    return WorldOptions.text(path);
  }

  private <P extends Position> void replay(
      World world, Variant variant, Game<P> rules, GameRecord game) throws InputException {
    GameHistory<P> history = game.replay(rules);
    int last = ply == null ? history.moves().size() : ply;
    if (last < 0 || last > history.moves().size()) {
      throw Terminal.fault("usage.range", "--ply", 0, history.moves().size(), last);
    }
    if (!common.json && ply == null) {
      tell(history, rules);
    }
    int lastMove = last == 0 ? State.NO_MOVE : history.moves().get(last - 1);
    P position = history.states().get(last);
    show(
        new WorldOptions.Chosen<>(world, variant, rules.id(), rules.notation(), position),
        lastMove);
  }

  /** Prints every move but the last, each with the resulting board. */
  private <P extends Position> void tell(GameHistory<P> history, Game<P> rules) {
    for (int i = 0; i < history.moves().size(); i++) {
      P before = history.states().get(i);
      int move = history.moves().get(i);
      String text = rules.notation().write(before, move);
      terminal.println(terminal.text("show.plays", i + 1, before.turn() + 1, text));
      if (i < history.moves().size() - 1) {
        P after = history.states().get(i + 1);
        terminal.out().println(rules.notation().draw(after, terminal.style().after(move)));
      }
    }
  }
}
