package tabuleiro.app.lab;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import tabuleiro.app.players.ExperimentPrograms;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.experiment.Plan;
import tabuleiro.lab.failure.FailureReporter;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Task;
import tabuleiro.lab.study.PlayReport;
import tabuleiro.lab.study.PlayRun;
import tabuleiro.lab.study.ReportedResults;
import tabuleiro.lab.study.StudyFile;
import tabuleiro.lab.study.StudyPlan;

/**
 * Plans a study of positions: one task for each position and player. If proofs are requested, there
 * is also one task for each position and each move that some player chose.
 */
record PlayStudy<P extends Position>(
    StudySource source, StudyFile.Play play, World world, Variant variant, Game<P> game) {
  /** The default node limit of a player. */
  private static final long NODES = 10_000;

  /** The default node limit of a proof. */
  private static final long PROOF_NODES = 1_000_000;

  /** A player of the study with its name in tables and its random seed. */
  private record Seat(String name, PlayerSpec spec, long seed) {}

  static Plan plan(StudySource source, StudyFile file, StudyFile.Play play) throws InputException {
    World world = source.world(play.game());
    Variant variant = source.variant(world, play.variant());
    try {
      Game<?> game = world.game(variant).orElseThrow(() -> source.fault("game.duel", world.id()));
      return new PlayStudy<>(source, play, world, variant, game).plan(file);
    } catch (InputException e) {
      throw source.fault(e);
    }
  }

  private Plan plan(StudyFile file) throws InputException {
    Map<String, P> positions =
        new StudyPositions<>(source, world, game).all(source.list("positions", play.positions()));
    List<Seat> seats = seats();
    Map<String, String> texts = new LinkedHashMap<>();
    positions.forEach((name, position) -> texts.put(name, game.notation().write(position)));
    Limits limits = StudyLimits.player(source, play.limits());
    List<Task> tasks = new ArrayList<>();
    for (Map.Entry<String, String> position : texts.entrySet()) {
      for (Seat seat : seats) {
        ObjectNode what = what(position.getValue());
        putPlayer(what, seat.spec(), limits);
        String key = PlayReport.key(position.getKey(), seat.name());
        tasks.add(new Task(key, what, seat.seed()));
      }
    }
    List<String> names = seats.stream().map(Seat::name).toList();
    ReportedResults reported =
        source.reported(
            play.reported(),
            cell -> texts.containsKey(cell.problem()) && names.contains(cell.method()));
    return new StudyPlan(
        source.name("name", file.name()),
        tasks,
        new PlayWorker<>(
            game, factory(), new FailureReporter<>(world.id(), variant.choices(), game)),
        followUp(texts, names),
        new PlayReport(file, texts, names, reported)::document);
  }

  private PlayerFactory<P> factory() {
    return new PlayerFactory<>(game).withBots(programs(), world, variant);
  }

  private ExperimentPrograms programs() {
    return new ExperimentPrograms(source.description().files());
  }

  /**
   * Adds what a task needs to know of a player: a program of the user is identified by its hash.
   */
  private void putPlayer(ObjectNode what, PlayerSpec spec, Limits limits) throws InputException {
    what.put("player", withLimits(spec, limits, NODES));
    if (spec.bot().isPresent()) {
      what.set(StudyLimits.BOT, StudyLimits.json(spec.limits(limits, Limits.nodes(NODES))));
    }
    programs()
        .hash(spec)
        .ifPresent(hash -> what.put(spec.bot().isPresent() ? "bot" : "code", hash));
  }

  private ObjectNode what(String position) {
    ObjectNode what = JsonNodeFactory.instance.objectNode();
    what.put("game", world.id());
    ObjectNode rules = what.putObject("variant");
    variant.choices().forEach(rules::put);
    return what.put("position", position);
  }

  private List<Seat> seats() throws InputException {
    PlayerFactory<P> factory = factory();
    List<Long> seeds = play.seeds() == null ? List.of(0L) : source.list("seeds", play.seeds());
    List<Seat> seats = new ArrayList<>();
    Set<String> names = new LinkedHashSet<>();
    for (String text : source.list("players", play.players())) {
      PlayerSpec spec = PlayerSpec.parse(game, source.name("players", text));
      if (ExperimentPrograms.isHere(spec)) {
        factory.player(spec, 0);
      }
      for (long seed : seeds) {
        String name = seeds.size() == 1 ? spec.toString() : spec + " #" + seed;
        if (!names.add(name)) {
          throw source.fault("study.twice", name);
        }
        seats.add(new Seat(name, spec, seed));
      }
    }
    return seats;
  }

  /** Plans the proofs of the positions and of the positions after the chosen moves. */
  private StudyPlan.FollowUp followUp(Map<String, String> positions, List<String> players)
      throws InputException {
    if (play.oracle() == null) {
      return StudyPlan.FollowUp.NONE;
    }
    if (game.knowledge().oracle().isEmpty()) {
      throw source.fault("study.noOracle", world.id());
    }
    Limits limits = StudyLimits.player(source, play.oracle());
    String spent = withLimits(new PlayerSpec("proof", Map.of()), limits, PROOF_NODES);
    return results -> proofs(results, positions, players, spent);
  }

  private List<Task> proofs(
      Map<String, Result> results,
      Map<String, String> positions,
      List<String> players,
      String spent) {
    List<Task> proofs = new ArrayList<>();
    positions.forEach(
        (name, text) -> {
          ObjectNode whole = what(text).put("proof", spent);
          proofs.add(new Task(PlayReport.proofKey(name), whole, 0));
          Set<String> moves = new LinkedHashSet<>();
          for (String player : players) {
            Result result = Objects.requireNonNull(results.get(PlayReport.key(name, player)));
            moves.add(PlayRun.of(result.values()).move());
          }
          moves.remove("");
          for (String move : moves) {
            ObjectNode after = what(text).put("proof", spent).put("move", move);
            proofs.add(new Task(PlayReport.proofKey(name, move), after, 0));
          }
        });
    return proofs;
  }

  /** The spec with its own limits, those of the study, or else the standard number of nodes. */
  private static String withLimits(PlayerSpec spec, Limits given, long standard)
      throws InputException {
    return spec.within(spec.limits(given, Limits.nodes(standard))).toString();
  }
}
