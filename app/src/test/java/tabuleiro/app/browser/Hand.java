package tabuleiro.app.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.MouseButton;
import java.util.SplittableRandom;

/** Plays random moves with the pointer only. */
public final class Hand {
  private final Table table;
  private final SplittableRandom random;

  public Hand(Table table, long seed) {
    this.table = table;
    random = new SplittableRandom(seed);
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
      any(table.board().locator(".place.open")).click();
      table.places().first().waitFor();
    }
    any(table.places()).click();
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
      slot.click();
      slot.and(table.page().locator(".chosen")).waitFor();
    }
  }

  /** Sometimes rotates the next falling piece with the secondary button. */
  private void turn() {
    Locator columns = table.board().locator(".tetris .column.open");
    if (columns.count() > 0 && random.nextBoolean()) {
      any(columns).click(new Locator.ClickOptions().setButton(MouseButton.RIGHT));
    }
  }
}
