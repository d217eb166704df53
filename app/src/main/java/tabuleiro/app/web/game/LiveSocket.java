package tabuleiro.app.web.game;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.RequestReader;
import tabuleiro.app.web.request.Visitor;
import tabuleiro.app.web.request.Visitors;
import tabuleiro.app.web.share.RequestShares;
import tabuleiro.app.web.share.Searches;
import tabuleiro.app.web.share.Sockets;

/**
 * The WebSocket of a game. A page has one task at a time; a new task, or leaving the page, ends the
 * old one.
 *
 * <pre>
 *   {"do":"move","ply":4}                      the computer moves for the side whose turn it is
 *   {"do":"analyse","ply":4,"lines":3}         the best lines, deeper and deeper
 *   {"do":"hint","ply":4}                      the best move, shown and not made
 *   {"do":"review","ply":4}                    what each move so far was worth
 *   {"do":"watch","version":7}                 sends all changes from now on, by whomever
 *   {"do":"stop"}
 *
 *   a request may have a number, "ask":7, that comes back in all events that answer it
 *
 *   {"event":"thinking", …}  {"event":"game","game":{…}}  {"event":"lines", …}
 *   {"event":"hint", …}      {"event":"review", …}
 *   {"event":"idle"}         {"event":"fault","error":"…"}   {"event":"change","game":{…}}
 *   {"event":"bot", …}       what a bot shows, to all who watch
 * </pre>
 */
public final class LiveSocket {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String PATH = "/api/v1/games/{id}/live";

  /** The largest number of a task. */
  private static final int MOST_ASKS = Integer.MAX_VALUE;

  private final LiveGames games;
  private final Searches searches;
  private final Sockets sockets;
  private final RequestShares requests;
  private final Map<String, Future<?>> running = new ConcurrentHashMap<>();

  /** The id of the game that each open socket shows. */
  private final Map<String, String> shown = new ConcurrentHashMap<>();

  public LiveSocket(LiveGames games, Searches searches, Sockets sockets, RequestShares requests) {
    this.games = games;
    this.searches = searches;
    this.sockets = sockets;
    this.requests = requests;
  }

  public void add(RoutesConfig routes) {
    routes.wsBeforeUpgrade(PATH, context -> sockets.check(Visitors.of(context)));
    routes.ws(PATH, this::configure);
  }

  private void configure(WsConfig socket) {
    socket.onConnect(
        context -> {
          if (sockets.open(context, Visitors.of(context))) {
            shown.put(context.sessionId(), context.pathParam("id"));
          }
        });
    socket.onMessage(context -> hear(context, context.message()));
    socket.onBinaryMessage(
        context ->
            new Asker(context, locale(context), 0).tell(RequestException.of(400, "fault.json")));
    socket.onClose(this::leave);
    socket.onError(this::leave);
  }

  private void leave(WsContext context) {
    games.watchers().remove(context);
    shown.remove(context.sessionId());
    sockets.closed(context);
    stop(context.sessionId());
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
      Asker known = new Asker(context, asker.locale, request.number("ask", 0, MOST_ASKS, 0));
      asker = known;
      requests.within(Visitors.of(context), () -> start(known, request));
    } catch (Exception e) {
      asker.tell(RequestException.of(e));
    }
  }

  private void start(Asker asker, RequestReader request) {
    String session = asker.context.sessionId();
    String what = request.text("do");
    if (what.equals("watch")) {
      watch(asker, request.number("version", -1, Integer.MAX_VALUE, -1));
      return;
    }
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
    LiveSearch thinking = new LiveSearch(live, asker.locale, searches, asker::tell);
    Visitor visitor = Visitors.of(asker.context);
    GameEditor editor = new GameEditor(games, visitor);
    if (what.equals("move")) {
      editor.checkComputer(live); // before the search, which would be in vain
    }
    Runnable work = work(what, request, thinking, editor);
    Searches.Line line = line(what, thinking);
    running.put(session, searches.start(visitor, line, () -> guarded(asker, work)));
    if (!sockets.isOpen(asker.context)) {
      stop(session); // the page was left in the meantime
    }
  }

  /** Sends all further changes to a page, and the game as it is now if the page is outdated. */
  private void watch(Asker asker, int version) {
    WsContext socket = asker.context;
    games
        .watchers()
        .add(socket, new GameWatchers.Watcher(Visitors.of(socket), asker.locale, asker::send));
    if (!sockets.isOpen(socket)) {
      games.watchers().remove(socket); // the page was left in the meantime
    }
    LiveGame<?> live = games.live(socket.pathParam("id"));
    if (live.version() != version) {
      asker.send(GameWatchers.event(GameView.of(live, asker.locale, Visitors.of(socket))));
    }
    games.bots().events(live.setup().id()).forEach(asker::send);
  }

  private Runnable work(
      String what, RequestReader request, LiveSearch thinking, GameEditor editor) {
    return switch (what) {
      case "move" -> () -> thinking.move(editor);
      case "analyse" -> {
        int lines = request.number("lines", 1, 10, 3);
        yield () -> thinking.analyse(lines);
      }
      case "hint" -> thinking::hint;
      case "review" -> () -> thinking.review(editor);
      default -> throw RequestException.of(400, "fault.do", what);
    };
  }

  private static Searches.Line line(String what, LiveSearch thinking) {
    return switch (what) {
      case "move" -> thinking.line();
      case "hint" -> Searches.Line.QUICK;
      default -> Searches.Line.PATIENT;
    };
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
      send(numbered);
    }

    void send(Map<String, Object> event) {
      try {
        if (context.session.isOpen()) {
          context.send(JSON.writeValueAsString(event));
        }
      } catch (JsonProcessingException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private static Locale locale(WsContext context) {
    return RequestReader.locale(context.queryParam("lang"), context.header("Accept-Language"));
  }

  /** The ids of the games that somebody looks at. */
  public Set<String> shown() {
    return Set.copyOf(shown.values());
  }

  /** Removes games that nobody has visited since a time; games with an open socket stay. */
  public void expire(Instant since) {
    games.expire(since, shown());
  }

  /** Stops every search. */
  public void close() {
    running.keySet().forEach(this::stop);
  }
}
