package tabuleiro.lab.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A series as drawn by lines or points: every point has a place on the axes, steps have their
 * corners, and points that would cover each other are thinned out.
 */
record Curve(String name, List<Place> places) {
  private static final int MOST_MARKED = 40; // a line through more points has no markers
  private static final int COLUMNS = 600; // roughly the width of a plot in pixels
  private static final int ROWS = 300;

  /**
   * A point as drawn.
   *
   * @param isMarked whether it has a marker
   * @param isMoved whether its true place is off the axis: the marker is then open
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

  /** Whether any point has an interval. */
  boolean hasBand() {
    return places.stream().anyMatch(place -> place.low() < place.high());
  }

  /** Keeps only the first of the points that fall on the same spot. */
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
   * Keeps only the first, lowest, highest and last point of each column of pixels; the line looks
   * the same (Jugel and others 2014).
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

  /** Adds the corners of steps: level until the next point, then up or down. */
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
