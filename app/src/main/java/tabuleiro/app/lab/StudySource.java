package tabuleiro.app.lab;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.world.Resources;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.study.ReportedReason;
import tabuleiro.lab.study.ReportedResults;
import tabuleiro.lab.study.ReportedResults.Cell;
import tabuleiro.lab.study.StudyFile;

/**
 * The description of a study. It checks the values of its fields; every error names the study's
 * file.
 */
record StudySource(Description description) {
  static final String BUNDLE = "tabuleiro.app.messages";

  InputException fault(String key, Object... arguments) {
    return description.fault(BUNDLE, key, arguments);
  }

  /** Returns the same error with the name of the study's file. */
  InputException fault(InputException fault) {
    return fault.of(description.source());
  }

  /** Checks a required name. */
  String name(String field, @Nullable String value) throws InputException {
    if (value == null || value.isBlank()) {
      throw fault("study.missing", field);
    }
    return value.strip();
  }

  /** Checks a required list, which must not be empty. */
  <T> List<T> list(String field, @Nullable List<T> values) throws InputException {
    if (values == null || values.isEmpty()) {
      throw fault("study.missing", field);
    }
    return values;
  }

  /** Checks that {@code least <= value <= most}. */
  long within(String field, long value, long least, long most) throws InputException {
    if (value < least || value > most) {
      throw fault("usage.range", field, least, most, value);
    }
    return value;
  }

  World world(@Nullable String game) throws InputException {
    String id = name("game", game);
    try {
      return Worlds.find(id);
    } catch (InputException e) {
      throw fault(e);
    }
  }

  Variant variant(World world, @Nullable Map<String, String> choices) throws InputException {
    try {
      return Variant.of(world, choices == null ? Map.of() : choices);
    } catch (InputException e) {
      throw fault(e);
    }
  }

  /** Reads reported results; each row must belong to a run of the study. */
  ReportedResults reported(StudyFile.@Nullable Reference reference, Predicate<Cell> isRun)
      throws InputException {
    if (reference == null) {
      return ReportedResults.NONE;
    }
    List<StudyFile.Row> rows = list("reported.rows", reference.rows());
    for (StudyFile.Row row : rows) {
      if (row.limit() != null || row.failed() != null) {
        throw fault("study.reportedSearch", row.limit() != null ? "limit" : "failed");
      }
    }
    return new ReportedResults(
        name("reported.source", reference.source()), rows(rows, isRun), reasons(reference));
  }

  Map<Cell, Map<String, Double>> rows(List<StudyFile.Row> rows, Predicate<Cell> isRun)
      throws InputException {
    Map<Cell, Map<String, Double>> runs = new HashMap<>();
    for (StudyFile.Row row : rows) {
      String problem = name("reported.rows.problem", row.problem());
      Cell cell = new Cell(problem, name("reported.rows.method", row.method()));
      if (!isRun.test(cell)) {
        throw fault("study.reported", cell.problem(), cell.method());
      }
      if (row.penetrance() != null && ReportedResults.fraction(row.penetrance()) == null) {
        throw fault("study.fraction", row.penetrance());
      }
      if (runs.put(cell, ReportedResults.measures(row)) != null) {
        throw fault("study.reportedTwice", cell.problem(), cell.method());
      }
    }
    return runs;
  }

  /** Reads the reasons for differences; each must be given in every language of the program. */
  Map<Cell, ReportedReason> reasons(StudyFile.Reference reference) throws InputException {
    Map<String, ReportedReason> named = Objects.requireNonNullElse(reference.reasons(), Map.of());
    Set<String> unused = new TreeSet<>(named.keySet());
    Map<Cell, ReportedReason> reasons = new HashMap<>();
    List<StudyFile.Row> rows = reference.rows() == null ? List.of() : reference.rows();
    for (StudyFile.Row row : rows) {
      ReportedReason why = row.why();
      if (why != null && why.name() != null) {
        unused.remove(why.name());
        if (!named.containsKey(why.name())) {
          throw fault("study.noReason", why.name(), Quotation.names(named.keySet()));
        }
        why = named.get(why.name());
      }
      if (why != null) {
        Cell cell = new Cell(name("problem", row.problem()), name("method", row.method()));
        reasons.put(cell, whole(why));
      }
    }
    if (!unused.isEmpty()) {
      throw fault("study.unusedReason", unused.iterator().next());
    }
    return reasons;
  }

  private ReportedReason whole(ReportedReason reason) throws InputException {
    if (reason.name() != null || isBlank(reason.en()) || isBlank(reason.pt())) {
      throw fault("study.why");
    }
    return reason;
  }

  private static boolean isBlank(@Nullable String text) {
    return text == null || text.isBlank();
  }

  /** Returns the text of a data file of a game. */
  String data(World world, String name) throws InputException {
    if (!world.files().contains(name)) {
      throw fault("data.unknown", world.id(), name, Quotation.names(world.files()));
    }
    return description.files().data(world.id(), name, () -> Resources.text(world.getClass(), name));
  }

  /** Returns the text of a file whose name is relative to the study's file. */
  String text(String name) throws InputException {
    try {
      return description.files().text(name);
    } catch (InputException e) {
      throw inFile(name, e.problem());
    }
  }

  /** Returns an error in a file that the study's file names. */
  InputException inFile(String name, Message problem) {
    return fault("study.inFile", name, problem);
  }
}
