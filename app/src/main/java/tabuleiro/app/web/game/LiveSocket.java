package tabuleiro.app.web.game;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.RequestReader;
import tabuleiro.app.web.request.Searches;
import tabuleiro.core.text.InputException;

/**
 * The WebSocket of a game. A page has one task at a time; a new task, or leaving the page, ends the
 * old one.
 *
 * <pre>
 *   {"do":"move","ply":4}                      the computer moves for the side whose turn it is
 *   {"do":"analyse","ply":4,"lines":3}         the best lines, deeper and deeper
 *   {"do":"hint","ply":4}                      the best move, shown and not made
 *   {"do":"review","ply":4}                    what each move so far was worth
 *   {"do":"stop"}
 *
 *   a request may have a number, "ask":7, that comes back in all events that answer it
 *
 *   {"event":"thinking", …}  {"event":"game","game":{…}}  {"event":"lines", …}
 *   {"event":"hint", …}      {"event":"review", …}
 *   {"event":"idle"}         {"event":"fault","error":"…"}
 * </pre>
 */
public final class LiveSocket {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String PATH = "/api/v1/games/{id}/live";

  /** The maximum number of open sockets. */
  private static final int MOST_SOCKETS = 500;

  /** The maximum number of events that wait for a slow page. */
  private static final int MOST_WAITING = 200;

  private final LiveGames games;
  private final Searches searches;
  private final Map<String, Future<?>> running = new ConcurrentHashMap<>();
  private final Set<String> open = ConcurrentHashMap.newKeySet();

  public LiveSocket(LiveGames games, Searches searches) {
    this.games = games;
    this.searches = searches;
  }

  public void add(RoutesConfig routes) {
    routes.wsBeforeUpgrade(PATH, this::check);
    routes.ws(PATH, this::configure);
  }

  private void check(Context context) {
    if (open.size() >= MOST_SOCKETS) {
      throw RequestException.of(429, "fault.sockets");
    }
  }

  private void configure(WsConfig socket) {
    socket.onConnect(
        context -> {
          open.add(context.sessionId());
          context.session.setMaxOutgoingFrames(MOST_WAITING);
          context.enableAutomaticPings();
        });
    socket.onMessage(context -> hear(context, context.message()));
    socket.onBinaryMessage(
        context ->
            new Asker(context, locale(context), 0).tell(RequestException.of(400, "fault.json")));
    socket.onClose(context -> leave(context.sessionId()));
    socket.onError(context -> leave(context.sessionId()));
  }

  private void leave(String session) {
    open.remove(session);
    stop(session);
  }

  private void stop(String session) {
    Future<?> search = running.remove(session);
    if (search != null) {
      search.cancel(true);
    }
  }

  private void hear(WsContext context, String message) {
    Asker asker = new Asker(context, locale(context), 0);
    try {
      RequestReader request = RequestReader.of(message);
      asker = new Asker(context, asker.locale, request.number("ask", 0, Integer.MAX_VALUE, 0));
      start(asker, request);
    } catch (RuntimeException e) {
      asker.tell(RequestException.of(e));
    }
  }

  private void start(Asker asker, RequestReader request) {
    String session = asker.context.sessionId();
    String what = request.text("do");
    stop(session);
    if (what.equals("stop")) {
      asker.tell(Map.of("event", "idle"));
      return;
    }
    int ply = request.number("ply", 0, LiveGames.MOST_PLIES);
    LiveGame<?> live = games.live(asker.context.pathParam("id"));
    if (live.ply() != ply) {
      throw RequestException.of(409, "fault.stale", live.ply(), ply);
    }
    LiveSearch thinking = new LiveSearch(live, asker.locale, searches.resources(), asker::tell);
    Runnable work = work(what, request, thinking);
    running.put(session, searches.start(line(what), () -> guarded(asker, work)));
    if (!open.contains(session)) {
      stop(session); // the page was left in the meantime
    }
  }

  private Runnable work(String what, RequestReader request, LiveSearch thinking) {
    return switch (what) {
      case "move" -> () -> thinking.move(games);
      case "analyse" -> {
        int lines = request.number("lines", 1, 10, 3);
        yield () -> thinking.analyse(lines);
      }
      case "hint" -> thinking::hint;
      case "review" -> thinking::review;
      default -> throw RequestException.of(400, "fault.do", what);
    };
  }

  private static Searches.Line line(String what) {
    boolean isLong = what.equals("analyse") || what.equals("review");
    return isLong ? Searches.Line.PATIENT : Searches.Line.QUICK;
  }

  /** Runs a search and reports its error to the page. */
  private static void guarded(Asker asker, Runnable work) {
    try {
      work.run();
      asker.tell(Map.of("event", "idle"));
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
      asker.tell(RequestException.of(e));
    }
  }

  /**
   * The page that sent a task.
   *
   * @param ask the number of the task, which all its events carry
   */
  private record Asker(WsContext context, Locale locale, int ask) {
    void tell(RequestException fault) {
      Map<String, Object> event = new LinkedHashMap<>();
      event.put("event", "fault");
      event.put("status", fault.status());
      event.put("error", fault.in(locale));
      tell(event);
    }

    void tell(Map<String, Object> event) {
      Map<String, Object> numbered = new LinkedHashMap<>(event);
      numbered.put("ask", ask);
      try {
        if (context.session.isOpen()) {
          context.send(JSON.writeValueAsString(numbered));
        }
      } catch (JsonProcessingException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private static Locale locale(WsContext context) {
    return RequestReader.locale(context.queryParam("lang"), context.header("Accept-Language"));
  }

  /** Stops every search. */
  public void close() {
    running.keySet().forEach(this::stop);
  }

  /** Changes a game; an input error becomes an error for the page. */
  static LiveGame<?> change(LiveGames games, LiveGame<?> live, LiveGames.Change change) {
    try {
      return games.change(live.setup().id(), live.ply(), change);
    } catch (InputException e) {
      throw RequestException.of(e);
    }
  }
}
