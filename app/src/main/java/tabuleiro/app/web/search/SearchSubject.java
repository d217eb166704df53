package tabuleiro.app.web.search;

import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.RequestReader;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/** The world and the variant that a request is about. */
record SearchSubject(World world, Variant variant) {
  static SearchSubject of(RequestReader request) throws InputException {
    World world = Worlds.find(request.text("world"));
    return new SearchSubject(world, Variant.of(world, request.texts("variant")));
  }

  Puzzles<?> puzzles() throws InputException {
    return world
        .puzzles(variant)
        .orElseThrow(() -> RequestException.of(400, "fault.puzzle", world.id()));
  }

  Game<?> game() throws InputException {
    return world
        .game(variant)
        .orElseThrow(() -> RequestException.of(400, "fault.duel", world.id()));
  }
}
