package tabuleiro.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.Cookie;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A new browser session on the page. Closing it fails if the page logged an error or the server
 * returned an unexpected status.
 */
public final class Visit implements AutoCloseable {
  private static final String SESSION = "tabuleiro-session";
  private static final Set<String> SERIOUS = Set.of("serious", "critical");

  private final BrowserContext context;
  private final Page page;
  private final String server;
  private final List<Complaint> complaints = new ArrayList<>();
  private final Set<String> unanswered = new HashSet<>();
  private boolean isServerToEnd;

  /**
   * An unexpected message.
   *
   * @param place the address it refers to, if known
   * @param isBrowsers whether the browser logged it instead of the page
   */
  private record Complaint(String text, String place, boolean isBrowsers) {
    static Complaint of(ConsoleMessage message) {
      // Messages of the page have arguments; a location ends with line and column.
      String place = message.location().replaceFirst(":\\d+:\\d+$", "");
      return new Complaint(message.text(), place, message.args().isEmpty());
    }

    @Override
    public String toString() {
      return text + " (" + place + ")";
    }
  }

  public Visit(Chromium chromium, String server, Sight sight) {
    this(chromium, server, sight.options());
  }

  public Visit(Chromium chromium, String server, Browser.NewContextOptions options) {
    this.server = server;
    context = chromium.browser().newContext(options);
    context.setDefaultTimeout(Chromium.PATIENCE);
    page = context.newPage();
    page.onConsoleMessage(
        message -> {
          if (Set.of("error", "warning").contains(message.type())) {
            complaints.add(Complaint.of(message));
          }
        });
    page.onPageError(error -> complaints.add(new Complaint(error, page.url(), false)));
    page.onRequestFailed(request -> unanswered.add(request.url()));
    page.onResponse(this::check);
  }

  private void check(Response response) {
    if (response.status() >= 400) {
      complaints.add(new Complaint("status " + response.status(), response.url(), false));
    }
  }

  /** Opens an address of the server. */
  public Visit go(String path) {
    page.navigate(address(path));
    return this;
  }

  /** Returns the complete address of a path. */
  public String address(String path) {
    return server + path;
  }

  public Page page() {
    return page;
  }

  /** Returns the session that owns the games of this visit. */
  public String session() {
    return context.cookies(server).stream()
        .filter(cookie -> cookie.name.equals(SESSION))
        .findFirst()
        .orElseThrow()
        .value;
  }

  /** Continues the session of another visit, as the same browser would. */
  public Visit withSession(String session) {
    context.addCookies(List.of(new Cookie(SESSION, session).setUrl(server)));
    return this;
  }

  /** Returns the element with a test id. */
  public Locator part(String id) {
    return page.getByTestId(id);
  }

  /**
   * Allows the server to stop and restart from now on. The browser reports each failed request and
   * socket; the wording depends on its version and on timing.
   */
  public void expectServerToEnd() {
    isServerToEnd = true;
  }

  /** Returns whether the browser only reports a failed request or socket. */
  private boolean isLostConnection(Complaint complaint) {
    String sockets = "ws" + server.substring("http".length()) + "/";
    return complaint.isBrowsers
        && (unanswered.contains(complaint.place) || complaint.text.contains(sockets));
  }

  /** Checks the accessibility of the current page. */
  public void checkAccess() {
    checkComplaints();
    List<Rule> found =
        new AxeBuilder(page)
                .options(violationsOnly())
                .setLegacyMode(true) // there are no frames, so no extra page is needed
                .analyze()
                .getViolations()
                .stream()
                .filter(rule -> SERIOUS.contains(rule.getImpact()))
                .toList();
    assertThat(found)
        .as(page.url())
        .extracting(rule -> rule.getId() + ": " + rule.getNodes().get(0).getHtml())
        .isEmpty();
  }

  private static AxeRunOptions violationsOnly() {
    AxeRunOptions options = new AxeRunOptions();
    options.setResultTypes(List.of("violations"));
    return options;
  }

  private void checkComplaints() {
    assertThat(complaints)
        .as("what the page complained of")
        .filteredOn(complaint -> !isServerToEnd || !isLostConnection(complaint))
        .isEmpty();
  }

  @Override
  public void close() {
    context.close();
    checkComplaints();
  }
}
