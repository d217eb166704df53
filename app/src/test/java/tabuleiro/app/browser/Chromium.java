package tabuleiro.app.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A headless Chromium, driven by Playwright with the installed Node.js. */
public final class Chromium implements AutoCloseable {
  /** The timeout in milliseconds, long enough for a slow machine. */
  public static final double PATIENCE = 120_000;

  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");
  private static final List<String> QUIETLY =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--force-color-profile=srgb");

  private final Playwright playwright;
  private final Browser browser;

  public Chromium() {
    PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
    Path node = program(List.of("node", "nodejs")).orElseThrow();
    playwright =
        Playwright.create(
            new Playwright.CreateOptions()
                .setEnv(
                    Map.of(
                        "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD",
                        "1",
                        "PLAYWRIGHT_NODEJS_PATH",
                        node.toString())));
    browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setHeadless(true)
                    .setTimeout(PATIENCE)
                    .setExecutablePath(program(NAMES).orElseThrow())
                    .setArgs(QUIETLY));
  }

  /** Returns whether Chromium and Node.js are installed. */
  public static boolean isPossible() {
    return program(NAMES).isPresent() && program(List.of("node", "nodejs")).isPresent();
  }

  public Browser browser() {
    return browser;
  }

  private static Optional<Path> program(List<String> names) {
    String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
    return names.stream()
        .flatMap(
            name ->
                Stream.of(path.split(Pattern.quote(File.pathSeparator)))
                    .map(folder -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}
