package tabuleiro.app.web;

import io.javalin.http.Context;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tabuleiro.app.web.game.LiveGames;
import tabuleiro.app.web.puzzle.PuzzleRoutes;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.text.Numerals;
import tabuleiro.lab.store.Store;

/**
 * Decides whether an address of the page names something that exists; otherwise its status is 404.
 */
record PageAddresses(LiveGames games, Store store) {
  private static final int LONGEST_ID = 18;

  boolean isKnown(Context context) {
    String id = context.pathParamMap().get("id");
    return Stream.of(context.pathParamMap().get("world"), context.queryParam("world"))
            .allMatch(PageAddresses::isWorld)
        && isProblem(context.pathParamMap())
        && (id == null || (context.path().startsWith("/lab") ? isExperiment(id) : games.has(id)));
  }

  private static boolean isWorld(@Nullable String id) {
    return id == null || Worlds.all().stream().anyMatch(world -> world.id().equals(id));
  }

  private static boolean isProblem(Map<String, String> parameters) {
    String problem = parameters.get("problem");
    return problem == null
        || Worlds.all().stream()
            .filter(world -> world.id().equals(parameters.get("world")))
            .anyMatch(world -> PuzzleRoutes.has(world, problem));
  }

  private boolean isExperiment(String id) {
    OptionalLong number =
        Numerals.isDigits(id, 1, LONGEST_ID) ? Numerals.whole(id) : OptionalLong.empty();
    return number.isPresent() && store.experiment(number.getAsLong()).isPresent();
  }
}
