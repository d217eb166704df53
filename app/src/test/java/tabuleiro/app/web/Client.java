package tabuleiro.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Sends requests to a server over HTTP and sockets, as browsers do or malformed. It owns the games
 * that it creates: it sends the token that the server returns with the first one.
 */
public final class Client {
  public static final ObjectMapper JSON = new ObjectMapper();
  private static final long PATIENCE = 120;

  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final URI address;
  private volatile String owner;

  public Client(URI address) {
    this(address, "");
  }

  /** Creates a client with the owner token of another one; it may be empty. */
  public Client(URI address, String owner) {
    this.address = address;
    this.owner = owner;
  }

  /** Returns the token that owns the games of this client; empty before the first game. */
  public String owner() {
    return owner;
  }

  public static Client of(WebServer server) {
    return new Client(URI.create("http://127.0.0.1:" + server.port()));
  }

  /** Creates a request with a body, which may be empty, and headers: name, value, name, value. */
  public HttpRequest request(String method, String path, String body, String... headers) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(address + path))
            .method(
                method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
    if (!owner.isEmpty()) {
      request.header("Authorization", "Bearer " + owner);
    }
    return (headers.length == 0 ? request : request.headers(headers)).build();
  }

  public CompletableFuture<HttpResponse<String>> sendLater(HttpRequest request) {
    return client.sendAsync(request, BodyHandlers.ofString());
  }

  public HttpResponse<String> send(HttpRequest request) {
    return sendLater(request).join();
  }

  /** Returns the answer to a request that must succeed; repeats it after a 429. */
  public JsonNode ask(String method, String path, String body) {
    HttpResponse<String> response = send(request(method, "/api/v1" + path, body));
    while (response.statusCode() == 429) {
      sleep(200);
      response = send(request(method, "/api/v1" + path, body));
    }
    assertThat(response.statusCode()).as(path + ": " + response.body()).isBetween(200, 299);
    return json(response.body());
  }

  public JsonNode get(String path) {
    return ask("GET", path, "");
  }

  public JsonNode post(String path, String body) {
    return ask("POST", path, body);
  }

  /** Creates a game and returns its id. */
  public String game(String body) {
    JsonNode game = post("/games", body);
    own(game);
    return game.get("id").asText();
  }

  /** Remembers the owner token of a new game. */
  public void own(JsonNode game) {
    owner = game.path("owner").asText(owner);
  }

  public static JsonNode json(String text) {
    try {
      return JSON.readTree(text);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(text, e);
    }
  }

  public static List<String> texts(JsonNode moves) {
    List<String> texts = new ArrayList<>();
    moves.forEach(move -> texts.add(move.get("text").asText()));
    return texts;
  }

  /**
   * Sends a request that the server may not read completely. If the server closes the connection
   * before the client has sent everything, the request is repeated.
   */
  HttpResponse<String> sendUntilHeard(HttpRequest request) {
    return untilHeard(() -> send(request));
  }

  /** Runs a request; repeats it if the server closes the connection too early. */
  static <T> T untilHeard(Supplier<T> request) {
    for (int i = 0; i < 20; i++) {
      try {
        return request.get();
      } catch (CompletionException | UncheckedIOException closed) {
        assertThat(closed.getCause())
            .isInstanceOf(IOException.class)
            .isNotInstanceOf(SocketTimeoutException.class);
      }
    }
    throw new AssertionError("never heard");
  }

  /** Sends bytes, which need not be HTTP, and returns the answer. */
  String raw(String bytes) {
    return untilHeard(() -> answer(bytes));
  }

  private String answer(String bytes) {
    try (Socket socket = new Socket(address.getHost(), address.getPort())) {
      socket.getOutputStream().write(bytes.getBytes(StandardCharsets.ISO_8859_1));
      socket.getOutputStream().flush();
      socket.setSoTimeout((int) TimeUnit.SECONDS.toMillis(PATIENCE));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Opens the socket of a game. */
  public Looker watch(String id, String... headers) {
    return open("/games/" + id + "/live", headers);
  }

  /** Opens the socket of a page, which gives it a ticket for searches. */
  public Looker page() {
    return open("/live");
  }

  private Looker open(String path, String... headers) {
    Looker looker = new Looker();
    WebSocket.Builder builder = client.newWebSocketBuilder();
    if (!owner.isEmpty()) {
      builder.header("Authorization", "Bearer " + owner);
    }
    for (int i = 0; i < headers.length; i += 2) {
      builder.header(headers[i], headers[i + 1]);
    }
    URI live = URI.create("ws" + address.toString().substring(4) + "/api/v1" + path);
    builder.buildAsync(live, looker).join();
    return looker;
  }

  /** Waits until a condition holds. */
  public static void await(String what, BooleanSupplier isSo) {
    long began = System.nanoTime();
    while (!isSo.getAsBoolean()) {
      assertThat(TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - began))
          .as(what)
          .isLessThan(PATIENCE);
      sleep(5);
    }
  }

  private static void sleep(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** The client side of a socket. */
  public static final class Looker implements WebSocket.Listener {
    private final BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private final StringBuilder text = new StringBuilder();
    private final CompletableFuture<WebSocket> socket = new CompletableFuture<>();

    public void say(String request) {
      socket.join().sendText(request, true).join();
    }

    /** Returns the next event. */
    public JsonNode hear() {
      try {
        JsonNode event = heard.poll(PATIENCE, TimeUnit.SECONDS);
        assertThat(event).as("an event").isNotNull();
        return event;
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException(e);
      }
    }

    /** Returns all events up to and including the one that ends the request. */
    public List<JsonNode> hearAll() {
      List<JsonNode> events = new ArrayList<>();
      do {
        events.add(hear());
      } while (!List.of("idle", "fault")
          .contains(events.get(events.size() - 1).get("event").asText()));
      return events;
    }

    /** Waits for the next event of a kind. */
    public JsonNode hear(String kind) {
      JsonNode event = hear();
      while (!event.get("event").asText().equals(kind)) {
        assertThat(event.get("event").asText()).as(event.toString()).isNotEqualTo("fault");
        event = hear();
      }
      return event;
    }

    public void leave() {
      socket.join().abort();
    }

    /** Returns the code with which the server closed the socket. */
    int closed() {
      return closed.orTimeout(PATIENCE, TimeUnit.SECONDS).join();
    }

    @Override
    public void onOpen(WebSocket opened) {
      socket.complete(opened);
      opened.request(1);
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean isLast) {
      text.append(data);
      if (isLast) {
        heard.add(json(text.toString()));
        text.setLength(0);
      }
      from.request(1);
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
      closed.complete(code);
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
      closed.completeExceptionally(error);
    }
  }
}
