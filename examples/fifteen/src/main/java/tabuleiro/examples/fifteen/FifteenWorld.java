package tabuleiro.examples.fifteen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.core.MoveList;
import tabuleiro.core.grid.Cell;
import tabuleiro.core.grid.GridPicture;
import tabuleiro.core.grid.GridView;
import tabuleiro.core.grid.Place;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.page.Picture;
import tabuleiro.core.solver.Backward;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.ProblemFile;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Resources;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/**
 * Sliding tiles as a world with puzzles and no game for two. The text of a puzzle is the list of
 * its tiles, {@code (1 0 2 3)}, and the text of a move is the tile that slides. Every move is
 * reversible and there is one solved state, so the puzzles can be searched backwards.
 */
public final class FifteenWorld
    implements World, Puzzles<Fifteen>, Notation<Fifteen>, GridView<Fifteen>, Backward<Fifteen> {

  @Override
  public String id() {
    return "fifteen";
  }

  @Override
  public Optional<Puzzles<?>> puzzles(Variant variant) {
    return Optional.of(this);
  }

  @Override
  public int moveLimit() {
    return 16;
  }

  @Override
  public Notation<Fifteen> notation() {
    return this;
  }

  @Override
  public Picture<Fifteen> picture() {
    return new GridPicture<>(this);
  }

  @Override
  public int rows(Fifteen state) {
    return state.side();
  }

  @Override
  public int columns(Fifteen state) {
    return state.side();
  }

  @Override
  public int cell(Fifteen state, int row, int column) {
    return state.tile(row * state.side() + column);
  }

  @Override
  public Cell look(int tile) {
    return Cell.of(String.valueOf(tile), Cell.Colour.NEUTRAL);
  }

  @Override
  public Place place(Fifteen state, int cell) {
    return Place.cell(cell / state.side(), cell % state.side());
  }

  @Override
  public List<Problem<Fifteen>> problems() {
    try {
      return problems(Resources.text(FifteenWorld.class, "problems.dat"));
    } catch (InputException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public List<Problem<Fifteen>> problems(String text) throws InputException {
    return ProblemFile.read(text, (forms, target) -> read(forms.get(0)));
  }

  @Override
  public List<Heuristic<Fifteen>> heuristics() {
    return List.of(Heuristic.exactUnits("manhattan", Fifteen::distance));
  }

  @Override
  public Optional<Backward<Fifteen>> backward() {
    return Optional.of(this);
  }

  @Override
  public String write(Fifteen state) {
    List<String> tiles = new ArrayList<>();
    for (int cell = 0; cell < state.side() * state.side(); cell++) {
      tiles.add(String.valueOf(state.tile(cell)));
    }
    return "(" + String.join(" ", tiles) + ")";
  }

  @Override
  public Fifteen read(String text) throws InputException {
    return read(LispReader.one(text));
  }

  private Fifteen read(Form form) throws InputException {
    List<Form> items = form.list();
    if (items.size() != 4 && items.size() != 9 && items.size() != 16) {
      throw form.fault(Message.of(bundle(), "size", items.size()));
    }
    List<Integer> tiles = new ArrayList<>();
    for (Form item : items) {
      int tile = item.integer(0, items.size() - 1);
      if (tiles.contains(tile)) {
        throw item.fault(Message.of(bundle(), "tile", tile));
      }
      tiles.add(tile);
    }
    return Fifteen.of(tiles);
  }

  @Override
  public String write(Fifteen state, int cell) {
    return String.valueOf(state.tile(cell));
  }

  @Override
  public String draw(Fifteen state, DrawingStyle look) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < state.side() * state.side(); cell++) {
      text.append(String.format("%3s", cell == state.gap() ? "" : write(state, cell)));
      text.append((cell + 1) % state.side() == 0 ? "\n" : "");
    }
    return text.toString();
  }

  @Override
  public List<Fifteen> goals(Fifteen start) {
    return List.of(Fifteen.ordered(start.side()));
  }

  @Override
  public void ways(Fifteen state, MoveList ways) {
    state.moves(ways);
  }

  @Override
  public Fifteen before(Fifteen state, int way) {
    return state.play(way);
  }

  @Override
  public int move(Fifteen state, int way) {
    return state.gap();
  }
}
