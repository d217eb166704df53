package tabuleiro.app.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;

/**
 * The settings of a browser session.
 *
 * @param width the window width in pixels
 * @param lang the browser's preferred language
 */
public record Sight(int width, int height, boolean isDark, String lang) {
  public static final Sight PHONE = new Sight(390, 844, false, "en");

  public static final Sight LAPTOP = new Sight(1024, 768, false, "en");

  /** Common sizes of laptops; the first one has little room for a board. */
  public static final Sight NOTEBOOK = new Sight(1366, 768, false, "en");

  public static final Sight DESK = new Sight(1280, 800, false, "en");

  public static final Sight PROJECTOR = new Sight(1920, 1080, false, "en");

  /** Returns the same settings with a dark colour scheme. */
  public Sight dark() {
    return new Sight(width, height, true, lang);
  }

  /** Returns the same settings in another language. */
  public Sight in(String other) {
    return new Sight(width, height, isDark, other);
  }

  public Browser.NewContextOptions options() {
    return new Browser.NewContextOptions()
        .setViewportSize(width, height)
        .setColorScheme(isDark ? ColorScheme.DARK : ColorScheme.LIGHT)
        .setReducedMotion(ReducedMotion.REDUCE)
        .setLocale(lang.equals("pt") ? "pt-PT" : "en-GB");
  }
}
