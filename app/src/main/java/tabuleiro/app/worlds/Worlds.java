package tabuleiro.app.worlds;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.world.World;
import tabuleiro.games.blokus.BlokusWorld;
import tabuleiro.games.cavalo.CavaloWorld;
import tabuleiro.games.dots.DotsWorld;
import tabuleiro.games.quatro.QuatroWorld;
import tabuleiro.games.tetris.TetrisWorld;

/** The worlds of the program: the five built-in ones and those of plug-ins. */
public final class Worlds {
  private Worlds() {}

  /** Returns all worlds, built-in ones first. */
  public static List<World> all() {
    List<World> worlds = new ArrayList<>(own());
    ServiceLoader.load(World.class).forEach(worlds::add);
    return List.copyOf(worlds);
  }

  /** Returns the five built-in worlds. */
  public static List<World> own() {
    return List.of(
        new DotsWorld(),
        new BlokusWorld(),
        new QuatroWorld(),
        new CavaloWorld(),
        new TetrisWorld());
  }

  /** Returns the world with this id. */
  public static World find(String id) throws InputException {
    for (World world : all()) {
      if (world.id().equalsIgnoreCase(id)) {
        return world;
      }
    }
    Quotation.Names ids = Quotation.names(all().stream().map(World::id).toList());
    throw new InputException(Message.of("tabuleiro.app.messages", "game.unknown", id, ids));
  }
}
