package tabuleiro.app.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import tabuleiro.core.text.NotationException;

/**
 * Where the page looks on while the computer thinks. A page asks for one thing at a time; asking
 * for the next, or leaving, ends what goes on.
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
final class LiveSocket {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int MOST_PLIES = 10_000;

  private final Tables tables;
  private final Searches searches;
  private final Map<String, Future<?>> running = new ConcurrentHashMap<>();

  LiveSocket(Tables tables, Searches searches) {
    this.tables = tables;
    this.searches = searches;
  }

  void configure(WsConfig socket) {
    socket.onConnect(context -> context.enableAutomaticPings());
    socket.onMessage(context -> hear(context, context.message()));
    socket.onClose(context -> stop(context.sessionId()));
    socket.onError(context -> stop(context.sessionId()));
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
      Reader request = Reader.of(message);
      asker = new Asker(context, asker.locale, request.number("ask", 0, Integer.MAX_VALUE, 0));
      start(asker, request);
    } catch (WebFault fault) {
      asker.tell(fault);
    }
  }

  private void start(Asker asker, Reader request) {
    String session = asker.context.sessionId();
    String what = request.text("do");
    stop(session);
    if (what.equals("stop")) {
      asker.tell(Map.of("event", "idle"));
      return;
    }
    int ply = request.number("ply", 0, MOST_PLIES);
    Sitting<?> sitting = tables.sitting(asker.context.pathParam("id"));
    if (sitting.table().ply() != ply) {
      throw WebFault.of(409, "fault.stale", sitting.table().ply(), ply);
    }
    Runnable work = work(what, request, new Thinking(sitting, asker.locale, asker::tell));
    running.put(session, searches.start(() -> guarded(asker, work)));
  }

  private Runnable work(String what, Reader request, Thinking thinking) {
    return switch (what) {
      case "move" -> () -> thinking.move(tables);
      case "analyse" -> {
        int lines = request.number("lines", 1, 10, 3);
        yield () -> thinking.analyse(lines);
      }
      case "hint" -> thinking::hint;
      case "review" -> thinking::review;
      default -> throw WebFault.of(400, "fault.do", what);
    };
  }

  /** A search whose fault the page is told of. */
  private static void guarded(Asker asker, Runnable work) {
    try {
      work.run();
      asker.tell(Map.of("event", "idle"));
    } catch (WebFault fault) {
      asker.tell(fault);
    } catch (RuntimeException e) {
      asker.tell(WebFault.of(500, "fault.ours"));
    }
  }

  /**
   * The page that asked.
   *
   * @param ask the number that it gave its request, by which it tells answers apart
   */
  private record Asker(WsContext context, Locale locale, int ask) {
    void tell(WebFault fault) {
      Map<String, Object> event = new LinkedHashMap<>();
      event.put("event", "fault");
      event.put("status", fault.status());
      event.put("error", fault.problem().in(locale));
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
    String asked = Optional.ofNullable(context.queryParam("lang")).orElse("en");
    return Locale.forLanguageTag(asked.startsWith("pt") ? "pt" : "en");
  }

  /** Ends every search. */
  void close() {
    running.keySet().forEach(this::stop);
  }

  /** A change that may fail as a request of the page would. */
  static Sitting<?> change(Tables tables, Sitting<?> sitting, Tables.Change change) {
    try {
      return tables.change(sitting.table().id(), sitting.table().ply(), change);
    } catch (NotationException e) {
      throw WebFault.of(e);
    }
  }
}
