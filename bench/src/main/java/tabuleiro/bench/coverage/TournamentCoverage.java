package tabuleiro.bench.coverage;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import tabuleiro.lab.statistics.BradleyTerry;
import tabuleiro.lab.statistics.Interval;
import tabuleiro.lab.statistics.PairedStrengths;

/**
 * The coverage of the intervals of strengths in a tournament, by simulation with a fixed seed. The
 * true strengths are those that the model finds in the expected results.
 */
final class TournamentCoverage {
  private static final double LIKELY = 0.9;

  private final List<List<List<PairModel.Opening>>> kinds = new ArrayList<>(); // of two players
  private final int pairs;
  private final int trials;
  private final BradleyTerry truth;

  /** Who meets whom. */
  enum Scheme {
    ROUND_ROBIN("round robin"),
    GAUNTLET("gauntlet"),
    /** Each player meets only four others, as in a Swiss tournament. */
    PARTIAL("partial");

    private final String title;

    Scheme(String title) {
      this.title = title;
    }

    private boolean meet(int one, int other, int players) {
      int apart = Math.abs(one - other);
      return switch (this) {
        case ROUND_ROBIN -> true;
        case GAUNTLET -> one == 0 || other == 0;
        case PARTIAL -> Math.min(apart, players - apart) <= 2;
      };
    }

    @Override
    public String toString() {
      return title;
    }
  }

  /**
   * A point of the grid.
   *
   * @param range the lead of the strongest player over the weakest
   */
  record Point(
      Scheme scheme, int players, double range, double draws, PairModel.Openings openings) {}

  /**
   * Shares of the trials.
   *
   * @param strengths for each player, intervals of its strength that contain the true one
   * @param leads intervals of the lead of the first player that contain the true one: over the
   *     second player and over the last
   * @param named trials that name a winner
   */
  record Shares(List<Double> strengths, List<Double> leads, double named) {}

  TournamentCoverage(Point point, int pairs, int trials) {
    this.pairs = pairs;
    this.trials = trials;
    int players = point.players;
    Table expected = new Table(players);
    for (int i = 0; i < players; i++) {
      List<List<PairModel.Opening>> row = new ArrayList<>();
      for (int j = 0; j < i; j++) {
        double lead = point.range * (j - i) / (players - 1);
        PairModel model = new PairModel(lead, point.draws, point.openings);
        row.add(point.scheme.meet(i, j, players) ? model.kinds() : List.of());
        for (PairModel.Opening opening : row.get(j)) {
          expected.add(i, j, opening);
        }
      }
      kinds.add(row);
    }
    truth = BradleyTerry.of(expected.wins, expected.draws);
  }

  Shares shares(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int players = truth.size();
    int[] rivals = {1, players - 1};
    int[] strengths = new int[players];
    int[] leads = new int[rivals.length];
    int named = 0;
    for (int trial = 0; trial < trials; trial++) {
      PairedStrengths found = play(random);
      for (int i = 0; i < players; i++) {
        strengths[i] += contains(found.strength(i), truth.strength(i)) ? 1 : 0;
      }
      for (int i = 0; i < rivals.length; i++) {
        leads[i] += contains(found.lead(0, rivals[i]), truth.lead(0, rivals[i])) ? 1 : 0;
      }
      named += hasWinner(found) ? 1 : 0;
    }
    return new Shares(shares(strengths), shares(leads), named / (double) trials);
  }

  private List<Double> shares(int[] counts) {
    return IntStream.of(counts).mapToObj(count -> count / (double) trials).toList();
  }

  private PairedStrengths play(SplittableRandom random) {
    Table table = new Table(truth.size());
    for (int i = 0; i < truth.size(); i++) {
      for (int j = 0; j < i; j++) {
        for (int pair = 0; !kinds.get(i).get(j).isEmpty() && pair < pairs; pair++) {
          table.play(i, j, kinds.get(i).get(j), random);
        }
      }
    }
    return PairedStrengths.of(table.wins, table.draws, table.squares);
  }

  private static boolean contains(Interval interval, double value) {
    return interval.low() - 1e-9 <= value && value <= interval.high() + 1e-9;
  }

  private static boolean hasWinner(PairedStrengths found) {
    for (int i = 0; i < found.fit().size(); i++) {
      int one = i;
      if (IntStream.range(0, found.fit().size())
          .allMatch(other -> other == one || isAhead(found, one, other))) {
        return true;
      }
    }
    return false;
  }

  /** Whether the interval of the lead excludes 0. */
  private static boolean isAhead(PairedStrengths found, int one, int other) {
    return found.fit().lead(one, other) > 0
        && found.superiority(one, other) > LIKELY // saves computing most intervals
        && found.lead(one, other).low() > 0;
  }

  /** Results as {@link PairedStrengths} takes them. */
  private static final class Table {
    private final double[][] wins;
    private final double[][] draws;
    private final double[][] squares;

    Table(int players) {
      wins = new double[players][players];
      draws = new double[players][players];
      squares = new double[players][players];
    }

    /** Adds the expected results of an opening. */
    void add(int one, int other, PairModel.Opening opening) {
      for (PairModel.Chances game : List.of(opening.first(), opening.second())) {
        wins[one][other] += opening.share() * game.win();
        wins[other][one] += opening.share() * game.loss();
        draws[one][other] += opening.share() * game.draw();
        draws[other][one] += opening.share() * game.draw();
      }
    }

    void play(int one, int other, List<PairModel.Opening> kinds, SplittableRandom random) {
      double chance = random.nextDouble();
      PairModel.Opening opening = kinds.get(0);
      for (int i = 0; i < kinds.size() && chance >= 0; i++) {
        opening = kinds.get(i);
        chance -= opening.share();
      }
      double share =
          (play(one, other, opening.first(), random) + play(one, other, opening.second(), random))
              / 2;
      squares[one][other] += share * share;
      squares[other][one] += (1 - share) * (1 - share);
    }

    private double play(int one, int other, PairModel.Chances game, SplittableRandom random) {
      double chance = random.nextDouble();
      if (chance < game.loss()) {
        wins[other][one]++;
        return 0;
      }
      if (chance < game.loss() + game.draw()) {
        draws[one][other]++;
        draws[other][one]++;
        return 0.5;
      }
      wins[one][other]++;
      return 1;
    }
  }
}
