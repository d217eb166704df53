package tabuleiro.app.web.lab;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import tabuleiro.app.lab.Plans;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.RequestReader;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Numerals;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.experiment.Laboratory;
import tabuleiro.lab.experiment.Plan;
import tabuleiro.lab.experiment.Progress;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.report.HtmlReport;
import tabuleiro.lab.store.Experiment;
import tabuleiro.lab.store.MemoryStore;
import tabuleiro.lab.store.Store;

/** The experiments of the store, with their progress and results. */
public final class LabRoutes {
  /** A report contains its styles and loads nothing else. */
  private static final String POLICY =
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none';"
          + " form-action 'none'; frame-ancestors 'none'";

  private static final String TEXTS = "tabuleiro.app.web.page";
  private static final int MOST_KNOWN = 64;

  private final Store store;

  /** Cached answers by experiment and language, because several clients may poll the same one. */
  private final Map<String, Seen> known = new ConcurrentHashMap<>();

  private record Seen(long tasks, Experiment.Status status, Map<String, Object> view) {}

  public LabRoutes(Store store) {
    this.store = store;
  }

  public void add(RoutesConfig routes) {
    routes.get("/api/v1/experiments", this::all);
    routes.get("/api/v1/experiments/{id}", this::one);
    routes.get("/api/v1/experiments/{id}/results", this::results);
    routes.get("/api/v1/experiments/{id}/report", this::report);
  }

  private void all(Context context) {
    List<Map<String, Object>> list = new ArrayList<>();
    for (Experiment experiment : store.experiments()) {
      list.add(brief(experiment));
    }
    context.json(
        Map.of(
            "experiments",
            list,
            "damaged",
            store.damaged(),
            "shared",
            !(store instanceof MemoryStore)));
  }

  private Map<String, Object> brief(Experiment experiment) {
    Map<String, Object> brief = new LinkedHashMap<>();
    brief.put("id", experiment.id());
    brief.put("kind", experiment.kind());
    brief.put("name", experiment.name());
    brief.put("done", experiment.status() == Experiment.Status.DONE);
    brief.put("tasks", store.count(experiment.id()));
    brief.put("started", experiment.started().toString());
    experiment.ended().ifPresent(ended -> brief.put("ended", ended.toString()));
    return brief;
  }

  private void one(Context context) {
    Experiment experiment = experiment(context);
    Map<String, Object> document = brief(experiment);
    document.put("manifest", experiment.manifest());
    document.put("description", experiment.description());
    context.json(document);
  }

  /** Returns progress and results so far; clients poll it while the experiment runs. */
  private void results(Context context) throws InputException {
    Experiment experiment = experiment(context);
    long tasks = store.count(experiment.id());
    String key = experiment.id() + " " + RequestReader.locale(context);
    Seen seen = known.get(key);
    if (seen == null || seen.tasks != tasks || seen.status != experiment.status()) {
      if (known.size() >= MOST_KNOWN) {
        known.clear();
      }
      seen = new Seen(tasks, experiment.status(), view(experiment, RequestReader.locale(context)));
      known.put(key, seen);
    }
    Map<String, Object> document = brief(experiment);
    document.put("tasks", tasks);
    document.putAll(seen.view);
    context.json(document);
  }

  /** Returns the report so far, or the stored results if this program cannot make the report. */
  private Map<String, Object> view(Experiment experiment, Locale locale) {
    Progress progress;
    List<String> notes = new ArrayList<>();
    try {
      progress = Laboratory.progress(store, experiment, plan(experiment), locale);
    } catch (InputException e) {
      progress = Progress.UNKNOWN;
      notes.add(e.in(locale));
    }
    int damaged = store.damaged(experiment.id()).size();
    if (damaged > 0) {
      notes.add(Message.of(TEXTS, "lab.damagedResults", damaged).in(locale));
    }
    List<Store.Entry> entries = store.entries(experiment.id());
    Instant end = experiment.ended().orElseGet(Instant::now);
    notes.addAll(HostNotes.of(entries, Duration.between(experiment.started(), end), locale));
    Map<String, Object> view = LabView.of(progress);
    view.put("notes", notes);
    if (progress.document().isEmpty()) {
      List<String> headings =
          Stream.of("lab.results", "lab.task", "lab.millis")
              .map(text -> Message.of(TEXTS, text).in(locale))
              .toList();
      view.put("results", LabView.results(entries, headings));
    }
    return view;
  }

  private Plan plan(Experiment experiment) throws InputException {
    return Plans.of(Description.of(store, experiment));
  }

  private void report(Context context) throws InputException {
    Experiment experiment = experiment(context);
    Optional<Document> report =
        Laboratory.report(store, experiment, plan(experiment), RequestReader.locale(context));
    context
        .html(
            HtmlReport.write(
                report.orElseThrow(() -> RequestException.of(409, "fault.unfinished")),
                RequestReader.locale(context)))
        .header("Content-Security-Policy", POLICY);
  }

  private Experiment experiment(Context context) {
    String id = context.pathParam("id");
    if (!Numerals.isDigits(id, 1, 18)) {
      throw RequestException.of(404, "fault.experiment", id);
    }
    long number = Long.parseLong(id);
    if (store.damaged().contains(number)) {
      throw RequestException.of(404, "fault.damaged", id);
    }
    return store
        .experiment(number)
        .orElseThrow(() -> RequestException.of(404, "fault.experiment", id));
  }
}
