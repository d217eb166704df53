package tabuleiro.app.lab;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Position;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.experiment.Plan;
import tabuleiro.lab.match.Contestant;
import tabuleiro.lab.match.Openings;
import tabuleiro.lab.tournament.PairWorker;
import tabuleiro.lab.tournament.Tournament;
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
      return plan(resolved(spec, game), world, variant, game);
    } catch (InputException e) {
      throw e.of(description.source());
    }
  }

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
      TournamentSpec spec, World world, Variant variant, Game<P> game) throws InputException {
    PlayerFactory<P> factory = new PlayerFactory<>(game);
    List<Contestant<P>> contestants = new ArrayList<>();
    Set<String> unrepeatable = new HashSet<>();
    for (Entrant entrant : spec.entrants()) {
      PlayerSpec player = PlayerSpec.parse(game, entrant.spec());
      Contestant<P> asked =
          factory.contestant(player, player.limits(entrant.limits(), TournamentSpec.STANDARD));
      contestants.add(new Contestant<>(entrant.name(), asked.player(), asked.limits()));
      if (!player.isRepeatable(asked.limits())) {
        unrepeatable.add(entrant.name());
      }
    }
    Openings<P> openings = Openings.of(game, plies(spec, game), spec.openingSeed());
    return new Tournament(
        spec,
        new Tournament.Setting(
            game.id(),
            contestants.stream().map(Contestant::limits).toList(),
            openings.plies(),
            unrepeatable),
        new PairWorker<>(world.id(), variant.choices(), openings, contestants, spec.judging()));
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
