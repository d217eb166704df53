package tabuleiro.games.tetris.endless;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tabuleiro.core.weights.Trial;
import tabuleiro.core.weights.Tunable;
import tabuleiro.core.weights.Weight;

/**
 * Endless Tetris on wells of 10, 18 and 20 rows with tunable weights: {@code endless-10} with the
 * nine features of {@link EndlessFeatures}, {@code endless4-10} with those of {@link EndlessFour},
 * and so on. Only the ratios of the weights matter. A test compares the published weights with
 * {@code controller-weights.json}:
 *
 * <ul>
 *   <li>dellacherie: P. Dellacherie, tuned by hand, 2003;
 *   <li>el-tetris: I. El-Ashi, “El-Tetris”, an improvement on Dellacherie’s;
 *   <li>bcts: C. Thiery and B. Scherrer, “Building controllers for Tetris”, cross-entropy, 2009;
 *   <li>dt-10, dt-20: V. Gabillon, M. Ghavamzadeh and B. Scherrer, classification-based policy
 *       iteration, 2013;
 *   <li>yiyuan-lee-2013: Y. Lee, “Tetris AI – The (near) perfect bot”;
 *   <li>ist-group-41-2015: a group of the course at IST.
 * </ul>
 */
public record EndlessWeights(
    String name,
    int rows,
    List<Weight> weights,
    Map<String, List<Double>> known,
    Function<double[], EndlessController> judge)
    implements Tunable<Trial> {
  /** The heights of the wells. */
  static final List<Long> ROWS = List.of(10L, 18L, 20L);

  private static final List<String> NINE_NAMES =
      List.of(
          "landing_height",
          "eroded_piece_cells",
          "row_transitions",
          "column_transitions",
          "holes",
          "board_wells",
          "hole_depth",
          "rows_with_holes",
          "pattern_diversity");

  private static final List<Double> BCTS =
      List.of(
          -12.629, 6.601974, -9.215815, -19.77356, -13.08335, -10.48747, -1.611863, -24.04087, 0.0);

  private static final List<String> FOUR_NAMES =
      List.of("aggregate_height", "complete_lines", "complete_lines_squared", "holes", "bumpiness");

  private static final List<Double> LEE = List.of(-0.510066, 0.760666, 0.0, -0.35663, -0.184483);

  /** All trials of the world. */
  public static List<Tunable<Trial>> all() {
    List<Tunable<Trial>> all = new ArrayList<>();
    ROWS.forEach(rows -> all.add(nine(Math.toIntExact(rows))));
    ROWS.forEach(rows -> all.add(four(Math.toIntExact(rows))));
    return List.copyOf(all);
  }

  /** The trials on a well of a given height. */
  static List<Tunable<Trial>> of(int rows) {
    return List.of(nine(rows), four(rows));
  }

  private static Tunable<Trial> nine(int rows) {
    return new EndlessWeights(
        "endless-" + rows, rows, weights(NINE_NAMES, BCTS, 30), nineKnown(), EndlessFeatures::new);
  }

  private static Tunable<Trial> four(int rows) {
    return new EndlessWeights(
        "endless4-" + rows, rows, weights(FOUR_NAMES, LEE, 1), fourKnown(), EndlessFour::new);
  }

  /** The names of the published weights. */
  static List<String> knownNames() {
    List<String> names = new ArrayList<>(nineKnown().keySet());
    names.addAll(fourKnown().keySet());
    return List.copyOf(names);
  }

  private static List<Weight> weights(List<String> names, List<Double> standard, double most) {
    List<Weight> weights = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      weights.add(new Weight(names.get(i), standard.get(i), -most, most));
    }
    return List.copyOf(weights);
  }

  private static Map<String, List<Double>> nineKnown() {
    Map<String, List<Double>> known = new LinkedHashMap<>();
    known.put("dellacherie", List.of(-1.0, 1.0, -1.0, -1.0, -4.0, -1.0, 0.0, 0.0, 0.0));
    known.put(
        "el-tetris",
        List.of(
            -4.500158825082766,
            3.4181268101392694,
            -3.2178882868487753,
            -9.348695305445199,
            -7.899265427351652,
            -3.3855972247263626,
            0.0,
            0.0,
            0.0));
    known.put("bcts", BCTS);
    known.put("dt-10", List.of(-2.18, 2.42, -2.17, -3.31, 0.95, -2.22, -0.81, -9.65, 1.27));
    known.put("dt-20", List.of(-2.68, 1.38, -2.41, -6.32, 2.03, -2.71, -0.43, -9.48, 0.89));
    return Collections.unmodifiableMap(known);
  }

  private static Map<String, List<Double>> fourKnown() {
    Map<String, List<Double>> known = new LinkedHashMap<>();
    known.put("yiyuan-lee-2013", LEE);
    known.put("ist-group-41-2015", List.of(-0.46069467, 0.0, 0.56695324, -0.4459617, -0.06362687));
    return Collections.unmodifiableMap(known);
  }

  @Override
  public Trial with(double... values) {
    if (values.length != weights.size()) {
      throw new IllegalArgumentException(values.length + " values");
    }
    double[] kept = values.clone();
    return new EndlessTrial(rows, () -> judge.apply(kept));
  }
}
