package tabuleiro.app.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;

/**
 * How somebody looks at the page.
 *
 * @param width of the window, in pixels
 * @param lang the language that the browser asks for
 */
public record Sight(int width, int height, boolean isDark, String lang) {
  /** A phone. */
  public static final Sight PHONE = new Sight(390, 844, false, "en");

  /** A small laptop. */
  public static final Sight LAPTOP = new Sight(1024, 768, false, "en");

  /** A projector in a lecture. */
  public static final Sight PROJECTOR = new Sight(1920, 1080, false, "en");

  /** The same in the dark. */
  public Sight dark() {
    return new Sight(width, height, true, lang);
  }

  /** The same in another language. */
  public Sight in(String other) {
    return new Sight(width, height, isDark, other);
  }

  Browser.NewContextOptions options() {
    return new Browser.NewContextOptions()
        .setViewportSize(width, height)
        .setColorScheme(isDark ? ColorScheme.DARK : ColorScheme.LIGHT)
        .setReducedMotion(ReducedMotion.REDUCE)
        .setLocale(lang.equals("pt") ? "pt-PT" : "en-GB");
  }
}
