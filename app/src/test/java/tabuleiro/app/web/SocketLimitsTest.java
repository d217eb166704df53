package tabuleiro.app.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The number of sockets is limited, and sockets that do not answer are closed. */
class SocketLimitsTest {
  private static final int PER_SESSION = 16;

  @RegisterExtension private final LocalArena arena = new LocalArena();

  @Test
  void oneSessionWithManySocketsLeavesSomeToOthers() {
    List<Client.Looker> open = new ArrayList<>();
    for (int i = 0; i < PER_SESSION; i++) {
      Client.Looker page = arena.client().page();
      page.hear("page"); // it is registered
      open.add(page);
    }
    assertThatThrownBy(() -> arena.client().page())
        .cause()
        .isInstanceOfSatisfying(
            WebSocketHandshakeException.class,
            e -> assertThat(e.getResponse().statusCode()).isEqualTo(429));
    Client other = Client.of(arena.server());
    Client.Looker game = other.watch(other.game("{\"world\":\"dots\"}"));
    game.say("{\"do\":\"stop\"}");
    assertThat(game.hear().get("event").asText()).isEqualTo("idle");
    open.get(0).leave();
    Client.await("a free socket", () -> arena.server().sockets().count() == PER_SESSION);
    arena.client().page().hear("page");
  }

  @Test
  void aSocketThatAnswersStaysOpen() {
    Client.Looker page = arena.client().page();
    String ticket = page.hear("page").get("ticket").asText();
    for (int i = 0; i < 5; i++) {
      arena.server().sockets().beat();
      Client.await("a pong", () -> arena.server().sockets().areAnswered());
    }
    assertThat(arena.server().sockets().count()).isEqualTo(1);
    assertThat(ticket).matches("[A-Za-z0-9]+");
    page.leave();
  }

  @Test
  void aSocketWithoutAPongIsClosed() throws IOException {
    String head =
        String.join(
            "\r\n",
            "GET /api/v1/live HTTP/1.1",
            "Host: localhost",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "",
            "");
    try (Socket silent = new Socket(InetAddress.getLoopbackAddress(), arena.server().port())) {
      silent.getOutputStream().write(head.getBytes(StandardCharsets.ISO_8859_1));
      Client.await("a socket", () -> arena.server().sockets().count() == 1);
      for (int i = 0; i < 3; i++) {
        arena.server().sockets().beat();
      }
      Client.await("no socket", () -> arena.server().sockets().count() == 0);
      InputStream rest = silent.getInputStream();
      assertThat(rest.readAllBytes()).startsWith("HTTP/1.1 101".getBytes(StandardCharsets.UTF_8));
    }
  }
}
