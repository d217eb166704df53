package tabuleiro.app.web.search;

import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import tabuleiro.app.web.request.Visitor;
import tabuleiro.app.web.request.Visitors;
import tabuleiro.app.web.share.Sockets;

/**
 * The socket that a page keeps open while it is shown. It receives one event, {@code
 * {"event":"page","ticket":"…"}}. The page puts this ticket before those of its searches, as in
 * {@code TICKET-1}; they end when the socket closes, so a closed page leaves no work behind.
 */
final class PageSocket {
  private static final String PATH = "/api/v1/live";

  private final Sockets sockets;
  private final BiConsumer<Visitor, String> whenClosed;
  private final Map<String, String> tickets = new ConcurrentHashMap<>();
  private final Map<String, Visitor> pages = new ConcurrentHashMap<>();

  /**
   * Creates the sockets of all pages.
   *
   * @param whenClosed receives the visitor and the ticket of a page that was closed
   */
  PageSocket(Sockets sockets, BiConsumer<Visitor, String> whenClosed) {
    this.sockets = sockets;
    this.whenClosed = whenClosed;
  }

  void add(RoutesConfig routes) {
    routes.wsBeforeUpgrade(PATH, context -> sockets.check(Visitors.of(context)));
    routes.ws(PATH, this::configure);
  }

  private void configure(WsConfig socket) {
    socket.onConnect(this::open);
    socket.onClose(this::leave);
    socket.onError(this::leave);
  }

  private void open(WsContext context) {
    Visitor visitor = Visitors.of(context);
    if (sockets.open(context, visitor)) {
      // A ticket consists of letters and digits: a hyphen ends the part that names the page.
      String ticket = Visitors.secret().replace('-', 'x').replace('_', 'x');
      tickets.put(context.sessionId(), ticket);
      pages.put(ticket, visitor);
      context.send("{\"event\":\"page\",\"ticket\":\"" + ticket + "\"}");
    }
  }

  private void leave(WsContext context) {
    sockets.closed(context);
    String ticket = tickets.remove(context.sessionId());
    Visitor visitor = ticket == null ? null : pages.remove(ticket);
    if (ticket != null && visitor != null) {
      whenClosed.accept(visitor, ticket);
    }
  }

  /** The part of a ticket that names a page. */
  static String pageOf(String ticket) {
    int hyphen = ticket.indexOf('-');
    return hyphen < 0 ? ticket : ticket.substring(0, hyphen);
  }

  /** Whether a ticket belongs to an open page of a visitor. */
  boolean isOpen(Visitor visitor, String ticket) {
    return visitor.equals(pages.get(pageOf(ticket)));
  }
}
