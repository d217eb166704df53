package tabuleiro.app.browser;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;

/**
 * An address that stays the same while the servers behind it end and start again. Each server can
 * then listen on any free port: nobody can take a port away between two of them. Where no server
 * answers, connections are closed.
 */
final class Relay implements AutoCloseable {
  private final ServerSocket door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  private volatile int target;

  Relay() throws IOException {
    start(this::accept);
  }

  /** Leads to another server from now on. */
  void leadTo(URI server) {
    target = server.getPort();
  }

  String address() {
    return "http://127.0.0.1:" + door.getLocalPort();
  }

  private interface Work {
    void run() throws IOException;
  }

  private static void start(Work work) {
    Thread thread =
        new Thread(
            () -> {
              try {
                work.run();
              } catch (IOException e) {
                // one of the two sides is gone
              }
            },
            "relay");
    thread.setDaemon(true);
    thread.start();
  }

  private void accept() throws IOException {
    while (true) {
      Socket visitor = door.accept();
      start(() -> connect(visitor));
    }
  }

  private void connect(Socket visitor) throws IOException {
    try (visitor;
        Socket server = new Socket(InetAddress.getLoopbackAddress(), target)) {
      start(() -> copy(visitor, server));
      copy(server, visitor);
    }
  }

  /** Copies until one side ends, and then ends both. */
  private static void copy(Socket from, Socket to) throws IOException {
    try (from;
        to) {
      from.getInputStream().transferTo(to.getOutputStream());
    }
  }

  @Override
  public void close() throws IOException {
    door.close();
  }
}
