package tabuleiro.app.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.LoadState;
import com.microsoft.playwright.options.ScreenshotType;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Checks that every page, light and dark, logs no errors, is accessible and does not scroll
 * sideways, and that the language is remembered. With {@code -Dtabuleiro.pictures=FOLDER}, it also
 * takes screenshots at all widths.
 */
@Tag("browser")
class EveryPageIT {
  @RegisterExtension static final Arena arena = new Arena();

  private static final Optional<Path> PICTURES =
      Optional.ofNullable(System.getProperty("tabuleiro.pictures"))
          .filter(folder -> !folder.isEmpty())
          .map(Path::of);
  private static final int TALLEST = 1800;
  private static final Map<String, String> ADDRESSES = new LinkedHashMap<>();

  @BeforeAll
  static void fill() throws Exception {
    ADDRESSES.put("home", "/");
    ADDRESSES.put("start", "/play");
    ADDRESSES.put("new", "/play/cavalo");
    ADDRESSES.put("search", "/search?world=cavalo&problem=D&a=astar&h=compatible&at=40");
    ADDRESSES.put("race", "/search?world=dots&problem=C&a=astar&b=bfs&by=work&at=30");
    ADDRESSES.put("tree", "/search?world=dots&duel=1&rule.size=2x2&a=alphabeta%3Adepth%3D3&at=60");
    ADDRESSES.put("textbook", "/search?tree=((3%2012%208)%20(2%204%206)%20(14%205%202))&at=20");
    ADDRESSES.put("puzzles", "/puzzles");
    ADDRESSES.put("puzzle", "/puzzles/cavalo/C");
    ADDRESSES.put("edit", "/edit/quatro");
    ADDRESSES.put("watch", "/watch/tetris");
    ADDRESSES.put("lab", "/lab");
    for (String world : List.of("dots", "blokus", "quatro", "cavalo", "tetris")) {
      ADDRESSES.put("rules-" + world, "/rules/" + world);
    }
    ADDRESSES.putAll(Exhibits.in(arena.server(), arena.store()));
  }

  private static List<Sight> sights() {
    if (PICTURES.isEmpty()) {
      return List.of(Sight.PHONE, Sight.LAPTOP.dark());
    }
    return Stream.of(Sight.PHONE, Sight.LAPTOP, Sight.PROJECTOR)
        .flatMap(sight -> Stream.of(sight, sight.dark()))
        .toList();
  }

  @Test
  void theLanguageIsTheBrowsersUntilAnotherIsChosenAndThenIsRemembered() {
    try (Visit visit = arena.visit(Sight.LAPTOP.in("pt"))) {
      Page page = visit.go("/").page();
      PlaywrightAssertions.assertThat(page.locator("html")).hasAttribute("lang", "pt-PT");
      PlaywrightAssertions.assertThat(page.getByRole(AriaRole.NAVIGATION).first())
          .containsText("Jogar");
      page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("English")).click();
      PlaywrightAssertions.assertThat(page.locator("html")).hasAttribute("lang", "en");
      PlaywrightAssertions.assertThat(page.getByRole(AriaRole.NAVIGATION).first())
          .containsText("Play");
      page.reload();
      PlaywrightAssertions.assertThat(page.getByRole(AriaRole.NAVIGATION).first())
          .containsText("Play");
    }
  }

  @Test
  void theButtonOfTheHomePageLeadsToAGame() {
    try (Visit visit = arena.visit(Sight.PHONE)) {
      Page page = visit.go("/").page();
      page.locator(".hero a.button").click();
      visit.part("begin").click();
      Table.shownIn(visit);
    }
  }

  /** The page follows the size of the window and the theme of the system while it is open. */
  @Test
  void everyPageCanBeReadByAllAndFits() {
    try (Visit visit = arena.check(Sight.PHONE).withSession(Exhibits.OWNER)) {
      ADDRESSES.forEach(
          (name, address) -> {
            settle(visit.go(address).page());
            sights().forEach(sight -> check(visit, name, sight));
          });
    }
  }

  private static void check(Visit visit, String name, Sight sight) {
    Page page = visit.page();
    page.setViewportSize(sight.width(), sight.height());
    page.emulateMedia(
        new Page.EmulateMediaOptions()
            .setColorScheme(sight.isDark() ? ColorScheme.DARK : ColorScheme.LIGHT));
    PlaywrightAssertions.assertThat(page.locator("html"))
        .hasAttribute("data-theme", sight.isDark() ? "dark" : "light");
    Object over = page.evaluate("document.documentElement.scrollWidth - window.innerWidth");
    assertThat(((Number) over).intValue()).as(name + " scrolls sideways").isZero();
    visit.checkAccess();
    PICTURES.ifPresent(folder -> paint(page, folder.resolve(file(name, sight))));
  }

  @Test
  void theCheckerFindsWhatIsWrong() {
    try (Visit visit = arena.check(Sight.LAPTOP)) {
      settle(visit.go("/rules/dots").page());
      visit
          .page()
          .evaluate("document.querySelector('main').append(document.createElement('button'))");
      assertThatThrownBy(visit::checkAccess).hasMessageContaining("button-name");
    }
  }

  private static void settle(Page page) {
    page.locator("main h1").first().waitFor();
    page.waitForLoadState(LoadState.NETWORKIDLE);
    page.waitForFunction("() => document.querySelector('[aria-busy=true]') === null");
  }

  private static String file(String name, Sight sight) {
    return name + "-" + sight.width() + (sight.isDark() ? "-dark" : "") + ".jpg";
  }

  private static void paint(Page page, Path file) {
    int height = ((Number) page.evaluate("document.documentElement.scrollHeight")).intValue();
    page.screenshot(
        new Page.ScreenshotOptions()
            .setPath(file)
            .setType(ScreenshotType.JPEG)
            .setQuality(60)
            .setFullPage(true)
            .setClip(0, 0, page.viewportSize().width, Math.min(TALLEST, height)));
  }

  @Test
  void goingFromPageToPageWithoutLoadingAnewWorks() {
    try (Visit visit = arena.visit(Sight.LAPTOP)) {
      Page page = visit.go("/").page();
      settle(page);
      page.evaluate("window.isTheSame = true");
      for (String address : ADDRESSES.values()) {
        page.evaluate(
            "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }",
            address);
        settle(page);
      }
      assertThat(page.evaluate("window.isTheSame")).isEqualTo(true);
    }
  }
}
