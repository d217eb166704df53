package tabuleiro.app.web.world;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.page.Picture;
import tabuleiro.core.page.TextPicture;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/** Converts the states of a world's game or puzzles to text and data for the page. */
public record Rendering<S extends State>(World world, Notation<S> notation, Picture<S> picture) {

  public Rendering {
    notation = new LimitedNotation<>(notation);
  }

  /** Returns the rendering of a world's game or puzzles, which must exist. */
  public static Rendering<?> of(World world, Variant variant, boolean isDuel)
      throws InputException {
    return isDuel ? of(world, game(world, variant)) : of(world, puzzles(world, variant));
  }

  /** Returns the game of a world, which must exist. */
  public static Game<?> game(World world, Variant variant) throws InputException {
    return world
        .game(variant)
        .orElseThrow(() -> RequestException.of(400, "fault.duel", world.id()));
  }

  /** Returns the puzzles of a world, which must exist. */
  public static Puzzles<?> puzzles(World world, Variant variant) throws InputException {
    return world
        .puzzles(variant)
        .orElseThrow(() -> RequestException.of(400, "fault.puzzle", world.id()));
  }

  public static <P extends Position> Rendering<P> of(World world, Game<P> game) {
    return new Rendering<>(world, game.notation(), game.picture());
  }

  public static <S extends Puzzle> Rendering<S> of(World world, Puzzles<S> puzzles) {
    return new Rendering<>(world, puzzles.notation(), puzzles.picture());
  }

  /** Returns the addresses of the module that draws the states and of its styles. */
  public Map<String, Object> board() {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("world", world.id());
    document.put("board", WorldFiles.board(world, picture));
    WorldFiles.styles(world, picture).ifPresent(styles -> document.put("styles", styles));
    return document;
  }

  /** Returns a state with its drawing data, and its text in case a world's board fails. */
  public Map<String, Object> of(S state, Locale locale) {
    Map<String, Object> document = board();
    document.put("picture", picture.state(state, locale));
    if (picture.board().equals(Picture.OWN)) {
      document.putAll(new TextPicture<>(notation).state(state, locale));
    }
    return document;
  }

  /** Returns the legal moves of a state with their texts and places on the board. */
  public List<Map<String, Object>> legal(S state) {
    MoveList moves = new MoveList();
    state.moves(moves);
    List<Map<String, Object>> legal = new ArrayList<>();
    for (int move : moves.toArray()) {
      Map<String, Object> document = new LinkedHashMap<>();
      document.put("text", notation.write(state, move));
      document.putAll(picture.move(state, move));
      legal.add(document);
    }
    return legal;
  }
}
