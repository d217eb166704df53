package tabuleiro.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import java.util.ArrayList;
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
  private final List<String> complaints = new ArrayList<>();

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
            complaints.add(message.text());
          }
        });
    page.onPageError(complaints::add);
    page.onResponse(this::look);
  }

  private void look(Response response) {
    if (response.status() >= 400) {
      complaints.add(response.status() + " " + response.url());
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

  /** Things the page said that it should not have said; forgets them. */
  public List<String> complaints() {
    List<String> said = List.copyOf(complaints);
    complaints.clear();
    return said;
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
    assertThat(complaints).as("what the page complained of").isEmpty();
  }

  @Override
  public void close() {
    context.close();
    checkComplaints();
  }
}
