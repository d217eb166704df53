package tabuleiro.app.web.request;

import com.fasterxml.jackson.databind.node.TextNode;
import io.javalin.config.RoutesConfig;
import java.util.Optional;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.Puzzle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.weights.Trial;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Resources;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/**
 * The OpenAPI description of the server. The file is written by hand, but its examples contain
 * placeholders: {@code $GAME} is the first world with a game, {@code $START} and {@code $MOVE} are
 * its start and first move, {@code $PUZZLE} is the first world with puzzles and {@code $PROBLEM}
 * its first problem, and {@code $WATCHED} is the first world with controllers to watch, {@code
 * $TRIAL} and {@code $CONTROLLER} one of them.
 */
public final class OpenApi {
  private OpenApi() {}

  public static void add(RoutesConfig routes) {
    String text = filled(Resources.text(OpenApi.class, "openapi.json"));
    routes.get(
        "/api/v1/openapi.json", context -> context.contentType("application/json").result(text));
  }

  private static String filled(String file) {
    String text = file;
    try {
      for (World world : Worlds.all()) {
        Variant standard = Variant.standard(world);
        Optional<Game<?>> game = world.game(standard);
        if (game.isPresent() && text.contains("$GAME")) {
          text = filled(put(text, "$GAME", world.id()), game.get());
        }
        Optional<Puzzles<?>> puzzles = world.puzzles(standard);
        if (puzzles.isPresent()) {
          text = put(put(text, "$PUZZLE", world.id()), "$PROBLEM", problem(puzzles.get()));
        }
        for (Tunable<Trial> trial : world.trials()) {
          text = put(put(text, "$WATCHED", world.id()), "$TRIAL", trial.name());
          text = put(text, "$CONTROLLER", trial.known().keySet().iterator().next());
        }
      }
    } catch (InputException e) {
      throw new IllegalStateException(e);
    }
    return text;
  }

  private static <S extends Puzzle> String problem(Puzzles<S> puzzles) throws InputException {
    return puzzles.notation().write(puzzles.problems().get(0).start());
  }

  private static <P extends Position> String filled(String text, Game<P> game) {
    P start = game.start(0);
    MoveList moves = new MoveList();
    start.moves(moves);
    String first = game.notation().write(start, moves.get(0));
    return put(put(text, "$START", game.notation().write(start)), "$MOVE", first);
  }

  private static String put(String text, String gap, String value) {
    return text.replace('"' + gap + '"', TextNode.valueOf(value).toString());
  }
}
