package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.RequestReader;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Position;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.testkit.HostileInput;

/** Specifications and requests: hostile input is read or refused with one sentence. */
@Timeout(600)
@Tag("long")
class HostileRequestsTest {
  private static final int LENGTH = 100_000;

  @Test
  void playerSpecifications() throws InputException {
    World world = Worlds.find("dots");
    Game<?> game = world.game(Variant.standard(world)).orElseThrow();
    for (String start :
        List.of(
            "",
            "engine:",
            "engine:level=",
            "alphabeta:depth=4,eval=",
            "engine:weights=",
            "alphabeta:nodes=",
            "uct:iterations=",
            "human:zz=")) {
      HostileInput.check(LENGTH, text -> player(game, start + text));
    }
  }

  private static <P extends Position> void player(Game<P> game, String text) throws InputException {
    PlayerSpec spec = PlayerSpec.parse(text);
    assertThat(PlayerSpec.parse(spec.toString())).isEqualTo(spec);
    new PlayerFactory<>(game).player(spec, 0);
  }

  @Test
  void names() {
    HostileInput.check(LENGTH, Worlds::find);
  }

  @Test
  void requestBodies() {
    for (String form : List.of("%s", "{\"a\":%s}", "{\"a\":\"%s\"}", "{\"%s\":1}", "[%s]")) {
      for (String text : HostileInput.texts(LENGTH)) {
        try {
          RequestReader request = RequestReader.of(form.replace("%s", text));
          request.number("a", 0, 10, 1);
          request.optional("a");
          request.list("a");
        } catch (RequestException refused) {
          assertThat(refused.status()).isEqualTo(400);
          HostileInput.check(refused.in(Locale.ENGLISH));
        }
      }
    }
  }

  @Test
  void bodiesMustBeOneObjectWithoutRepetitions() {
    for (String body :
        List.of("{\"a\":1,\"a\":2}", "{} {}", "{\"a\":" + "[".repeat(60), "", "1", "null")) {
      assertThatThrownBy(() -> RequestReader.of(body)).isInstanceOf(RequestException.class);
    }
  }

  @Test
  void requestsAreQuotedInAtMostEightyCharacters() {
    RequestException refused = RequestException.of(404, "fault.experiment", "§".repeat(90_000));
    assertThat(refused.in(Locale.ENGLISH))
        .contains("§".repeat(79) + "…")
        .doesNotContain("§".repeat(80));
  }
}
