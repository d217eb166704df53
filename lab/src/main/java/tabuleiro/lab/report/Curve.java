package tabuleiro.lab.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A series as it is drawn by lines or points: every number has a place on its axis, steps have
 * their corners, and of points that would cover each other only some are left.
 */
record Curve(String name, List<Place> places) {
  private static final int MOST_MARKED = 40; // a line through more points is drawn without markers
  private static final int COLUMNS = 600; // about the width of a plot in pixels
  private static final int ROWS = 300;

  /**
   * A point as it is drawn.
   *
   * @param isMarked whether a marker stands there
   * @param isMoved whether it could not be drawn where it belongs: the marker is open
   */
  record Place(double x, double y, double low, double high, boolean isMarked, boolean isMoved) {}

  Curve {
    places = List.copyOf(places);
  }

  static Curve of(Document.Shape shape, Document.Series series, Scale horizontal, Scale vertical) {
    List<Place> places = new ArrayList<>();
    boolean isMarked = shape == Document.Shape.POINTS || series.points().size() <= MOST_MARKED;
    for (Document.Point point : series.points()) {
      if (Double.isFinite(point.x()) && Double.isFinite(point.y())) {
        places.add(place(point, isMarked, horizontal, vertical));
      }
    }
    if (shape == Document.Shape.POINTS) {
      return new Curve(series.name(), apart(places, horizontal, vertical));
    }
    List<Place> few = outline(places, horizontal);
    return new Curve(series.name(), shape == Document.Shape.STEPS ? corners(few) : few);
  }

  private static Place place(
      Document.Point point, boolean isMarked, Scale horizontal, Scale vertical) {
    boolean isMoved = horizontal.isOff(point.x()) || vertical.isOff(point.y());
    double low = Double.isFinite(point.low()) ? point.low() : vertical.least();
    double high = Double.isFinite(point.high()) ? point.high() : vertical.most();
    return new Place(
        horizontal.place(point.x()),
        vertical.place(point.y()),
        vertical.place(low),
        vertical.place(high),
        isMarked || isMoved,
        isMoved);
  }

  /** Whether some point has an interval around it. */
  boolean hasBand() {
    return places.stream().anyMatch(place -> place.low() < place.high());
  }

  /** Points that do not cover each other: the first of those that fall on the same spot. */
  private static List<Place> apart(List<Place> places, Scale horizontal, Scale vertical) {
    if (places.size() <= COLUMNS) {
      return places;
    }
    Set<Long> taken = new LinkedHashSet<>();
    List<Place> apart = new ArrayList<>();
    for (Place place : places) {
      long column = spot(place.x(), horizontal, COLUMNS / 4);
      long row = spot(place.y(), vertical, ROWS / 4);
      if (taken.add(column * ROWS + row)) {
        apart.add(place);
      }
    }
    return apart;
  }

  /**
   * Of the points in one column of the picture only the first, the lowest, the highest and the
   * last: the line looks the same (Jugel and others 2014).
   */
  private static List<Place> outline(List<Place> places, Scale horizontal) {
    if (places.size() <= COLUMNS) {
      return places;
    }
    List<Place> outline = new ArrayList<>();
    int from = 0;
    while (from < places.size()) {
      long column = spot(places.get(from).x(), horizontal, COLUMNS / 2);
      int to = from + 1;
      while (to < places.size() && spot(places.get(to).x(), horizontal, COLUMNS / 2) == column) {
        to++;
      }
      outline.addAll(extremes(places.subList(from, to)));
      from = to;
    }
    return outline;
  }

  private static Set<Place> extremes(List<Place> column) {
    int lowest = 0;
    int highest = 0;
    for (int i = 1; i < column.size(); i++) {
      lowest = column.get(i).y() < column.get(lowest).y() ? i : lowest;
      highest = column.get(i).y() > column.get(highest).y() ? i : highest;
    }
    Set<Place> extremes = new LinkedHashSet<>();
    extremes.add(column.get(0));
    extremes.add(column.get(Math.min(lowest, highest)));
    extremes.add(column.get(Math.max(lowest, highest)));
    extremes.add(column.get(column.size() - 1));
    return extremes;
  }

  private static long spot(double value, Scale scale, int spots) {
    double share =
        scale.isLogarithmic()
            ? Math.log(value / scale.least()) / Math.log(scale.most() / scale.least())
            : (value - scale.least()) / (scale.most() - scale.least());
    return Math.round(share * spots);
  }

  /** With the corners of steps: level until the next point, then up or down. */
  private static List<Place> corners(List<Place> places) {
    List<Place> steps = new ArrayList<>();
    for (Place place : places) {
      if (!steps.isEmpty()) {
        Place last = steps.get(steps.size() - 1);
        steps.add(new Place(place.x(), last.y(), last.low(), last.high(), false, false));
      }
      steps.add(place);
    }
    return steps;
  }
}
