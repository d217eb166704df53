package tabuleiro.app.web.share;

import java.net.InetSocketAddress;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.IdleTimeout;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.internal.HttpConnection;
import org.eclipse.jetty.util.component.AbstractLifeCycle;
import org.jspecify.annotations.Nullable;

/**
 * Limits the connections of each address. When an address opens one too many, its connection that
 * has been idle longest is closed: an idle connection may be closed at any time (RFC 9112, 9.3), so
 * clients that behave well do not notice, and clients that hold connections without a request lose
 * them to others. Connections that answer a request and sockets are not closed. Thread-safe.
 */
public final class ConnectionLimit extends AbstractLifeCycle implements Connection.Listener {
  private static final int PER_ADDRESS = 1000;

  /** The maximum number of connections; further ones wait to be accepted. */
  private static final int TOTAL = 4000;

  /** How long a connection may be idle, in milliseconds. */
  private static final int IDLE = 30_000;

  private final Server server;
  private final int perAddress;
  private final Map<String, Set<Connection>> connections = new HashMap<>();

  /** The address of each connection, because a closed one no longer knows it. */
  private final Map<Connection, String> addresses = new HashMap<>();

  private ConnectionLimit(Server server, int perAddress) {
    this.server = server;
    this.perAddress = perAddress;
  }

  /** Adds the limits to a server. */
  public static void add(Server server) {
    server.addBean(new NetworkConnectionLimit(TOTAL, server));
    add(server, PER_ADDRESS);
  }

  static ConnectionLimit add(Server server, int perAddress) {
    ConnectionLimit limit = new ConnectionLimit(server, perAddress);
    server.addBean(limit);
    return limit;
  }

  /** Adds the limit on idle connections. */
  public static void add(HttpConfiguration http) {
    http.setIdleTimeout(IDLE);
  }

  @Override
  protected void doStart() {
    for (Connector connector : server.getConnectors()) {
      connector.addEventListener(this);
    }
  }

  @Override
  public void onOpened(Connection connection) {
    address(connection)
        .flatMap(address -> add(address, connection))
        .ifPresent(idle -> idle.getEndPoint().close());
  }

  /** Adds a connection; returns the one to close if it is one too many. */
  private synchronized Optional<Connection> add(String address, Connection connection) {
    Set<Connection> all = connections.computeIfAbsent(address, key -> new HashSet<>());
    all.add(connection);
    addresses.put(connection, address);
    return all.size() <= perAddress
        ? Optional.empty()
        : all.stream()
            .filter(each -> each != connection && isIdle(each))
            .max(Comparator.comparingLong(ConnectionLimit::idleFor))
            .or(() -> Optional.of(connection));
  }

  @Override
  public synchronized void onClosed(Connection connection) {
    String address = addresses.remove(connection);
    if (address != null) {
      connections.computeIfPresent(address, (key, all) -> without(all, connection));
    }
  }

  private static @Nullable Set<Connection> without(Set<Connection> all, Connection connection) {
    all.remove(connection);
    return all.isEmpty() ? null : all;
  }

  /** The number of open connections. */
  synchronized int open() {
    return addresses.size();
  }

  private static Optional<String> address(Connection connection) {
    return connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress remote
        ? Optional.of(remote.getAddress().getHostAddress())
        : Optional.empty();
  }

  /** Whether a connection waits for a request, or for the rest of its header. */
  private static boolean isIdle(Connection connection) {
    return connection instanceof HttpConnection http && http.getHttpChannel().getRequest() == null;
  }

  private static long idleFor(Connection connection) {
    EndPoint end = connection.getEndPoint();
    return end instanceof IdleTimeout idle ? idle.getIdleFor() : 0;
  }
}
