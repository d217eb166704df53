package tabuleiro.app.web.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Events of a search as columns of numbers: a hundred thousand of them are one answer that a
 * browser reads at once. Texts that come again and again stand in a list of their own and are named
 * by their place in it.
 */
final class EventColumns {
  /** How many events the page gets at most; a longer search goes on unseen. */
  static final int MOST = 100_000;

  private final String[] names;
  private final int[][] columns;
  private final Map<String, Integer> texts = new LinkedHashMap<>();
  private int size;
  private long left;

  EventColumns(String... names) {
    this.names = names;
    columns = new int[names.length][1024];
  }

  /** Whether the next event still finds a place. */
  boolean hasRoom() {
    return size < MOST;
  }

  /** Takes an event; one for which there is no room is only counted. */
  void add(int... values) {
    if (!hasRoom()) {
      left++;
      return;
    }
    if (size == columns[0].length) {
      for (int i = 0; i < columns.length; i++) {
        columns[i] = Arrays.copyOf(columns[i], 2 * size);
      }
    }
    for (int i = 0; i < columns.length; i++) {
      columns[i][size] = values[i];
    }
    size++;
  }

  /** The place of a text in the list of texts. */
  int text(String text) {
    return texts.computeIfAbsent(text, ignored -> texts.size());
  }

  /** All of it: the columns by name, the texts, and how many events had no room. */
  Map<String, Object> document() {
    Map<String, Object> document = new LinkedHashMap<>();
    for (int i = 0; i < names.length; i++) {
      document.put(names[i], Arrays.copyOf(columns[i], size));
    }
    List<String> list = new ArrayList<>(texts.keySet());
    document.put("texts", list);
    document.put("size", size);
    document.put("left", left);
    return document;
  }
}
