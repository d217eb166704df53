package tabuleiro.app.web.game;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.RequestReader;
import tabuleiro.app.web.world.WorldRoutes;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.State;
import tabuleiro.core.page.Demo;
import tabuleiro.core.page.Picture;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.World;

/** Games that play themselves on the home page. */
public final class DemoRoutes {
  private final Demos demos;

  public DemoRoutes(Demos demos) {
    this.demos = demos;
  }

  public void add(RoutesConfig routes) {
    routes.get("/api/v1/demos", this::pictures);
    routes.get("/api/v1/demos/{world}", this::game);
  }

  /** A picture of each game, in the order of the worlds. */
  private void pictures(Context context) {
    List<Map<String, Object>> pictures = new ArrayList<>();
    for (World world : Worlds.all()) {
      preview(world, demos, RequestReader.locale(context)).ifPresent(pictures::add);
    }
    context.json(Map.of("demos", pictures));
  }

  /** The demo of a world at the ply chosen for its preview. */
  public static Optional<Map<String, Object>> preview(World world, Demos demos, Locale locale) {
    Optional<Demo> demo = demos.of(world);
    try {
      return demo.isPresent()
          ? Optional.of(preview(Demos.live(world, demo.get(), demo.get().preview()), locale))
          : Optional.empty();
    } catch (InputException | RuntimeException e) {
      return Optional.empty(); // the picture of a plug-in may fail; the other worlds need theirs
    }
  }

  private static <S extends State> Map<String, Object> preview(LiveGame<S> live, Locale locale) {
    Map<String, Object> document = live.rendering().of(live.state(), locale);
    document.put("moves", GameView.moves(live));
    return document;
  }

  /** A whole game, with the picture after each move. */
  private void game(Context context) throws InputException {
    World world = WorldRoutes.named(context);
    Demo demo = demos.of(world).orElseThrow(() -> RequestException.of(404, "fault.path"));
    LiveGame<?> live = Demos.live(world, demo, demo.moves().size());
    context.json(frames(live, RequestReader.locale(context)));
  }

  private static <S extends State> Map<String, Object> frames(LiveGame<S> live, Locale locale) {
    Picture<S> picture = live.rendering().picture();
    Map<String, Object> document = live.rendering().board();
    document.put(
        "frames", live.states().stream().map(state -> picture.state(state, locale)).toList());
    document.put("moves", GameView.moves(live));
    return document;
  }
}
