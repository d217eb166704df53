package tabuleiro.app.web.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Events of a search as columns of numbers, so that a browser can read a hundred thousand events in
 * one answer. Repeated texts are stored once and referenced by index.
 */
final class EventColumns {
  /** The maximum number of events; later events are only counted. */
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

  /** Returns whether another event can be stored. */
  boolean hasRoom() {
    return size < MOST;
  }

  /** Adds an event; if there is no room, it is only counted. */
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

  /** Returns the index of a text. */
  int text(String text) {
    return texts.computeIfAbsent(text, ignored -> texts.size());
  }

  /** Returns the columns by name, the texts and the number of dropped events. */
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
