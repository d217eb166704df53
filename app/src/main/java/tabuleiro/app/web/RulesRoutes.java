package tabuleiro.app.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tabuleiro.app.web.game.DemoRoutes;
import tabuleiro.app.web.game.Demos;
import tabuleiro.app.web.request.RequestReader;
import tabuleiro.app.web.world.Rendering;
import tabuleiro.app.web.world.WorldRoutes;
import tabuleiro.app.web.world.WorldTexts;
import tabuleiro.core.Position;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.page.Figure;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/**
 * The rules of a world: the paragraphs {@code rules.1}, {@code rules.2} … of its bundle and its
 * figures. Without figures, the start of the game and of the first puzzle is shown.
 */
final class RulesRoutes {
  private final Demos demos;

  RulesRoutes(Demos demos) {
    this.demos = demos;
  }

  void add(RoutesConfig routes) {
    routes.get("/api/v1/worlds/{world}/rules", this::rules);
  }

  private void rules(Context context) throws InputException {
    World world = WorldRoutes.named(context);
    Locale locale = RequestReader.locale(context);
    WorldTexts texts = WorldTexts.of(world, locale);
    List<Figure> own = world.page().figures();
    List<Figure> figures = own.isEmpty() ? starts(world) : own;
    List<Map<String, Object>> drawn = new ArrayList<>();
    for (int i = 0; i < figures.size(); i++) {
      Optional<String> caption = texts.find("rules.picture" + (i + 1));
      figure(world, figures.get(i), locale)
          .ifPresent(
              figure -> {
                caption.ifPresent(text -> figure.put("caption", text));
                drawn.add(figure);
              });
    }
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("world", world.id());
    document.put("paragraphs", texts.numbered("rules."));
    document.put("figures", drawn);
    context.json(document);
  }

  /** Returns a figure as data, or empty if the world cannot draw it. */
  private Optional<Map<String, Object>> figure(World world, Figure figure, Locale locale) {
    try {
      if (figure.equals(Figure.DEMO)) {
        return DemoRoutes.preview(world, demos, locale);
      }
      Rendering<?> rendering = Rendering.of(world, Variant.standard(world), figure.isDuel());
      Map<String, Object> document = figure(rendering, figure.position(), locale);
      document.put("duel", figure.isDuel());
      return Optional.of(document);
    } catch (InputException | RuntimeException e) {
      return Optional.empty();
    }
  }

  private static <S extends State> Map<String, Object> figure(
      Rendering<S> rendering, String position, Locale locale) throws InputException {
    S state = rendering.notation().read(position);
    Map<String, Object> document = rendering.of(state, locale);
    document.put("legal", rendering.legal(state));
    return document;
  }

  /** Returns the start of the game and of the first problem. */
  private static List<Figure> starts(World world) throws InputException {
    Variant variant = Variant.standard(world);
    List<Figure> starts = new ArrayList<>();
    world.game(variant).ifPresent(game -> starts.add(Figure.duel(start(game))));
    world
        .puzzles(variant)
        .flatMap(RulesRoutes::start)
        .ifPresent(text -> starts.add(Figure.puzzle(text)));
    return starts;
  }

  private static <P extends Position> String start(Game<P> game) {
    return game.notation().write(game.start(0));
  }

  private static <S extends Puzzle> Optional<String> start(Puzzles<S> puzzles) {
    return puzzles.problems().stream()
        .filter(problem -> problem.fault().isEmpty())
        .findFirst()
        .map(problem -> text(puzzles, problem));
  }

  private static <S extends Puzzle> String text(Puzzles<S> puzzles, Problem<S> problem) {
    try {
      return puzzles.notation().write(problem.start());
    } catch (InputException e) {
      throw new IllegalStateException(e);
    }
  }
}
