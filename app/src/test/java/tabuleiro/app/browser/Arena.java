package tabuleiro.app.browser;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import tabuleiro.app.web.WebServer;
import tabuleiro.lab.store.MemoryStore;
import tabuleiro.lab.store.Store;

/** A server and a browser for the tests of a class, which are skipped without Chromium. */
final class Arena implements BeforeAllCallback, AfterAllCallback {
  private final Store store = new MemoryStore();
  private @Nullable WebServer server;
  private @Nullable Chromium chromium;

  @Override
  public void beforeAll(ExtensionContext context) {
    assumeTrue(Chromium.isPossible(), "Chromium or Node.js is not installed: no page is looked at");
    server = new WebServer("127.0.0.1", 0, store);
    chromium = new Chromium();
  }

  @Override
  public void afterAll(ExtensionContext context) {
    if (chromium != null) {
      chromium.close();
    }
    if (server != null) {
      server.close();
    }
  }

  /** Returns the store of the server. */
  Store store() {
    return store;
  }

  /** Returns the server's address. */
  String server() {
    return "http://127.0.0.1:" + Objects.requireNonNull(server).port();
  }

  /** Returns the browser, for sessions with their own settings. */
  Chromium chromium() {
    return Objects.requireNonNull(chromium);
  }

  /** Opens a browser session. */
  Visit visit(Sight sight) {
    return new Visit(Objects.requireNonNull(chromium), server(), sight);
  }

  /** Opens a session for accessibility checks; the checker violates the page's policy on styles. */
  Visit check(Sight sight) {
    return new Visit(
        Objects.requireNonNull(chromium), server(), sight.options().setBypassCSP(true));
  }
}
