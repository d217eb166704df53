package tabuleiro.app.browser;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Browser;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import tabuleiro.app.web.ServerOptions;
import tabuleiro.app.web.WebServer;
import tabuleiro.lab.store.MemoryStore;
import tabuleiro.lab.store.Store;

/** A server and a browser for the tests of a class, which are skipped without Chromium. */
public final class Arena implements BeforeAllCallback, AfterAllCallback {
  private final Store store = new MemoryStore();
  private final ServerOptions options;
  private @Nullable WebServer server;
  private @Nullable Chromium chromium;

  /** A server with the standard options. */
  public Arena() {
    this(ServerOptions.standard());
  }

  public Arena(ServerOptions options) {
    this.options = options;
  }

  @Override
  public void beforeAll(ExtensionContext context) {
    assumeTrue(Chromium.isPossible(), "Chromium or Node.js is not installed: no page is looked at");
    server = new WebServer("127.0.0.1", 0, store, options);
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
  public String server() {
    return "http://127.0.0.1:" + Objects.requireNonNull(server).port();
  }

  /** Returns the browser, for sessions with their own settings. */
  public Chromium chromium() {
    return Objects.requireNonNull(chromium);
  }

  /** Opens a browser session. */
  public Visit visit(Sight sight) {
    return new Visit(Objects.requireNonNull(chromium), server(), sight);
  }

  /** Opens a browser session with options of its own. */
  public Visit visit(Browser.NewContextOptions options) {
    return new Visit(Objects.requireNonNull(chromium), server(), options);
  }

  /** Opens a session for accessibility checks; the checker violates the page's policy on styles. */
  public Visit check(Sight sight) {
    return new Visit(
        Objects.requireNonNull(chromium), server(), sight.options().setBypassCSP(true));
  }
}
