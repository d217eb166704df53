package tabuleiro.lab.tune;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.weights.Weight;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.tune.method.CourseGenetic;

/**
 * The start of a tuning run.
 *
 * @param space the weights to tune, with their ranges and start values
 * @param rivals known weights that the winner is compared with
 */
public record TuningStart(WeightSpace space, Map<String, double[]> rivals) {
  private static final String STANDARD = "standard";

  /**
   * Reads the start from a file.
   *
   * @throws InputException if it is invalid
   */
  public static TuningStart of(
      Description description, TuneFile file, TuneSettings settings, Tunable<?> what)
      throws InputException {
    return new Reader(description, what).read(file, settings);
  }

  private record Reader(Description description, Tunable<?> what) {

    TuningStart read(TuneFile file, TuneSettings settings) throws InputException {
      List<String> names = what.weights().stream().map(Weight::name).toList();
      for (String name : settings.fixed()) {
        if (!names.contains(name)) {
          throw fault("tune.fixed", name, Quotation.names(names));
        }
      }
      if (settings.fixed().containsAll(names)) {
        throw fault("tune.allFixed");
      }
      List<String> rough = WeightSpace.withoutLogarithm(what.weights());
      if (settings.isLogarithmic() && !rough.isEmpty()) {
        throw fault("tune.log", Quotation.names(rough));
      }
      double[] start = start(file.start());
      checkRange(start, settings.fixed());
      checkParents(settings.method());
      Map<String, double[]> rivals = new LinkedHashMap<>();
      for (String name : settings.against()) {
        rivals.put(name, known(name));
      }
      return new TuningStart(
          new WeightSpace(what.weights(), start, settings.fixed(), settings.isLogarithmic()),
          rivals);
    }

    private double[] start(@Nullable JsonNode start) throws InputException {
      if (start == null || start.isNull()) {
        return what.standard();
      }
      int size = what.weights().size();
      if (start.isTextual() && isKnown(start.asText())) {
        return known(start.asText());
      } else if (start.isArray() && start.size() == size) {
        List<Double> numbers = new ArrayList<>();
        start.forEach(each -> numbers.add(each.isNumber() ? each.asDouble() : Double.NaN));
        if (!numbers.contains(Double.NaN)) {
          return numbers.stream().mapToDouble(Double::doubleValue).toArray();
        }
      }
      throw fault("tune.start", size, names());
    }

    /** Every weight must start within its range, except fixed ones. */
    private void checkRange(double[] start, List<String> fixed) throws InputException {
      for (int i = 0; i < start.length; i++) {
        Weight weight = what.weights().get(i);
        boolean isWithin = start[i] >= weight.lowest() && start[i] <= weight.highest();
        if (!isWithin && !fixed.contains(weight.name())) {
          throw fault("tune.range", weight.name(), start[i], weight.lowest(), weight.highest());
        }
      }
    }

    private void checkParents(MethodSettings method) throws InputException {
      List<List<Double>> parents = method.parents();
      if (parents.isEmpty()) {
        return;
      }
      String id = method.kind().id();
      if (!id.startsWith("course-genetic")) {
        throw fault("tune.parentsMethod", id);
      }
      int size = what.weights().size();
      if (parents.size() != CourseGenetic.POOL
          || parents.stream().anyMatch(parent -> parent.size() != size)) {
        throw fault("tune.parents", size);
      }
    }

    private boolean isKnown(String name) {
      return name.equals(STANDARD) || what.known().containsKey(name);
    }

    private double[] known(String name) throws InputException {
      List<Double> values = what.known().get(name);
      if (values != null) {
        return values.stream().mapToDouble(Double::doubleValue).toArray();
      } else if (name.equals(STANDARD)) {
        return what.standard();
      }
      throw fault("tune.rival", name, names());
    }

    private Quotation.Names names() {
      List<String> names = new ArrayList<>(List.of(STANDARD));
      names.addAll(new TreeSet<>(what.known().keySet()));
      return Quotation.names(names);
    }

    private InputException fault(String key, Object... arguments) {
      return description.fault(TuneSettings.BUNDLE, key, arguments);
    }
  }
}
