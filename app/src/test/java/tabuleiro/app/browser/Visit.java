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
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Somebody's visit to the page, in a browser that knows nothing of earlier ones. Ending it fails if
 * the page complained in its console or the server answered anything but what it should.
 */
public final class Visit implements AutoCloseable {
  private static final Set<String> SERIOUS = Set.of("serious", "critical");

  private final BrowserContext context;
  private final Page page;
  private final String server;
  private final List<Complaint> complaints = new ArrayList<>();
  private final Set<String> unanswered = new HashSet<>();
  private boolean isServerToEnd;

  /**
   * Something that was said and should not have been.
   *
   * @param place the address of what it is about, if known
   * @param isBrowsers whether the browser said it by itself, and not the page
   */
  private record Complaint(String text, String place, boolean isBrowsers) {
    static Complaint of(ConsoleMessage message) {
      // What a page writes has arguments; a place ends with its line and column.
      String place = message.location().replaceFirst(":\\d+:\\d+$", "");
      return new Complaint(message.text(), place, message.args().isEmpty());
    }

    @Override
    public String toString() {
      return text + " (" + place + ")";
    }
  }

  Visit(Chromium chromium, String server, Sight sight) {
    this(chromium, server, sight.options());
  }

  Visit(Chromium chromium, String server, Browser.NewContextOptions options) {
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
    page.onResponse(this::look);
  }

  private void look(Response response) {
    if (response.status() >= 400) {
      complaints.add(new Complaint("status " + response.status(), response.url(), false));
    }
  }

  /** Calls up an address of the server. */
  public Visit go(String path) {
    page.navigate(address(path));
    return this;
  }

  /** A path of the server as a whole address. */
  String address(String path) {
    return server + path;
  }

  public Page page() {
    return page;
  }

  /** What has a test id. */
  public Locator part(String id) {
    return page.getByTestId(id);
  }

  /**
   * From now on the server may end and start again. The browser reports each request and socket
   * that then gets no answer; which words it uses depends on its version and on the moment.
   */
  void expectServerToEnd() {
    isServerToEnd = true;
  }

  /** Whether the browser only says that a request or a socket got no answer. */
  private boolean isLostConnection(Complaint complaint) {
    String sockets = "ws" + server.substring("http".length()) + "/";
    return complaint.isBrowsers
        && (unanswered.contains(complaint.place) || complaint.text.contains(sockets));
  }

  /** Checks that people who cannot see the page, or not well, can use what it shows now. */
  public void checkAccess() {
    checkComplaints();
    List<Rule> found =
        new AxeBuilder(page)
                .options(violationsOnly())
                .setLegacyMode(true) // no frames here, so no page of its own to gather results in
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
