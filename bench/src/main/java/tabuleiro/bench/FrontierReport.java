package tabuleiro.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import tabuleiro.core.MoveList;
import tabuleiro.games.dots.DotsNotation;
import tabuleiro.games.dots.rules.Dots;
import tabuleiro.games.dots.rules.DotsGrid;

/**
 * Prints how long exact answers take in a new process, for built copies of the program next to each
 * other, such as two commits:
 *
 * <pre>
 *   FrontierReport FOLDER [FOLDER]            the rows that take seconds
 *   FrontierReport FOLDER [FOLDER] --long     also those that take minutes
 * </pre>
 *
 * <p>A figure is the time of the search on the wall clock and the processor time of its process,
 * start and compiler included; the processor time depends less on the load of the machine. A proof
 * that takes longer than five minutes is printed as a dash. The copies take turns. The values that
 * they prove must be equal, which is checked.
 */
public final class FrontierReport {
  private static final String MOST_MILLIS = "300000";
  private static final int BOARDS = 10;
  private static final String TWO = "--threads=2";

  private final List<BuiltProgram> programs;

  private FrontierReport(List<BuiltProgram> programs) {
    this.programs = programs;
  }

  public static void main(String[] arguments) throws IOException, InterruptedException {
    List<String> folders = new ArrayList<>(List.of(arguments));
    boolean isLong = folders.remove("--long");
    FrontierReport report = new FrontierReport(BuiltProgram.all(folders.toArray(new String[0])));
    print("| exact proof, new process |");
    print(" %s |".repeat(folders.size()) + "%n", folders.toArray());
    print("| --- |" + " --- |".repeat(folders.size()) + "%n");
    for (int ply : new int[] {29, 26}) {
      report.ofGame("blokus", "course-game", ply, 1);
    }
    for (int ply : new int[] {14, 12}) {
      report.ofGame("cavalo", "sample-game", ply, 1);
    }
    report.ofGame("cavalo", "sample-game", 12, 2);
    report.ofDots(46);
    if (isLong) {
      report.ofDots(49);
      for (String size : List.of("3x5", "4x4")) {
        report.row("dots " + size + ", 2 threads", "dots", "--variant", "size=" + size, TWO);
      }
      report.row("cavalo, first move of board 1", "cavalo", "--seed", "1");
    }
  }

  private void ofGame(String game, String record, int ply, int threads)
      throws IOException, InterruptedException {
    String[] show = {"show", game, "--record", record, "--ply", Integer.toString(ply), "--json"};
    String position = programs.get(0).run(show).text("position");
    String[] arguments = {
      game, "--position", position, "--threads", Integer.toString(threads),
    };
    String title = game + " `" + record + "`, ply " + ply;
    row(threads == 1 ? title : title + ", " + threads + " threads", arguments);
  }

  /** The median of seeded boards on which only safe arcs were drawn. */
  private void ofDots(int free) throws IOException, InterruptedException {
    List<String[]> boards = new ArrayList<>();
    for (int seed = 1; seed <= BOARDS; seed++) {
      boards.add(new String[] {"dots", "--position", new DotsNotation().write(safe(free, seed))});
    }
    rows("dots 5×6, " + free + " free, median of " + BOARDS, boards);
  }

  /** A board with this number of missing arcs, by seeded moves that offer no box. */
  private static Dots safe(int free, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Dots board = Dots.start(DotsGrid.of(5, 6));
    MoveList moves = new MoveList();
    while (board.free() > free) {
      moves.clear();
      board.moves(moves);
      Dots next = board.play(moves.get(random.nextInt(moves.size())));
      board = isQuiet(next) ? next : board;
    }
    return board;
  }

  private static boolean isQuiet(Dots board) {
    DotsGrid grid = board.grid();
    return IntStream.range(0, grid.boxes())
        .noneMatch(box -> grid.sides(box, board.word0(), board.word1(), board.word2()) == 3);
  }

  private void row(String title, String... question) throws IOException, InterruptedException {
    rows(title, List.<String[]>of(question));
  }

  private void rows(String title, List<String[]> questions)
      throws IOException, InterruptedException {
    List<List<Double>> wall = new ArrayList<>();
    List<List<Double>> processor = new ArrayList<>();
    programs.forEach(program -> wall.add(new ArrayList<>()));
    programs.forEach(program -> processor.add(new ArrayList<>()));
    for (String[] question : questions) {
      double value = Double.NaN;
      for (int i = 0; i < programs.size(); i++) {
        BuiltProgram.Answer answer = programs.get(i).run(analyse(question));
        boolean isExact = answer.text().contains("\"exact\" : true");
        if (isExact && !Double.isNaN(value) && value != answer.number("value")) {
          throw new IllegalStateException(title + ": the programs prove different values");
        }
        value = isExact ? answer.number("value") : value;
        wall.get(i).add(isExact ? answer.number("millis") / 1e3 : Double.POSITIVE_INFINITY);
        processor.get(i).add(answer.processorSeconds());
      }
    }
    print("| %s |", title);
    for (int i = 0; i < programs.size(); i++) {
      double seconds = median(wall.get(i));
      String figures = Double.isInfinite(seconds) ? " – |" : " %.1f s, %.1f s |";
      print(figures, seconds, median(processor.get(i)));
    }
    print("%n");
  }

  private static String[] analyse(String[] question) {
    List<String> arguments = new ArrayList<>(List.of("analyse"));
    arguments.addAll(List.of(question));
    arguments.addAll(List.of("--exact", "--json", "--time", MOST_MILLIS));
    return arguments.toArray(new String[0]);
  }

  private static double median(List<Double> values) {
    List<Double> sorted = new ArrayList<>(values);
    Collections.sort(sorted);
    return sorted.get(sorted.size() / 2);
  }

  @SuppressWarnings({"SystemOut", "AnnotateFormatMethod"}) // a command-line program
  private static void print(String format, Object... arguments) {
    System.out.printf(format, arguments);
  }
}
