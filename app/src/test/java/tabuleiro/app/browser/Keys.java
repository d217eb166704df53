package tabuleiro.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Page;
import java.util.SplittableRandom;

/** Somebody who uses the page by the keyboard alone. */
final class Keys {
  private static final int MOST_STOPS = 60;
  private static final int MOST_STEPS = 60;

  /** Remembers whether anything was pressed but keys. */
  private static final String WITNESS =
      "addEventListener('pointerdown', () => (window.isPointed = true), true)";

  private static final String IS_AT = "selector => document.activeElement.matches(selector)";

  /** The arrow that leads from the place in focus towards the next one that has an attribute. */
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

  Keys(Page page) {
    this.page = page;
    keyboard = page.keyboard();
    page.addInitScript(WITNESS);
  }

  void press(String key) {
    keyboard.press(key);
  }

  /** Goes on by the tab key until what has the focus fits. */
  void tabTo(String selector) {
    for (int stops = 0; !isAt(selector); stops++) {
      assertThat(stops).as("tab stops on the way to %s", selector).isLessThan(MOST_STOPS);
      press("Tab");
    }
  }

  /** Waits until what has the focus fits: the page moves the focus after it is drawn anew. */
  void awaitAt(String selector) {
    page.waitForFunction(IS_AT, selector);
  }

  boolean isAt(String selector) {
    return (Boolean) page.evaluate(IS_AT, selector);
  }

  /** Chooses of a list, which must have the focus, by arrows. */
  void choose(String selector, String value) {
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

  /** Goes to the nearest place that fits, by arrows, or by n where arrows lead elsewhere. */
  void walkTo(String selector) {
    for (int steps = 0; !isAt(selector); steps++) {
      assertThat(steps).as("steps to %s", selector).isLessThan(MOST_STEPS);
      press(steps < MOST_STEPS / 3 ? (String) page.evaluate(ARROW, selector) : "n");
    }
  }

  /** Waits until the focus is where moves are made. */
  private void awaitOnBoard() {
    awaitAt("[data-testid=board] svg.drawn, [data-testid=board] svg.drawn *");
  }

  /** Checks that nothing but keys was used. */
  void checkAlone() {
    assertThat(page.evaluate("window.isPointed")).isNull();
  }

  /** Plays any moves that the board offers until the game is over. */
  void playOn(Table table, SplittableRandom random) {
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

  /** Goes to a place that plays; where a move takes two steps, makes the first of them. */
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
