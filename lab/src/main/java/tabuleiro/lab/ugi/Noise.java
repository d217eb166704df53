package tabuleiro.lab.ugi;

import java.util.ArrayList;
import java.util.List;

/** The first lines of a bot that do not belong to the protocol, and how many there were. */
final class Noise {
  private static final int MOST_LINES = 20;
  private static final int LONGEST = 200;

  private final List<String> lines = new ArrayList<>();
  private long count;

  void add(String line) {
    count++;
    if (lines.size() < MOST_LINES) {
      lines.add(line.length() <= LONGEST ? line : line.substring(0, LONGEST));
    }
  }

  List<String> lines() {
    return List.copyOf(lines);
  }

  long count() {
    return count;
  }
}
