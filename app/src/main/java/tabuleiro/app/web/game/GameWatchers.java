package tabuleiro.app.web.game;

import io.javalin.websocket.WsContext;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import tabuleiro.app.web.request.Visitor;

/**
 * The pages that show a game. All get each change, so that players and watchers see a move at once.
 * One thread sends the changes; while it is busy, only the latest state of a game waits.
 * Thread-safe.
 */
final class GameWatchers implements AutoCloseable {

  /** A page that shows a game, and what its event must be made for. */
  record Watcher(Visitor visitor, Locale locale, Consumer<Map<String, Object>> tell) {}

  /** What an event is about: a side of a game. */
  private record Topic(String id, int side) {}

  private final Map<String, Map<String, Watcher>> watchers = new ConcurrentHashMap<>();
  private final Map<String, LiveGame<?>> waiting = new ConcurrentHashMap<>();
  private final Map<Topic, Map<String, Object>> waitingEvents = new ConcurrentHashMap<>();
  private final ExecutorService sender =
      Executors.newSingleThreadExecutor(
          task -> {
            Thread thread = new Thread(task, "arena-watchers");
            thread.setDaemon(true);
            return thread;
          });

  /** Adds the page of a socket. */
  void add(WsContext socket, Watcher watcher) {
    watchers.compute(
        socket.pathParam("id"),
        (id, before) -> {
          Map<String, Watcher> all = before == null ? new ConcurrentHashMap<>() : before;
          all.put(socket.sessionId(), watcher);
          return all;
        });
  }

  void remove(WsContext socket) {
    watchers.computeIfPresent(
        socket.pathParam("id"),
        (id, all) -> {
          all.remove(socket.sessionId());
          return all.isEmpty() ? null : all;
        });
  }

  /** The number of pages that show a game. */
  int count(String id) {
    return watchers.getOrDefault(id, Map.of()).size();
  }

  /** Sends the new state of a game to all its pages, later and on another thread. */
  void announce(LiveGame<?> live) {
    String id = live.setup().id();
    if (watchers.containsKey(id) && waiting.put(id, live) == null) {
      later(() -> send(id));
    }
  }

  /**
   * Sends an event about a side of a game to all its pages, later and on another thread. An event
   * that still waits is replaced.
   */
  void announce(String id, int side, Map<String, Object> event) {
    Topic topic = new Topic(id, side);
    if (watchers.containsKey(id) && waitingEvents.put(topic, event) == null) {
      later(() -> send(topic));
    }
  }

  private void later(Runnable task) {
    try {
      sender.execute(task);
    } catch (RejectedExecutionException e) {
      // The server is closing, and nobody watches any more.
    }
  }

  private void send(Topic topic) {
    Map<String, Object> event = waitingEvents.remove(topic);
    if (event != null) {
      for (Watcher watcher : watchers.getOrDefault(topic.id, Map.of()).values()) {
        tell(watcher, event);
      }
    }
  }

  private void send(String id) {
    LiveGame<?> live = waiting.remove(id);
    if (live != null) {
      Map<Locale, Map<String, Object>> views = new LinkedHashMap<>();
      watchers.getOrDefault(id, Map.of()).values().forEach(watcher -> tell(watcher, live, views));
    }
  }

  private static void tell(
      Watcher watcher, LiveGame<?> live, Map<Locale, Map<String, Object>> views) {
    Map<String, Object> view =
        views.computeIfAbsent(watcher.locale, locale -> GameView.of(live, locale));
    tell(watcher, event(GameView.with(view, live.access(), watcher.visitor)));
  }

  private static void tell(Watcher watcher, Map<String, Object> event) {
    try {
      watcher.tell.accept(event);
    } catch (RuntimeException e) {
      // This page has just left, or its board cannot be drawn; the others still get the change.
    }
  }

  /** The event with a changed game. */
  static Map<String, Object> event(Map<String, Object> view) {
    return Map.of("event", "change", "game", view);
  }

  @Override
  public void close() {
    sender.shutdownNow();
  }
}
