package tabuleiro.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests what a new user sees first, and in which language. */
@Tag("browser")
class FirstVisitIT {
  @RegisterExtension static final Arena arena = new Arena();

  @Test
  void theLanguageIsTheBrowsersUntilAnotherIsChosenAndThenIsRemembered() {
    try (Visit visit = arena.visit(Sight.LAPTOP.in("pt"))) {
      Page page = visit.go("/").page();
      assertThat(page.locator("html")).hasAttribute("lang", "pt-PT");
      assertThat(page.getByRole(AriaRole.NAVIGATION).first()).containsText("Jogar");
      page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("English")).click();
      assertThat(page.locator("html")).hasAttribute("lang", "en");
      assertThat(page.getByRole(AriaRole.NAVIGATION).first()).containsText("Play");
      page.reload();
      assertThat(page.getByRole(AriaRole.NAVIGATION).first()).containsText("Play");
    }
  }
}
