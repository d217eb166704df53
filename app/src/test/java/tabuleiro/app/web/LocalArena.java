package tabuleiro.app.web;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import tabuleiro.lab.store.MemoryStore;

/** Starts a server in this process before each test, with an empty store, and stops it after. */
public final class LocalArena implements BeforeEachCallback, AfterEachCallback {
  private @Nullable WebServer server;
  private @Nullable Client client;

  @Override
  public void beforeEach(ExtensionContext context) {
    WebServer started = new WebServer("127.0.0.1", 0, new MemoryStore());
    server = started;
    client = Client.of(started);
  }

  @Override
  public void afterEach(ExtensionContext context) {
    server().close();
  }

  public WebServer server() {
    return Objects.requireNonNull(server);
  }

  /** A client of the server, the same one during a test. */
  public Client client() {
    return Objects.requireNonNull(client);
  }
}
