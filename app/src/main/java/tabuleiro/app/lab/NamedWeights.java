package tabuleiro.app.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.world.World;
import tabuleiro.lab.study.StudyFile;

/**
 * Weights with the name that a study's tables give them.
 *
 * @param file the data file that contains them; empty if none
 * @param scores their scores in that file, by problem
 */
record NamedWeights(String name, List<Double> values, String file, Map<String, Double> scores) {

  static final NamedWeights NONE = new NamedWeights("", List.of(), "", Map.of());

  /** The name of the default values. */
  static final String STANDARD = "standard";

  boolean isNone() {
    return values.isEmpty();
  }

  double[] array() {
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }

  /** Returns all weights that a study lists for one tunable object. */
  static List<NamedWeights> all(
      StudySource source, World world, Tunable<?> weighted, List<StudyFile.Weights> entries)
      throws InputException {
    List<NamedWeights> all = new ArrayList<>();
    for (StudyFile.Weights entry : entries) {
      if (entry.file() != null) {
        all.addAll(rows(source, world, weighted, entry));
      } else if (entry.values() != null) {
        String name = source.name("weights.name", entry.name());
        all.add(checked(source, weighted, new NamedWeights(name, entry.values(), "", Map.of())));
      } else {
        all.add(known(source, weighted, source.name("weights.name", entry.name())));
      }
    }
    return all;
  }

  private static List<NamedWeights> rows(
      StudySource source, World world, Tunable<?> weighted, StudyFile.Weights entry)
      throws InputException {
    String file = Objects.requireNonNull(entry.file());
    String text = source.data(world, file);
    if (!file.endsWith(".csv")) {
      throw source.fault("study.weightsFile", file);
    }
    String name = source.name("weights.name", entry.name());
    List<NamedWeights> rows = new ArrayList<>();
    for (CourseRows.Row row : CourseRows.weights(text)) {
      NamedWeights weights =
          new NamedWeights(name + "-" + row.number(), row.weights(), file, row.scores());
      rows.add(checked(source, weighted, weights));
    }
    return rows;
  }

  private static NamedWeights known(StudySource source, Tunable<?> weighted, String name)
      throws InputException {
    if (name.equals(STANDARD)) {
      List<Double> standard = new ArrayList<>();
      for (double value : weighted.standard()) {
        standard.add(value);
      }
      return new NamedWeights(name, standard, "", Map.of());
    }
    List<Double> values = weighted.known().get(name);
    if (values == null) {
      List<String> names = new ArrayList<>(weighted.known().keySet());
      names.sort(null);
      names.add(STANDARD);
      throw source.fault("study.noWeights", weighted.name(), name, Quotation.names(names));
    }
    return new NamedWeights(name, values, "", Map.of());
  }

  private static NamedWeights checked(StudySource source, Tunable<?> weighted, NamedWeights weights)
      throws InputException {
    boolean isNumbers =
        weights.values.stream().allMatch(value -> value != null && Double.isFinite(value));
    if (!isNumbers || weights.values.size() != weighted.weights().size()) {
      Quotation.Names names =
          Quotation.names(weighted.weights().stream().map(weight -> weight.name()).toList());
      throw source.fault(
          "study.weights", weights.name, weighted.name(), weighted.weights().size(), names);
    }
    return weights;
  }
}
