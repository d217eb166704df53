package tabuleiro.app.web.search;

import com.fasterxml.jackson.databind.JsonNode;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.players.RecommendedPlayers;
import tabuleiro.app.solve.Answer;
import tabuleiro.app.solve.SolverFactory;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.RequestReader;
import tabuleiro.app.web.request.Visitor;
import tabuleiro.app.web.request.Visitors;
import tabuleiro.app.web.share.Searches;
import tabuleiro.app.web.share.Sockets;
import tabuleiro.app.web.world.Rendering;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.solver.Outcome;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.TextScanner;
import tabuleiro.core.text.Words;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Problem;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/** Searches for the microscope. One answer contains all events of a search. */
public final class SearchRoutes {
  /** The time limit of a search that ends with its page. */
  private static final Duration LONGEST = Duration.ofSeconds(10);

  /** The time limit of other searches: nobody can tell whether their client still waits. */
  private static final Duration LONGEST_WITHOUT_PAGE = Duration.ofSeconds(2);

  private static final int MOST_NODES = 2_000_000;
  private static final int MOST_MOVES = 1000;
  private static final String NO_TICKET = "-";
  private static final int LONGEST_TICKET = 64;

  private final Searches searches;
  private final Cancellations cancellations = new Cancellations();
  private final PageSocket pages;

  public SearchRoutes(Searches searches, Sockets sockets) {
    this.searches = searches;
    pages = new PageSocket(sockets, cancellations::stopPage);
  }

  public void add(RoutesConfig routes) {
    routes.post("/api/v1/searches", this::solo);
    routes.delete("/api/v1/searches/{ticket}", this::stop);
    routes.post("/api/v1/trees", this::tree);
    routes.post("/api/v1/states", SearchRoutes::state);
    pages.add(routes);
  }

  /** Who searches, under which ticket. */
  private record Asker(Visitor visitor, String ticket) {
    static Asker of(Context context, RequestReader request) {
      String ticket = request.optional("ticket").orElse(NO_TICKET);
      return new Asker(Visitors.of(context), SearchRoutes.ticket(ticket));
    }
  }

  private Duration longest(Asker asker) {
    return pages.isOpen(asker.visitor, asker.ticket) ? LONGEST : LONGEST_WITHOUT_PAGE;
  }

  private record Subject(World world, Variant variant) {
    static Subject of(RequestReader request) throws InputException {
      World world = Worlds.find(request.text("world"));
      return new Subject(world, Variant.of(world, request.texts("variant")));
    }

    Puzzles<?> puzzles() throws InputException {
      return world
          .puzzles(variant)
          .orElseThrow(() -> RequestException.of(400, "fault.puzzle", world.id()));
    }

    Game<?> game() throws InputException {
      return world
          .game(variant)
          .orElseThrow(() -> RequestException.of(400, "fault.duel", world.id()));
    }
  }

  private void solo(Context context) throws InputException {
    RequestReader request = RequestReader.of(context);
    solo(context, request, Subject.of(request).puzzles());
  }

  private <S extends Puzzle> void solo(Context context, RequestReader request, Puzzles<S> puzzles)
      throws InputException {
    S start = start(request, puzzles);
    SolverFactory<S> solvers = new SolverFactory<>(puzzles);
    Heuristic<S> heuristic = solvers.heuristic(request.optional("heuristic").orElse(""));
    SoloTrace<S> trace = new SoloTrace<>(puzzles.notation(), start);
    String algorithm = request.optional("algorithm").orElse("astar");
    var solver = solvers.solver(algorithm, heuristic, solvers.options(algorithm).with(trace));
    Asker asker = Asker.of(context, request);
    Limits limits =
        Limits.NONE
            .withNodes(request.number("nodes", 1, MOST_NODES, MOST_NODES))
            .withTime(longest(asker))
            .withBytes(searches.resources().bytes());
    Outcome outcome = done(asker, () -> solver.solve(start, new Budget(limits)));
    Answer<S> answer = Answer.of("", solver.name(), puzzles.notation(), start, outcome);
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("start", puzzles.notation().write(start));
    document.put("algorithm", solver.name());
    document.put("heuristic", heuristic.name());
    document.put("scale", heuristic.scale());
    document.put("answer", answer.document());
    if (outcome instanceof Outcome.OutOfBudget stopped) {
      document.put("note", note(stopped.reason(), limits).in(RequestReader.locale(context)));
    }
    document.put("events", trace.document());
    context.json(document);
  }

  /** Returns the message for a search that reached a limit. */
  private static Message note(Budget.Reason reason, Limits limits) {
    return switch (reason) {
      case MEMORY -> Message.of(RequestException.BUNDLE, "fault.memory");
      case TIME -> Message.of(RequestException.BUNDLE, "fault.time", limits.time().toSeconds());
      case NODES -> Message.of(RequestException.BUNDLE, "fault.nodes");
      case CANCELLED -> Message.of(RequestException.BUNDLE, "fault.stopped");
    };
  }

  /** Cancels the searches that a page no longer needs. */
  private void stop(Context context) {
    String ticket = ticket(context.pathParam("ticket"));
    context.json(Map.of("stopped", cancellations.stop(Visitors.of(context), ticket)));
  }

  private static String ticket(String text) {
    if (!Words.areAll(text, 1, LONGEST_TICKET, SearchRoutes::isOfTicket)) {
      throw RequestException.of(400, "fault.ticket");
    }
    return text;
  }

  private static boolean isOfTicket(int c) {
    return TextScanner.isLetter((char) c) || TextScanner.isDigit((char) c) || c == '-';
  }

  private static <S extends Puzzle> S start(RequestReader request, Puzzles<S> puzzles)
      throws InputException {
    var position = request.optional("position");
    return position.isPresent()
        ? puzzles.notation().read(position.get())
        : Problem.find(puzzles.problems(), request.optional("problem").orElse("1")).start();
  }

  private void tree(Context context) throws InputException {
    RequestReader request = RequestReader.of(context);
    var typed = request.optional("tree");
    Game<?> game = typed.isPresent() ? TextbookGame.of(typed.get()) : Subject.of(request).game();
    tree(context, request, game);
  }

  private <P extends Position> void tree(Context context, RequestReader request, Game<P> game)
      throws InputException {
    var text = request.optional("position");
    P root =
        text.isPresent()
            ? game.notation().read(text.get())
            : game.start(request.number("seed", 0, Integer.MAX_VALUE, 0));
    String player = request.optional("player").orElse(RecommendedPlayers.TREE.toString());
    PlayerSpec spec = PlayerSpec.parse(game, player);
    if (!PlayerFactory.isTextbook(spec)) {
      throw RequestException.of(400, "fault.textbook", spec.name());
    }
    if (root.isOver()) {
      throw RequestException.of(400, "fault.over");
    }
    TreeColumns<P> trace = new TreeColumns<>(game.notation(), root);
    var searcher = new PlayerFactory<>(game).player(spec, 0, trace);
    Limits own = spec.limits(Limits.NONE, Limits.depth(3));
    Limits fit = searches.resources().fit(spec, own);
    Asker asker = Asker.of(context, request);
    Limits counted = fit.withNodes(Math.min(fit.nodes(), MOST_NODES));
    // With a time limit the search deepens, which would show a small tree several times.
    Limits limits = game instanceof TextbookGame ? counted : counted.withTime(longest(asker));
    Choice choice = done(asker, () -> searcher.choose(root, limits, report -> {}));
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("start", game.notation().write(root));
    document.put("player", spec.toString());
    document.put("move", game.notation().write(root, choice.move()));
    document.put("value", choice.report().points());
    document.put("scale", choice.report().scale());
    document.put("depth", choice.report().depth());
    document.put("nodes", choice.report().nodes());
    document.put("alphaCuts", choice.report().effort().alphaCuts());
    document.put("betaCuts", choice.report().effort().betaCuts());
    document.put("tableHits", choice.report().effort().tableHits());
    document.put("millis", choice.report().time().toMillis());
    document.put("events", trace.document());
    context.json(document);
  }

  /**
   * Runs a search on the pool. The client can cancel it by its ticket, and closing the page cancels
   * it too.
   */
  private <T> T done(Asker asker, Supplier<T> search) {
    boolean hasPage = pages.isOpen(asker.visitor, asker.ticket);
    CompletableFuture<T> answer = new CompletableFuture<>();
    Future<?> running =
        searches.start(asker.visitor, Searches.Line.QUICK, () -> answer.complete(search.get()));
    if (!asker.ticket.equals(NO_TICKET)) {
      cancellations.begin(asker.visitor, asker.ticket, running);
    }
    if (hasPage && !pages.isOpen(asker.visitor, asker.ticket)) {
      running.cancel(true); // the page was closed in the meantime
    }
    try {
      running.get();
      return answer.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      running.cancel(true);
      throw RequestException.of(429, "fault.busy");
    } catch (CancellationException e) {
      throw RequestException.of(409, "fault.stopped");
    } catch (ExecutionException e) {
      throw RequestException.of(e.getCause());
    } finally {
      cancellations.end(asker.visitor, asker.ticket, running);
    }
  }

  /** Returns the picture of the state after moves given by number. */
  private static void state(Context context) throws InputException {
    RequestReader request = RequestReader.of(context);
    Subject subject = Subject.of(request);
    boolean isDuel = request.isOn("duel", false);
    Rendering<?> rendering = Rendering.of(subject.world, subject.variant, isDuel);
    context.json(picture(rendering, request, RequestReader.locale(context)));
  }

  private static <S extends State> Map<String, Object> picture(
      Rendering<S> rendering, RequestReader request, Locale locale) throws InputException {
    S state = rendering.notation().read(request.text("start"));
    JsonNode moves = request.body().path("moves");
    if (!moves.isArray() || moves.size() > MOST_MOVES) {
      throw RequestException.of(400, "fault.moves", MOST_MOVES);
    }
    Map<String, Object> last = Map.of();
    MoveList legal = new MoveList();
    for (JsonNode move : moves) {
      legal.clear();
      state.moves(legal);
      if (!move.isInt() || !legal.contains(move.intValue())) {
        throw RequestException.of(400, "fault.illegal", move.asText());
      }
      last = rendering.picture().move(state, move.intValue());
      state = State.next(state, move.intValue());
    }
    Map<String, Object> document = rendering.of(state, locale);
    if (!last.isEmpty()) {
      document.put("last", last);
    }
    document.put("position", rendering.notation().write(state));
    if (request.isOn("legal", false)) {
      document.put("legal", rendering.legal(state));
    }
    return document;
  }
}
