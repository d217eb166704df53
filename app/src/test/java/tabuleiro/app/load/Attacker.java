package tabuleiro.app.load;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A client that does its worst, in one session and against loopback only: long searches, idle
 * sockets and connections, slow and large bodies, and many games. All counts are limited.
 */
final class Attacker implements AutoCloseable {
  private static final String SESSION = "attacker-attacker-attacker-attac";
  private static final int SEARCHES = 80;
  private static final int SOCKETS = 500;
  private static final int SLOW = 40;

  private final int port;
  private final HttpClient http = HttpClient.newHttpClient();
  private final List<Socket> idle = new ArrayList<>();
  private final List<Socket> slow = new ArrayList<>();
  private final List<Thread> threads = new ArrayList<>();
  private final AtomicInteger requests = new AtomicInteger();
  private volatile boolean isActive = true;

  Attacker(int port) {
    this.port = port;
  }

  /** Begins everything; it goes on until {@link #close}. */
  void start() throws IOException {
    for (int i = 0; i < SOCKETS; i++) {
      idle.add(raw("GET /api/v1/live HTTP/1.1\r\n" + head() + upgrade()));
    }
    for (int i = 0; i < SLOW; i++) {
      slow.add(raw("POST /api/v1/games HTTP/1.1\r\n" + head() + "Content-Length: 90000\r\n\r\n{"));
    }
    String search =
        "{\"world\":\"cavalo\",\"problem\":\"F\",\"algorithm\":\"ids\",\"ticket\":\"worst-1\"}";
    for (int i = 0; i < SEARCHES; i++) {
      repeat(() -> send("/searches", search), 100);
    }
    String large = "{\"world\":\"dots\",\"position\":\"" + "(".repeat(90_000) + "\"}";
    repeat(() -> send("/games", large), 50);
    repeat(() -> send("/games", "{\"world\":\"dots\"}"), 20);
    repeat(this::trickle, 1000);
  }

  private void repeat(Runnable task, int pause) {
    Thread thread =
        new Thread(
            () -> {
              while (isActive) {
                try {
                  task.run();
                  Thread.sleep(pause);
                } catch (InterruptedException e) {
                  return;
                }
              }
            },
            "attacker");
    threads.add(thread);
    thread.start();
  }

  private void send(String path, String body) {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/v1" + path))
            .header("Authorization", "Bearer " + SESSION)
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    try {
      http.send(request, BodyHandlers.ofString());
      requests.incrementAndGet();
    } catch (IOException e) {
      requests.incrementAndGet(); // the server closed the connection
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Sends one more byte of every slow body. */
  private void trickle() {
    for (Socket socket : slow) {
      try {
        socket.getOutputStream().write(' ');
      } catch (IOException e) {
        // the server has closed it, as it should
      }
    }
  }

  private static String head() {
    return "Host: localhost\r\nAuthorization: Bearer " + SESSION + "\r\n";
  }

  private static String upgrade() {
    return String.join(
        "\r\n",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "",
        "");
  }

  private Socket raw(String text) throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    return socket;
  }

  /** The number of answered requests. */
  int requests() {
    return requests.get();
  }

  @Override
  public void close() throws IOException {
    isActive = false;
    threads.forEach(Thread::interrupt);
    threads.forEach(Attacker::join);
    for (Socket socket : idle) {
      socket.close();
    }
    for (Socket socket : slow) {
      socket.close();
    }
  }
}
