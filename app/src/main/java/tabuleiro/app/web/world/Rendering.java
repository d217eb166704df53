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

/** How the states of a world's game, or of its puzzles, become text and data for the page. */
public record Rendering<S extends State>(World world, Notation<S> notation, Picture<S> picture) {

  /** The rendering of a world's game or of its puzzles; the world must have them. */
  public static Rendering<?> of(World world, Variant variant, boolean isDuel)
      throws InputException {
    return isDuel
        ? of(
            world,
            world
                .game(variant)
                .orElseThrow(() -> RequestException.of(400, "fault.duel", world.id())))
        : of(
            world,
            world
                .puzzles(variant)
                .orElseThrow(() -> RequestException.of(400, "fault.puzzle", world.id())));
  }

  public static <P extends Position> Rendering<P> of(World world, Game<P> game) {
    return new Rendering<>(world, game.notation(), game.picture());
  }

  public static <S extends Puzzle> Rendering<S> of(World world, Puzzles<S> puzzles) {
    return new Rendering<>(world, puzzles.notation(), puzzles.picture());
  }

  /** Which module draws the states, and which styles it needs. */
  public Map<String, Object> board() {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("world", world.id());
    document.put("board", WorldFiles.board(world, picture));
    WorldFiles.styles(world, picture).ifPresent(styles -> document.put("styles", styles));
    return document;
  }

  /** A state with everything that draws it; its text is for the case that an own board fails. */
  public Map<String, Object> of(S state, Locale locale) {
    Map<String, Object> document = board();
    document.put("picture", picture.state(state, locale));
    if (picture.board().equals(Picture.OWN)) {
      document.putAll(new TextPicture<>(notation).state(state, locale));
    }
    return document;
  }

  /** The legal moves of a state: their texts and where they are on the board. */
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
