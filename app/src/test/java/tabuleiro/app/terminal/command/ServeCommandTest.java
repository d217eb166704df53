package tabuleiro.app.terminal.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.app.terminal.CommandTest;
import tabuleiro.core.text.InputException;

class ServeCommandTest extends CommandTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "--port, 65536, from 0 to 65535",
    "--port, -1, from 0 to 65535",
    "--port, many, is not a valid value for --port",
    "--expire, soon, --expire must be a number of days",
    "--expire, -1, --expire must be a number of days",
    "--expire, 36501, or never; not “36501”",
    "--expire, '', --expire must be a number of days",
    "--host, no.such.host.invalid, is not an address of this machine",
    "--host, 192.0.2.1, is not an address of this machine",
    "--host, ' ', is not an address of this machine",
    "--store, mysql://localhost/x, is not a database"
  })
  void whatCannotBeIsToldInOneSentence(String option, String value, String sentence) {
    assertThat(run("serve", option + "=" + value).refusal()).contains(sentence);
  }

  @Test
  void gamesExpireAfterDaysOrNever() throws InputException {
    assertThat(GameExpiry.parse("90")).contains(Duration.ofDays(90));
    assertThat(GameExpiry.parse("0")).isEmpty();
    assertThat(GameExpiry.parse("never")).isEmpty();
  }

  @Test
  void storesThatAreNoneAreToldInOneSentence() throws IOException {
    Path nowhere = folder.resolve("nowhere").resolve("games.db");
    assertThat(run("serve", "--store", nowhere.toString()).refusal()).contains("does not exist");
    Path text = Files.writeString(folder.resolve("text.db"), "not a database at all, but a text");
    assertThat(run("serve", "--store", text.toString()).refusal()).contains("not an SQLite");
    assertThat(run("serve", "--store", folder.toString()).refusal()).isNotBlank();
  }

  @Test
  void botsMustBeInAFolder() throws IOException {
    Path none = folder.resolve("none");
    assertThat(run("serve", "--bots", none.toString()).refusal()).contains("is not a folder");
    Path empty = Files.createDirectory(folder.resolve("empty"));
    assertThat(run("serve", "--bots", empty.toString()).refusal())
        .contains("contains no bot")
        .contains("bot.yaml");
    Path bad = Files.createDirectories(empty.resolve("bad"));
    Files.writeString(bad.resolve("bot.yaml"), "name: A\ncolour: red\n");
    assertThat(run("serve", "--bots", empty.toString()).refusal()).contains("colour");
  }

  @Test
  void aPortInUseIsToldInOneSentence() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = String.valueOf(taken.getLocalPort());
      assertThat(run("serve", "--port", port, "--store", "memory").refusal())
          .contains("127.0.0.1:" + port)
          .contains("--port");
    }
  }

  @Test
  void beyondThisMachineADecisionIsNeeded() {
    assertThat(run("serve", "--host", "0.0.0.0", "--store", "memory").refusal())
        .contains("0.0.0.0", "--token", "--open");
    assertThat(run("serve", "--host", "::", "--store", "memory").refusal())
        .contains("--token", "--open");
    assertThat(run("serve", "--host", "0.0.0.0", "--open", "--token").refusal())
        .contains("--open", "--token", "together");
    for (String host : List.of("127.0.0.1", "localhost")) {
      assertThat(run("serve", "--host", host, "--open").refusal()).contains("no effect", host);
    }
  }

  @Test
  void addressesCanBeOpenedInABrowser() {
    assertThat(ServerAddresses.of("127.0.0.1", 7)).containsExactly("http://127.0.0.1:7");
    assertThat(ServerAddresses.of("::1", 7)).containsExactly("http://[::1]:7");
    for (String every : List.of("0.0.0.0", "::")) {
      assertThat(ServerAddresses.of(every, 7))
          .endsWith("http://127.0.0.1:7")
          .noneMatch(address -> address.contains("0.0.0.0") || address.contains("::"));
    }
  }
}
