package tabuleiro.app.browser;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;

/**
 * A fixed address that forwards to servers that stop and restart. Each server can then use any free
 * port, so no other process can take its port between two runs. Without a server, connections are
 * closed.
 */
public final class Relay implements AutoCloseable {
  private final ServerSocket door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  private volatile int target;

  public Relay() throws IOException {
    start(this::accept);
  }

  /** Forwards to another server from now on. */
  public void leadTo(URI server) {
    target = server.getPort();
  }

  public String address() {
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
                // one of the two sides is closed
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

  /** Copies until one side is closed, then closes both. */
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
