package tabuleiro.app.web.draft;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import tabuleiro.app.web.request.RequestReader;
import tabuleiro.app.web.world.Rendering;
import tabuleiro.app.web.world.WorldFiles;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.page.DraftView;
import tabuleiro.core.page.EditablePart;
import tabuleiro.core.page.PositionEditor;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/**
 * Drafts of positions. The server keeps none: each request has the whole text. An invalid draft is
 * not an invalid request: the answer says what is wrong and where.
 */
public final class DraftRoutes {

  public void add(RoutesConfig routes) {
    routes.post("/api/v1/drafts", DraftRoutes::draft);
  }

  private static void draft(Context context) throws InputException {
    RequestReader request = RequestReader.of(context);
    World world = Worlds.find(request.text("world"));
    Variant variant = Variant.of(world, request.texts("variant"));
    Locale locale = RequestReader.locale(context);
    context.json(
        request.isOn("duel", false)
            ? ofGame(world, Rendering.game(world, variant), request, locale)
            : ofPuzzles(world, Rendering.puzzles(world, variant), request, locale));
  }

  private static <P extends Position> Map<String, Object> ofGame(
      World world, Game<P> game, RequestReader request, Locale locale) throws InputException {
    Editing<P> editing = new Editing<>(Rendering.of(world, game), game.editor(), locale);
    return request.optional("text").isEmpty()
        ? editing.of(game.start(0))
        : editing.of(request.text("text"), request);
  }

  private static <S extends Puzzle> Map<String, Object> ofPuzzles(
      World world, Puzzles<S> puzzles, RequestReader request, Locale locale) throws InputException {
    Editing<S> editing = new Editing<>(Rendering.of(world, puzzles), puzzles.editor(), locale);
    if (request.optional("text").isPresent()) {
      return editing.of(request.text("text"), request);
    }
    String problem = request.optional("problem").orElse("1");
    return editing.of(Problem.find(puzzles.problems(), problem).start());
  }

  /** How drafts of a game or of puzzles are read and shown. */
  private record Editing<S extends State>(
      Rendering<S> rendering, Optional<PositionEditor<S>> editor, Locale locale) {

    /** Returns the draft of a valid state. */
    Map<String, Object> of(S state) throws InputException {
      String text = rendering.notation().write(state);
      Map<String, Object> document = new LinkedHashMap<>();
      if (editor.isPresent()) {
        text = editor.get().draft(state);
        document.putAll(view(editor.get(), LispReader.one(text)));
        if (Objects.equals(rendering.board().get("board"), document.get("board"))) {
          document.put("picture", rendering.picture().state(state, locale));
        }
      } else {
        document.putAll(rendering.of(state, locale));
      }
      document.put("draft", text);
      document.put("position", rendering.notation().write(state));
      document.put("over", isOver(state));
      return document;
    }

    private static boolean isOver(State state) {
      return state.count(new MoveList()) == 0
          || (state instanceof Puzzle puzzle && puzzle.isSolved());
    }

    /** Returns the draft of a text, after a part was changed if the request asks for that. */
    Map<String, Object> of(String text, RequestReader request) {
      String draft = text;
      try {
        Optional<String> part = request.optional("part");
        if (part.isPresent() && editor.isPresent()) {
          draft = editor.get().changed(LispReader.one(text), part.get(), request.text("value"));
        }
        return ofDraft(draft);
      } catch (InputException e) {
        return invalid(draft, e);
      }
    }

    private Map<String, Object> ofDraft(String draft) throws InputException {
      S state;
      try {
        state = rendering.notation().read(draft);
      } catch (InputException e) {
        return invalid(draft, e);
      }
      return of(state);
    }

    /** Returns a draft with its error, and its picture if it has the form of a draft. */
    private Map<String, Object> invalid(String draft, InputException error) {
      Map<String, Object> document = new LinkedHashMap<>();
      if (editor.isPresent()) {
        try {
          document.putAll(view(editor.get(), LispReader.one(draft)));
        } catch (InputException e) {
          document.clear(); // the page keeps the last picture
        }
      }
      document.put("draft", draft);
      document.put(
          "error",
          Map.of(
              "message", error.problem().in(locale),
              "line", error.line(),
              "column", error.column()));
      return document;
    }

    private Map<String, Object> view(PositionEditor<S> chosen, Form form) throws InputException {
      DraftView view = chosen.view(form, locale);
      Map<String, Object> document = new LinkedHashMap<>();
      document.put("world", rendering.world().id());
      document.put("board", WorldFiles.board(rendering.world(), view.board()));
      WorldFiles.styles(rendering.world(), view.board())
          .ifPresent(styles -> document.put("styles", styles));
      document.put("picture", view.picture());
      List<List<String>> choices = new ArrayList<>();
      document.put("places", view.places().stream().map(part -> part(part, choices)).toList());
      document.put("fields", view.fields().stream().map(part -> part(part, choices)).toList());
      document.put("choices", choices);
      return document;
    }

    /** Returns a part; lists of values are sent once, because most places have the same. */
    private static Map<String, Object> part(EditablePart part, List<List<String>> choices) {
      if (!choices.contains(part.values())) {
        choices.add(part.values());
      }
      return Map.of(
          "id", part.id(),
          "value", part.value(),
          "choice", choices.indexOf(part.values()),
          "line", part.line(),
          "column", part.column());
    }
  }
}
