package tabuleiro.app.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tabuleiro.app.web.picture.Picture;
import tabuleiro.core.State;
import tabuleiro.core.text.NotationException;
import tabuleiro.core.world.Resources;

/**
 * Games that play themselves on the first page. They were played by the engines once and are kept
 * as a resource, so that something moves as soon as the page is there.
 */
final class DemoRoutes {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final List<Demo> demos = load();

  /**
   * A game as it is kept.
   *
   * @param middle after how many moves it makes a good picture
   */
  record Demo(String world, boolean duel, String start, List<String> moves, int middle) {
    Sitting<?> sitting(int ply) throws NotationException {
      List<Table.Move> made = moves.stream().map(text -> new Table.Move(text, null)).toList();
      return Sitting.of(
          new Table("", world, Map.of(), duel, List.of(), start, made.subList(0, ply), ply));
    }
  }

  void add(RoutesConfig routes) {
    routes.get("/api/v1/demos", this::pictures);
    routes.get("/api/v1/demos/{world}", this::game);
  }

  private static List<Demo> load() {
    try {
      return List.of(JSON.readValue(Resources.text(DemoRoutes.class, "demos.json"), Demo[].class));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A picture of each game. */
  private void pictures(Context context) throws NotationException {
    List<Map<String, Object>> pictures = new ArrayList<>();
    for (Demo demo : demos) {
      pictures.add(picture(demo.sitting(demo.middle), Reader.locale(context)));
    }
    context.json(Map.of("demos", pictures));
  }

  private static <S extends State> Map<String, Object> picture(Sitting<S> sitting, Locale locale) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("world", sitting.table().world());
    document.put("board", sitting.picture().board());
    document.put("picture", sitting.picture().state(sitting.state(), locale));
    document.put("moves", TableView.moves(sitting));
    return document;
  }

  /** A whole game, with the picture after each move. */
  private void game(Context context) throws NotationException {
    String world = context.pathParam("world");
    Demo demo =
        demos.stream()
            .filter(each -> each.world.equals(world))
            .findFirst()
            .orElseThrow(() -> WebFault.of(404, "fault.path"));
    context.json(frames(demo.sitting(demo.moves.size()), Reader.locale(context)));
  }

  private static <S extends State> Map<String, Object> frames(Sitting<S> sitting, Locale locale) {
    Picture<S> picture = sitting.picture();
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("world", sitting.table().world());
    document.put("board", picture.board());
    document.put(
        "frames", sitting.states().stream().map(state -> picture.state(state, locale)).toList());
    document.put("moves", TableView.moves(sitting));
    return document;
  }
}
