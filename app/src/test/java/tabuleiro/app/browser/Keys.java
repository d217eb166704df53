package tabuleiro.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Page;
import java.util.SplittableRandom;

/** Uses the page with the keyboard only. */
public final class Keys {
  private static final int MOST_STOPS = 60;
  private static final int MOST_STEPS = 60;

  /** Records whether a pointer was used. */
  private static final String WITNESS =
      "addEventListener('pointerdown', () => (window.isPointed = true), true)";

  private static final String IS_AT = "selector => document.activeElement.matches(selector)";

  /** Finds the arrow key that leads from the focused place to the nearest match. */
  private static final String ARROW =
      """
      selector => {
        const middle = place => {
          const {left, right, top, bottom} = place.getBoundingClientRect();
          return [(left + right) / 2, (top + bottom) / 2];
        };
        const [x, y] = middle(document.activeElement);
        const ways = [...document.querySelectorAll(selector)]
          .map(place => middle(place))
          .map(([toX, toY]) => [toX - x, toY - y])
          .sort((one, other) => Math.hypot(...one) - Math.hypot(...other));
        const [right, down] = ways[0];
        if (Math.abs(right) > Math.abs(down)) {
          return right > 0 ? 'ArrowRight' : 'ArrowLeft';
        }
        return down > 0 ? 'ArrowDown' : 'ArrowUp';
      }
      """;

  private final Page page;
  private final Keyboard keyboard;

  public Keys(Page page) {
    this.page = page;
    keyboard = page.keyboard();
    page.addInitScript(WITNESS);
  }

  public void press(String key) {
    keyboard.press(key);
  }

  /** Presses Tab until the focused element matches. */
  public void tabTo(String selector) {
    for (int stops = 0; !isAt(selector); stops++) {
      assertThat(stops).as("tab stops on the way to %s", selector).isLessThan(MOST_STOPS);
      press("Tab");
    }
  }

  /** Waits until the focused element matches; the page moves the focus after it is redrawn. */
  public void awaitAt(String selector) {
    page.waitForFunction(IS_AT, selector);
  }

  public boolean isAt(String selector) {
    return (Boolean) page.evaluate(IS_AT, selector);
  }

  /** Selects a value of a list with the arrow keys. */
  public void choose(String selector, String value) {
    tabTo(selector);
    String before = "";
    while (!chosen(selector).equals(before)) {
      before = chosen(selector);
      press("ArrowUp");
    }
    for (int steps = 0; !chosen(selector).equals(value); steps++) {
      assertThat(steps).as("steps to %s", value).isLessThan(MOST_STEPS);
      press("ArrowDown");
    }
  }

  private String chosen(String selector) {
    return page.locator(selector).inputValue();
  }

  /** Moves to the nearest match with the arrow keys, or with n if they lead elsewhere. */
  public void walkTo(String selector) {
    for (int steps = 0; !isAt(selector); steps++) {
      assertThat(steps).as("steps to %s", selector).isLessThan(MOST_STEPS);
      press(steps < MOST_STEPS / 3 ? (String) page.evaluate(ARROW, selector) : "n");
    }
  }

  /** Waits until the focus is on the board. */
  private void awaitOnBoard() {
    awaitAt("[data-testid=board] svg.drawn, [data-testid=board] svg.drawn *");
  }

  /** Checks that only the keyboard was used. */
  public void checkAlone() {
    assertThat(page.evaluate("window.isPointed")).isNull();
  }

  /** Plays random moves until the game is over. */
  public void playOn(Table table, SplittableRandom random) {
    while (!table.isOver()) {
      int before = table.made();
      move(table, random);
      table.awaitMoreThan(before);
      awaitOnBoard();
    }
  }

  private void move(Table table, SplittableRandom random) {
    String enter = random.nextBoolean() ? "Enter" : "Space";
    if (table.board().locator("svg.tetris").count() > 0) {
      fall(random, enter);
      return;
    }
    if (table.board().locator(".pass button").count() > 0) {
      tabTo(".pass button");
    } else {
      lay(table, random, enter);
    }
    press(enter);
  }

  /** Moves to a place that plays; if a move takes two steps, makes the first one. */
  private void lay(Table table, SplittableRandom random, String enter) {
    if (table.board().locator("svg.blokus").count() > 0) {
      press(String.valueOf(random.nextInt(1, 5)));
    }
    if (table.places().count() == 0) {
      walkTo(".place.open");
      press(enter);
      table.places().first().waitFor();
    }
    if (!isAt("[data-move]")) {
      walkTo(".place[data-move]");
    }
  }

  private void fall(SplittableRandom random, String enter) {
    for (int turns = random.nextInt(4); turns > 0; turns--) {
      press(random.nextBoolean() ? "ArrowUp" : "ArrowDown");
    }
    press(random.nextBoolean() ? "Home" : "End");
    for (int steps = random.nextInt(5); steps > 0; steps--) {
      press(random.nextBoolean() ? "ArrowLeft" : "ArrowRight");
    }
    press(enter);
  }
}
