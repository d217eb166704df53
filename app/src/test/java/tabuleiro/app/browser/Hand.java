package tabuleiro.app.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.MouseButton;
import java.util.SplittableRandom;

/** Plays random moves with the pointer only, or by touch. */
public final class Hand {
  private final Table table;
  private final SplittableRandom random;
  private final boolean isTouch;

  public Hand(Table table, long seed) {
    this(table, seed, false);
  }

  private Hand(Table table, long seed, boolean isTouch) {
    this.table = table;
    this.isTouch = isTouch;
    random = new SplittableRandom(seed);
  }

  /** A hand on a touch screen. */
  public static Hand touching(Table table, long seed) {
    return new Hand(table, seed, true);
  }

  private void press(Locator part) {
    if (isTouch) {
      part.tap();
    } else {
      part.click();
    }
  }

  /** Plays until the game is over. */
  public void playOn() {
    while (!table.isOver()) {
      move();
    }
  }

  /** Plays one move with as many clicks as needed and waits for the reply. */
  public void move() {
    int before = table.made();
    takeAnother();
    turn();
    if (table.places().count() == 0) {
      press(any(table.board().locator(".place.open")));
      table.places().first().waitFor();
    }
    press(any(table.places()));
    table.awaitMoreThan(before);
  }

  private Locator any(Locator choices) {
    return choices.nth(random.nextInt(choices.count()));
  }

  /** Sometimes selects another piece if there is a tray. */
  private void takeAnother() {
    Locator others = table.board().locator(".blokus .slot.open:not(.chosen)");
    if (others.count() > 0 && random.nextInt(3) == 0) {
      Locator slot =
          table.page().locator("[data-place=" + any(others).getAttribute("data-place") + "]");
      press(slot);
      slot.and(table.page().locator(".chosen")).waitFor();
    }
  }

  /** Sometimes rotates the next falling piece, with the secondary button or the one to turn it. */
  private void turn() {
    Locator columns = table.board().locator(".tetris .column.open");
    if (columns.count() == 0 || random.nextBoolean()) {
      return;
    }
    if (isTouch) {
      table.board().locator(".falling button").nth(1).tap();
    } else {
      any(columns).click(new Locator.ClickOptions().setButton(MouseButton.RIGHT));
    }
  }
}
