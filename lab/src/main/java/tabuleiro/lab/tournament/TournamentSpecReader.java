package tabuleiro.lab.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.text.Words;
import tabuleiro.lab.EnumIds;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.match.GameClock;
import tabuleiro.lab.match.Sprt;
import tabuleiro.lab.tournament.TournamentFile.AdjudicationForm;
import tabuleiro.lab.tournament.TournamentFile.LimitsForm;
import tabuleiro.lab.tournament.TournamentFile.PlayerForm;
import tabuleiro.lab.tournament.TournamentFile.ResignForm;
import tabuleiro.lab.tournament.TournamentFile.SprtForm;
import tabuleiro.lab.tournament.TournamentSpec.Entrant;
import tabuleiro.lab.tournament.TournamentSpec.Judging;
import tabuleiro.lab.tournament.TournamentSpec.Scheme;
import tabuleiro.lab.tournament.TournamentSpec.Timing;

/** Checks a tournament file and fills in defaults. */
final class TournamentSpecReader {
  static final String BUNDLE = "tabuleiro.lab.tournament.messages";
  private static final int MOST_PLAYERS = 100;
  private static final int MOST_GAMES = 100_000;
  private static final int MOST_ROUNDS = 99;
  private static final long MOST_NODES = 1_000_000_000_000L;

  private final Description description;
  private final TournamentFile file;

  TournamentSpecReader(Description description) throws InputException {
    this.description = description;
    file = description.as(TournamentFile.class);
  }

  TournamentSpec spec() throws InputException {
    String game = present("game", file.game());
    List<Entrant> entrants = entrants();
    Scheme system = system();
    long seed = file.seed() == null ? 0 : file.seed();
    return new TournamentSpec(
        file.name() == null || file.name().isBlank() ? game : file.name().strip(),
        game,
        Objects.requireNonNullElse(file.variant(), Map.of()),
        entrants,
        system,
        hero(system, entrants),
        rounds(system),
        pairs(),
        plies(),
        file.openings() == null || file.openings().seed() == null ? seed : file.openings().seed(),
        test(system, entrants.size()),
        judging(),
        timing(entrants),
        seed);
  }

  private List<Entrant> entrants() throws InputException {
    List<@Nullable PlayerForm> forms = present("players", file.players());
    within("players", forms.size(), 2, MOST_PLAYERS);
    Limits usual = limits("limits", file.limits(), Limits.NONE);
    List<Entrant> entrants = new ArrayList<>();
    for (int i = 0; i < forms.size(); i++) {
      String where = "players.#" + (i + 1);
      PlayerForm form = present(where, forms.get(i));
      String spec = present(where + ".spec", form.spec()).strip();
      String name = form.name() == null ? name(spec) : form.name().strip();
      if (!Words.areAll(name, 1, 80, c -> "/+".indexOf(c) < 0 && !Character.isISOControl(c))) {
        throw fault("file.name", name);
      }
      if (entrants.stream().anyMatch(entrant -> entrant.name().equals(name))) {
        throw fault("file.twice", name);
      }
      entrants.add(new Entrant(name, spec, limits(where + ".limits", form.limits(), usual)));
    }
    return entrants;
  }

  /** The name of a player without one: its spec, but of a bot only the end of its path. */
  private static String name(String spec) {
    return spec.startsWith("bot:") ? spec.substring(spec.lastIndexOf('/') + 1) : spec;
  }

  private Limits limits(String where, @Nullable LimitsForm form, Limits usual)
      throws InputException {
    if (form == null) {
      return usual;
    }
    if (form.time() == null && form.depth() == null && form.nodes() == null) {
      throw fault("file.limits", where);
    }
    within(where + ".time", form.time() == null ? 1 : form.time(), 1, MOST_NODES / 1000);
    within(where + ".depth", form.depth() == null ? 1 : form.depth(), 1, 1000);
    within(where + ".nodes", form.nodes() == null ? 1 : form.nodes(), 1, MOST_NODES);
    return form.limits();
  }

  private Scheme system() throws InputException {
    String name = file.system() == null ? "round-robin" : file.system().strip();
    return EnumIds.find(Scheme.class, name).orElseThrow(() -> fault("file.system", name));
  }

  private int hero(Scheme system, List<Entrant> entrants) throws InputException {
    if (file.hero() == null) {
      return 0;
    }
    if (system != Scheme.GAUNTLET) {
      throw fault("file.only", "hero", "gauntlet");
    }
    List<String> names = entrants.stream().map(Entrant::name).toList();
    int hero = names.indexOf(file.hero().strip());
    if (hero < 0) {
      throw fault("file.hero", file.hero(), Quotation.names(names));
    }
    return hero;
  }

  private int rounds(Scheme system) throws InputException {
    if (system != Scheme.SWISS) {
      if (file.rounds() != null) {
        throw fault("file.only", "rounds", "swiss");
      }
      return 0;
    }
    int rounds = present("rounds", file.rounds());
    within("rounds", rounds, 1, MOST_ROUNDS);
    return rounds;
  }

  private int pairs() throws InputException {
    int games = file.games() == null ? 2 : file.games();
    within("games", games, 2, MOST_GAMES);
    if (games % 2 != 0) {
      throw fault("file.even", games);
    }
    return games / 2;
  }

  private OptionalInt plies() throws InputException {
    if (file.openings() == null || file.openings().plies() == null) {
      return OptionalInt.empty();
    }
    within("openings.plies", file.openings().plies(), 0, 1000);
    return OptionalInt.of(file.openings().plies());
  }

  private Optional<Sprt> test(Scheme system, int players) throws InputException {
    SprtForm form = file.sprt();
    if (form == null) {
      return Optional.empty();
    }
    if (system != Scheme.GAUNTLET && (players != 2 || system == Scheme.SWISS)) {
      throw fault("file.sprt");
    }
    double elo0 = present("sprt.elo0", form.elo0());
    double elo1 = present("sprt.elo1", form.elo1());
    double alpha = form.alpha() == null ? 0.05 : form.alpha();
    double beta = form.beta() == null ? 0.05 : form.beta();
    if (!(elo0 < elo1) || Math.abs(elo0) > 2000 || Math.abs(elo1) > 2000) {
      throw fault("file.elo", elo0, elo1);
    }
    if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) {
      throw fault("file.errors", alpha, beta);
    }
    return Optional.of(new Sprt(elo0, elo1, alpha, beta));
  }

  private Timing timing(List<Entrant> entrants) throws InputException {
    String scale = file.timeScale() == null ? "" : file.timeScale().strip();
    if (file.clock() == null) {
      return new Timing(Optional.empty(), scale);
    }
    if (entrants.stream().anyMatch(entrant -> entrant.limits().hasTime())) {
      throw fault("file.clock");
    }
    try {
      return new Timing(Optional.of(GameClock.parse(file.clock())), scale);
    } catch (InputException e) {
      throw e.of(description.source());
    }
  }

  private Judging judging() throws InputException {
    AdjudicationForm form = file.adjudication();
    if (form == null) {
      return Judging.NONE;
    }
    int plies = form.plies() == null ? 0 : form.plies();
    within("adjudication.plies", form.plies() == null ? 1 : plies, 1, 1_000_000);
    String by = form.by() == null ? "margin" : form.by().strip();
    if (!by.equals("margin") && !by.equals("draw")) {
      throw fault("file.by", by);
    }
    boolean isExact = form.exact() != null && form.exact();
    long nodes = form.nodes() == null ? 0 : form.nodes();
    within("adjudication.nodes", nodes, 0, MOST_NODES);
    if (nodes > 0 && !isExact) {
      throw fault("file.nodes");
    }
    ResignForm resign = form.resign();
    if (resign == null) {
      return new Judging(plies, by.equals("draw"), isExact, nodes, 0, 0);
    }
    double value = present("adjudication.resign.value", resign.value());
    int moves = resign.moves() == null ? 1 : resign.moves();
    if (!(value > 0)) {
      throw fault("file.resign", value);
    }
    within("adjudication.resign.moves", moves, 1, 1000);
    return new Judging(plies, by.equals("draw"), isExact, nodes, value, moves);
  }

  private <T> T present(String field, @Nullable T value) throws InputException {
    if (value == null || (value instanceof String text && text.isBlank())) {
      throw fault("file.missing", field);
    }
    return value;
  }

  private void within(String field, long value, long least, long most) throws InputException {
    if (value < least || value > most) {
      throw fault("file.range", field, least, most, value);
    }
  }

  private InputException fault(String key, Object... arguments) {
    return description.fault(BUNDLE, key, arguments);
  }
}
