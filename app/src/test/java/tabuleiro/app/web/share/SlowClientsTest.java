package tabuleiro.app.web.share;

import static org.assertj.core.api.Assertions.assertThat;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tabuleiro.app.web.Client;
import tabuleiro.app.web.request.RequestException;

/** Slow and idle clients lose their connections; others are answered. */
class SlowClientsTest {
  private static final String GET = "GET /echo HTTP/1.1\r\nHost: localhost\r\n\r\n";

  private static Javalin server(Consumer<JavalinConfig> settings) {
    return Javalin.create(
            config -> {
              config.startup.showJavalinBanner = false;
              settings.accept(config);
              config.routes.get("/echo", context -> context.result("here"));
              config.routes.post("/echo", context -> context.result(context.body()));
            })
        .start("127.0.0.1", 0);
  }

  private static void write(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  private static String answer(Socket socket, String request, String end) throws IOException {
    write(socket, request);
    StringBuilder answer = new StringBuilder();
    while (answer.indexOf(end) < 0) {
      int next = socket.getInputStream().read();
      assertThat(next).as("an answer after " + answer).isNotNegative();
      answer.append((char) next);
    }
    return answer.toString();
  }

  /** Whether a new connection is answered; the server may close it instead. */
  private static boolean isAnswered(int port) {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      write(socket, GET);
      return socket.getInputStream().read() >= 0;
    } catch (IOException e) {
      return false;
    }
  }

  @Test
  void aBodyThatDoesNotArriveFreesItsThread() throws IOException {
    try (RequestShares shares = new RequestShares(Duration.ofMillis(1))) {
      Queue<Exception> faults = new ConcurrentLinkedQueue<>();
      Javalin server =
          server(
              config -> {
                config.router.handlerWrapper(shares::wrap);
                config.routes.exception(Exception.class, (fault, context) -> faults.add(fault));
              });
      try (Socket slow = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
        write(slow, "POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nab");
        slow.getInputStream().readAllBytes(); // the server closes the connection
        Client.await("no request", () -> shares.running() == 0);
        Client.await("the request fails", () -> !faults.isEmpty());
        // Not an error of the program, which the server would print.
        assertThat(faults).allMatch(e -> e instanceof RequestException r && r.status() == 408);
      } finally {
        server.stop();
      }
    }
  }

  @Test
  void aBodyThatArrivesIsAnswered() throws IOException {
    try (RequestShares shares = new RequestShares(Duration.ofHours(1))) {
      Javalin server = server(config -> config.router.handlerWrapper(shares::wrap));
      try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
        write(socket, "POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nab");
        Client.await("a request", () -> shares.running() == 1);
        assertThat(answer(socket, "cde", "abcde")).startsWith("HTTP/1.1 200");
      } finally {
        server.stop();
      }
    }
  }

  @Test
  void oneConnectionTooManyClosesTheIdleOne() throws IOException {
    Javalin server =
        server(config -> config.jetty.modifyServer(jetty -> ConnectionLimit.add(jetty, 1)));
    try (Socket idle = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      answer(idle, GET, "here");
      // The server may still finish the first request; until then it refuses the next connection.
      Client.await("an answer to the next", () -> isAnswered(server.port()));
      assertThat(idle.getInputStream().read()).isNegative();
    } finally {
      server.stop();
    }
  }

  @Test
  void closedConnectionsAreForgotten() throws IOException {
    List<ConnectionLimit> limits = new ArrayList<>();
    Javalin server =
        server(
            config ->
                config.jetty.modifyServer(jetty -> limits.add(ConnectionLimit.add(jetty, 100))));
    try {
      for (int i = 0; i < 10; i++) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
          answer(socket, GET, "here");
          assertThat(limits.get(0).open()).isPositive();
        }
      }
      Client.await("no connection", () -> limits.get(0).open() == 0);
    } finally {
      server.stop();
    }
  }
}
