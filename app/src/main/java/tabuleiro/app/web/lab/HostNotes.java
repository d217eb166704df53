package tabuleiro.app.web.lab;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import tabuleiro.core.text.Message;
import tabuleiro.lab.store.Store;

/** Says which machines of a cluster performed the tasks of an experiment. */
final class HostNotes {
  private HostNotes() {}

  /**
   * A sentence for each host with its tasks, their time and how many it performed at the same time;
   * none without a cluster.
   *
   * @param elapsed the time since the experiment was started
   */
  static List<String> of(List<Store.Entry> entries, Duration elapsed, Locale locale) {
    Map<String, Integer> tasks = new TreeMap<>();
    Map<String, Duration> times = new TreeMap<>();
    for (Store.Entry entry : entries) {
      String host = entry.result().host();
      if (!host.isEmpty()) {
        tasks.merge(host, 1, Integer::sum);
        times.merge(host, entry.result().time(), Duration::plus);
      }
    }
    List<String> notes = new ArrayList<>();
    tasks.forEach(
        (host, count) -> {
          double seconds = times.getOrDefault(host, Duration.ZERO).toMillis() / 1000.0;
          double busy = 1000 * seconds / Math.max(1, elapsed.toMillis());
          notes.add(
              Message.of(
                      "tabuleiro.app.web.page",
                      "lab.host",
                      host,
                      count,
                      String.format(locale, "%.1f", seconds),
                      String.format(locale, "%.1f", busy))
                  .in(locale));
        });
    return notes;
  }
}
