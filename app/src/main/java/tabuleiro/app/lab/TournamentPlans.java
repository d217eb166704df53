package tabuleiro.app.lab;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import tabuleiro.app.players.ExperimentPrograms;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.worlds.TimeScale;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.experiment.Plan;
import tabuleiro.lab.match.Contestant;
import tabuleiro.lab.match.GameClock;
import tabuleiro.lab.match.Openings;
import tabuleiro.lab.tournament.PairWorker;
import tabuleiro.lab.tournament.Tournament;
import tabuleiro.lab.tournament.TournamentSetting;
import tabuleiro.lab.tournament.TournamentSpec;
import tabuleiro.lab.tournament.TournamentSpec.Entrant;

/** Creates plans of tournaments: resolves names to a game and its players. */
final class TournamentPlans {
  private static final String BUNDLE = "tabuleiro.app.messages";

  private TournamentPlans() {}

  static Plan of(Description description) throws InputException {
    TournamentSpec spec = TournamentSpec.of(description);
    try {
      World world = Worlds.find(spec.game());
      Variant variant = Variant.of(world, spec.variant());
      Game<?> game = world.game(variant).orElseThrow(() -> fault("game.duel", world.id()));
      ExperimentPrograms programs = new ExperimentPrograms(description.files());
      return plan(resolved(spec, game), new Rules<>(world, variant, game), programs);
    } catch (InputException e) {
      throw e.of(description.source());
    }
  }

  /** The game of a tournament. */
  private record Rules<P extends Position>(World world, Variant variant, Game<P> game) {}

  /** The same tournament with the canonical names of its players. */
  private static TournamentSpec resolved(TournamentSpec spec, Game<?> game) throws InputException {
    List<Entrant> entrants = new ArrayList<>();
    for (Entrant entrant : spec.entrants()) {
      String canonical = PlayerSpec.parse(game, entrant.spec()).toString();
      boolean isNamed = !entrant.name().equals(entrant.spec());
      entrants.add(new Entrant(isNamed ? entrant.name() : canonical, canonical, entrant.limits()));
    }
    return spec.withEntrants(entrants);
  }

  private static <P extends Position> Plan plan(
      TournamentSpec spec, Rules<P> rules, ExperimentPrograms programs) throws InputException {
    Game<P> game = rules.game;
    PlayerFactory<P> factory =
        new PlayerFactory<>(game).withBots(programs, rules.world, rules.variant);
    List<Contestant<P>> contestants = new ArrayList<>();
    Set<String> unrepeatable = new HashSet<>();
    SortedMap<String, String> hashes = new TreeMap<>();
    List<Limits> given = new ArrayList<>();
    TimeScale scale =
        spec.timing().scale().isEmpty() ? TimeScale.NONE : TimeScale.parse(spec.timing().scale());
    Optional<GameClock> clock = spec.timing().clock().map(c -> c.times(scale.factor()));
    Limits standard = clock.isPresent() ? Limits.NONE : TournamentSpec.STANDARD;
    for (Entrant entrant : spec.entrants()) {
      PlayerSpec player = PlayerSpec.parse(game, entrant.spec());
      Limits limits = player.limits(entrant.limits(), standard);
      given.add(limits);
      Contestant<P> asked;
      programs.hash(player).ifPresent(hash -> hashes.put(entrant.name(), hash));
      asked =
          ExperimentPrograms.isHere(player)
              ? factory.contestant(player, scale.of(limits))
              : factory.unchecked(player, scale.of(limits));
      contestants.add(asked.named(entrant.name()).with(clock));
      if (clock.isPresent() || !player.isRepeatable(limits)) {
        unrepeatable.add(entrant.name());
      }
    }
    Openings<P> openings = Openings.of(game, plies(spec, game), spec.openingSeed());
    if (!spec.timing().scale().isEmpty() && contestants.stream().noneMatch(Contestant::isTimed)) {
      throw fault("tournament.scale");
    }
    return new Tournament(
        spec,
        new TournamentSetting(game.id(), given, openings.plies(), unrepeatable, hashes),
        new PairWorker<>(
            rules.world.id(), rules.variant.choices(), openings, contestants, spec.judging()));
  }

  private static int plies(TournamentSpec spec, Game<?> game) throws InputException {
    int usual = Openings.usual(game);
    int plies = spec.plies().orElse(usual);
    int most = Math.max(8, 4 * usual);
    if (plies > most) {
      throw fault("tournament.plies", game.id(), most, plies);
    }
    return plies;
  }

  private static InputException fault(String key, Object... arguments) {
    return new InputException(Message.of(BUNDLE, key, arguments));
  }
}
