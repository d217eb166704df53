package tabuleiro.app.web.share;

import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.WebSocketCoreSession;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.Visitor;

/**
 * The open sockets. Their number is limited per session, per address and in total. Each socket is
 * pinged regularly; one that sends nothing, not even a pong, after two pings is disconnected.
 * Thread-safe.
 */
public final class Sockets implements AutoCloseable {
  /** The time between two pings; proxies close connections that are silent for a minute. */
  private static final Duration INTERVAL = Duration.ofSeconds(20);

  private static final int MOST_UNANSWERED = 2;

  /** The maximum number of events that wait for a slow page. */
  private static final int MOST_WAITING = 200;

  private static final int TRY_AGAIN_LATER = 1013;

  private final Shares shares = new Shares(16, 200, 1000);
  private final Map<String, Socket> open = new ConcurrentHashMap<>();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(Searches.daemons("pings"));

  /** A socket and what it has sent. */
  private static final class Socket {
    private final WsContext context;
    private final Visitor visitor;
    private long bytes;
    private int unanswered;

    Socket(WsContext context, Visitor visitor) {
      this.context = context;
      this.visitor = visitor;
    }

    private long bytesNow() {
      var session = (WebSocketSession) context.session;
      return ((WebSocketCoreSession) session.getCoreSession()).getConnection().getBytesIn();
    }

    synchronized boolean isAnswered() {
      return unanswered == 0 || bytesNow() != bytes;
    }

    synchronized void beat() {
      unanswered = isAnswered() ? 0 : unanswered;
      bytes = bytesNow();
      if (unanswered == MOST_UNANSWERED) {
        context.session.disconnect();
      } else if (context.session.isOpen()) {
        unanswered++;
        context.sendPing();
      }
    }
  }

  public Sockets() {
    Future<?> unused =
        clock.scheduleAtFixedRate(
            this::beat, INTERVAL.toMillis(), INTERVAL.toMillis(), TimeUnit.MILLISECONDS);
  }

  /** Rejects a visitor who has too many sockets. */
  public void check(Visitor visitor) {
    if (!shares.hasRoom(visitor)) {
      throw RequestException.of(429, "fault.sockets");
    }
  }

  /** Registers an open socket; false if it is one too many and was closed. */
  public boolean open(WsContext context, Visitor visitor) {
    if (!shares.take(visitor)) {
      context.closeSession(TRY_AGAIN_LATER, "");
      return false;
    }
    context.session.setMaxOutgoingFrames(MOST_WAITING);
    open.put(context.sessionId(), new Socket(context, visitor));
    return true;
  }

  /** Removes a closed socket. */
  public void closed(WsContext context) {
    Socket socket = open.remove(context.sessionId());
    if (socket != null) {
      shares.give(socket.visitor);
    }
  }

  public boolean isOpen(WsContext context) {
    return open.containsKey(context.sessionId());
  }

  /** The number of open sockets. */
  public int count() {
    return open.size();
  }

  /** Whether every socket has answered the last ping. */
  public boolean areAnswered() {
    return open.values().stream().allMatch(Socket::isAnswered);
  }

  /** Pings all sockets and disconnects those that do not answer. */
  public void beat() {
    for (Socket socket : open.values()) {
      try {
        socket.beat();
      } catch (RuntimeException e) {
        socket.context.session.disconnect(); // it was closed in the meantime
      }
    }
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
