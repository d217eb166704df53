package tabuleiro.app.fuzz;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.fuzz.FuzzTarget.Afterwards;
import tabuleiro.app.task.PositionsFile;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Resources;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.match.GameRecord;

/** The targets of files with positions and of records of games. */
final class GameFileTargets {
  private static final List<World> WORLDS = Worlds.own();

  private GameFileTargets() {}

  static List<FuzzTarget> all() {
    return List.of(positions(), record());
  }

  /** The first character selects the world; the rest is a file with a position in each line. */
  private static FuzzTarget positions() {
    List<World> games = WORLDS.subList(0, 4);
    List<String> examples = new ArrayList<>();
    for (int i = 0; i < games.size(); i++) {
      try {
        String start =
            TextTargets.start(games.get(i).game(Variant.standard(games.get(i))).orElseThrow());
        examples.add((char) ('A' + i) + "; a position\n" + start + "\r\n\n  " + start + "\n");
      } catch (InputException e) {
        throw new IllegalStateException(e);
      }
    }
    return new TextTarget(
        "positions",
        examples,
        List.of("\n", "\r\n", ";", "(", ")", "1", "2", " ", "nil"),
        input -> {
          World world = StateTarget.setup(games, input);
          Game<?> game = world.game(Variant.standard(world)).orElseThrow();
          PositionsFile.read(game, StateTarget.rest(input));
          return Afterwards.NOTHING;
        });
  }

  private static FuzzTarget record() {
    List<String> examples = new ArrayList<>();
    examples.add(
        """
        {"event":"start","game":"dots","variant":{"size":"3x3"},"players":["a","b"]}
        {"event":"move","side":1,"move":"(h 1 1)"}
        {"event":"undo","moves":1}
        {"event":"end","margin":0}
        """);
    for (World world : WORLDS) {
      for (String file : world.files()) {
        if (file.endsWith(".jsonl")) {
          String text = Resources.text(world.getClass(), file);
          examples.add(String.join("\n", text.lines().limit(8).toList()));
        }
      }
    }
    return new TextTarget(
        "record",
        examples,
        List.of(
            "{",
            "}",
            "[",
            "]",
            "\"event\"",
            "\"move\"",
            "\"start\"",
            "\"undo\"",
            "\"moves\"",
            "\"side\"",
            "\"game\"",
            "\"variant\"",
            "\"position\"",
            "1",
            "-1",
            "2147483648",
            "\n",
            "null"),
        input -> {
          List<GameRecord> records = GameRecord.all(input);
          for (GameRecord record : records) {
            World world = Worlds.find(record.game());
            Variant variant = Variant.of(world, record.variant());
            Game<?> game =
                world
                    .game(variant)
                    .orElseThrow(
                        () ->
                            new InputException(
                                Message.of("tabuleiro.app.messages", "game.duel", world.id())));
            record.replay(game);
          }
          return Afterwards.NOTHING;
        });
  }
}
