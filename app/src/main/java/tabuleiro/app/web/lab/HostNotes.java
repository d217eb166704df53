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

  /** A sentence for each host with its tasks and their time; none without a cluster. */
  static List<String> of(List<Store.Entry> entries, Locale locale) {
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
          notes.add(
              Message.of(
                      "tabuleiro.app.web.page",
                      "lab.host",
                      host,
                      count,
                      String.format(locale, "%.1f", seconds))
                  .in(locale));
        });
    return notes;
  }
}
