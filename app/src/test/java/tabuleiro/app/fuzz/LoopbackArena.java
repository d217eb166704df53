package tabuleiro.app.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabuleiro.app.web.Client;
import tabuleiro.app.web.ServerOptions;
import tabuleiro.app.web.WebServer;
import tabuleiro.app.web.share.ResourceLimits;
import tabuleiro.lab.store.MemoryStore;

/**
 * A server in this process and requests to it over the loopback interface. Each connection comes
 * from another address of 127.0.0.0/8, as if many visitors used the server: a single one is soon
 * limited.
 */
final class LoopbackArena {
  /** Games that inputs create accumulate, so the server is replaced now and then. */
  private static final int MOST_REQUESTS = 5000;

  private static final int LAST_ASK = Integer.MAX_VALUE;
  private static final int PATIENCE = 120_000;
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static @Nullable LoopbackArena current;

  private final WebServer server =
      new WebServer(
          "127.0.0.1",
          0,
          new MemoryStore(),
          ServerOptions.standard().withResources(new ResourceLimits(64L << 20, 2)));
  private int requests;
  private final String duel;
  private final String puzzle;
  private final Client.Looker socket;

  /** A response: the status and the body. */
  record Response(int status, String body) {}

  private LoopbackArena() {
    Client client = Client.of(server);
    duel = client.game("{\"world\":\"dots\",\"variant\":{\"size\":\"3x3\"}}");
    puzzle = client.game("{\"world\":\"tetris\",\"problem\":\"A\"}");
    socket = client.watch(duel);
  }

  /** The server, a new one from time to time. */
  static synchronized LoopbackArena current() {
    LoopbackArena arena = current;
    if (arena != null && arena.requests >= MOST_REQUESTS) {
      arena.server.close();
      arena = null;
    }
    if (arena == null) {
      arena = new LoopbackArena();
      current = arena;
    }
    arena.requests++;
    return arena;
  }

  /** Replaces the names of the two games by their identifiers. */
  String named(String text) {
    return text.replace("{duel}", duel).replace("{puzzle}", puzzle);
  }

  int port() {
    return server.port();
  }

  /** The processor time of all threads. */
  static long cpuTime() {
    long sum = 0;
    for (long time : THREADS.getThreadCpuTime(THREADS.getAllThreadIds())) {
      sum += Math.max(0, time);
    }
    return sum;
  }

  Response send(String method, String path, String body) {
    byte[] content = body.getBytes(StandardCharsets.UTF_8);
    String head =
        method
            + " "
            + path
            + " HTTP/1.1\r\nHost: 127.0.0.1:"
            + port()
            + "\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: "
            + content.length
            + "\r\n\r\n";
    try (Socket socket = connect()) {
      socket.getOutputStream().write(head.getBytes(StandardCharsets.ISO_8859_1));
      socket.getOutputStream().write(content);
      socket.getOutputStream().flush();
      return response(socket.getInputStream().readAllBytes());
    } catch (SocketException e) {
      // The server may refuse a request before it has read all of it.
      return new Response(400, "");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Sends a message to the socket of the game and stops what it started. Returns the answers. */
  List<JsonNode> ask(String message) {
    // The client refuses to send half of a surrogate pair.
    socket.say(new String(message.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8));
    socket.say("{\"do\":\"stop\",\"ask\":" + (LAST_ASK - requests) + "}");
    List<JsonNode> events = new ArrayList<>();
    while (true) {
      JsonNode event = socket.hear();
      if (event.path("ask").asInt() == LAST_ASK - requests) {
        return events;
      }
      events.add(event);
    }
  }

  private static Response response(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    int status = text.startsWith("HTTP/1.1 ") ? Integer.parseInt(text.substring(9, 12)) : 0;
    return new Response(status, text.substring(Math.max(0, text.indexOf("\r\n\r\n"))));
  }

  /** Connects from the next address. */
  Socket connect() throws IOException {
    Socket socket = new Socket();
    int number = requests + 1;
    byte[] from = {
      127, (byte) (1 + number % 100), (byte) (number / 250), (byte) (1 + number % 250)
    };
    try {
      socket.bind(new InetSocketAddress(InetAddress.getByAddress(from), 0));
    } catch (SocketException e) {
      // Only Linux has all these addresses.
      socket = new Socket();
    }
    socket.setSoTimeout(PATIENCE);
    socket.connect(
        new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port()));
    return socket;
  }
}
