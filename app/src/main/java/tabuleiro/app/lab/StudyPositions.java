package tabuleiro.app.lab;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.Position;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.GameHistory;
import tabuleiro.core.world.World;
import tabuleiro.lab.match.GameRecord;
import tabuleiro.lab.match.Openings;
import tabuleiro.lab.study.StudyFile;

/**
 * The positions of a study: the start, a position given as text, the positions of a recorded game
 * before each move, or positions after random moves. Finished positions are left out.
 */
record StudyPositions<P extends Position>(StudySource source, World world, Game<P> game) {

  /** Returns the positions by name, in the order of the study. */
  Map<String, P> all(List<StudyFile.Positions> entries) throws InputException {
    Map<String, P> all = new LinkedHashMap<>();
    for (StudyFile.Positions entry : entries) {
      Map<String, P> some = some(entry, all.size());
      for (Map.Entry<String, P> each : some.entrySet()) {
        if (each.getValue().isOver()) {
          throw source.fault("study.over", each.getKey());
        } else if (all.put(each.getKey(), each.getValue()) != null) {
          throw source.fault("study.twice", each.getKey());
        }
      }
    }
    return all;
  }

  private Map<String, P> some(StudyFile.Positions entry, int before) throws InputException {
    long seed = entry.seed() == null ? 0 : entry.seed();
    if (entry.record() != null) {
      return recorded(entry.record(), entry.name(), entry.side());
    } else if (entry.random() != null) {
      return random(entry.random(), entry.plies(), seed);
    }
    String text = source.name("positions.text", entry.text());
    if (text.equals("start")) {
      return Map.of(entry.name() == null ? "start" : entry.name(), game.start(seed));
    }
    String name = entry.name() == null ? String.valueOf(before + 1) : entry.name();
    return Map.of(name, game.notation().read(text));
  }

  private Map<String, P> recorded(String file, @Nullable String name, @Nullable Integer side)
      throws InputException {
    String text = world.files().contains(file) ? source.data(world, file) : source.text(file);
    GameHistory<P> history;
    try {
      history = GameRecord.read(text).replay(game);
    } catch (InputException e) {
      throw source.inFile(file, e.problem());
    }
    if (side != null) {
      source.within("positions.side", side, 1, 2);
    }
    Map<String, P> positions = new LinkedHashMap<>();
    for (int i = 0; i < history.moves().size(); i++) {
      P position = history.states().get(i);
      if (side == null || position.turn() == side - 1) {
        positions.put((name == null ? "" : name + "-") + (i + 1), position);
      }
    }
    return positions;
  }

  private Map<String, P> random(int count, @Nullable Integer plies, long seed)
      throws InputException {
    source.within("positions.random", count, 1, 10_000);
    int chosen = plies == null ? Openings.usual(game) : plies;
    source.within("positions.plies", chosen, 0, 10_000);
    Openings<P> openings = openings(chosen, seed);
    Map<String, P> positions = new LinkedHashMap<>();
    for (int i = 1; i <= count; i++) {
      P position = openings.start(i).state();
      if (!position.isOver()) {
        positions.put("random-" + seed + "-" + i, position);
      }
    }
    return positions;
  }

  private Openings<P> openings(int plies, long seed) throws InputException {
    try {
      return Openings.of(game, plies, seed);
    } catch (InputException e) {
      throw source.fault(e);
    }
  }
}
