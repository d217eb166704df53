package tabuleiro.app.lab;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Position;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.NotationException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.experiment.Description;
import tabuleiro.lab.experiment.Plan;
import tabuleiro.lab.match.Contestant;
import tabuleiro.lab.match.Openings;
import tabuleiro.lab.tournament.PairWorker;
import tabuleiro.lab.tournament.Terms;
import tabuleiro.lab.tournament.Terms.Entrant;
import tabuleiro.lab.tournament.Tournament;

/** Makes plans of tournaments: turns the names in their terms into a game and its players. */
final class TournamentPlans {
  private static final String BUNDLE = "tabuleiro.app.messages";

  private TournamentPlans() {}

  static Plan of(Description description) throws NotationException {
    Terms terms = Terms.of(description);
    try {
      World world = Worlds.find(terms.game());
      Variant variant = Variant.of(world, terms.variant());
      Game<?> game = world.game(variant).orElseThrow(() -> fault("game.duel", world.id()));
      return plan(terms, world, variant, game);
    } catch (NotationException e) {
      throw e.of(description.source());
    }
  }

  private static <P extends Position> Plan plan(
      Terms terms, World world, Variant variant, Game<P> game) throws NotationException {
    PlayerFactory<P> factory = new PlayerFactory<>(game);
    List<Contestant<P>> contestants = new ArrayList<>();
    boolean isRepeatable = true;
    for (Entrant entrant : terms.entrants()) {
      PlayerSpec spec = PlayerSpec.parse(entrant.spec());
      Contestant<P> asked = factory.contestant(spec, entrant.limits());
      contestants.add(new Contestant<>(entrant.name(), asked.player(), asked.limits()));
      isRepeatable &= !asked.limits().isTimed();
      isRepeatable &= spec.options().getOrDefault("threads", "1").equals("1");
    }
    Openings<P> openings = new Openings<>(game, plies(terms, game), terms.openingSeed());
    return new Tournament(
        terms,
        new Tournament.Setting(
            game.id(),
            contestants.stream().map(Contestant::limits).toList(),
            openings.plies(),
            isRepeatable),
        new PairWorker<>(world.id(), variant.choices(), openings, contestants, terms.judging()));
  }

  private static int plies(Terms terms, Game<?> game) throws NotationException {
    int usual = Openings.usual(game);
    int plies = terms.plies().orElse(usual);
    int most = Math.max(8, 4 * usual);
    if (plies > most) {
      throw fault("tournament.plies", game.id(), most, plies);
    }
    return plies;
  }

  private static NotationException fault(String key, Object... arguments) {
    return new NotationException(Message.of(BUNDLE, key, arguments));
  }
}
