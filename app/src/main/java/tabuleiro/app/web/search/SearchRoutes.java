package tabuleiro.app.web.search;

import com.fasterxml.jackson.databind.JsonNode;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import tabuleiro.app.web.code.OwnFolder;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.RequestReader;
import tabuleiro.app.web.request.Visitor;
import tabuleiro.app.web.request.Visitors;
import tabuleiro.app.web.share.Searches;
import tabuleiro.app.web.share.Sockets;
import tabuleiro.app.web.world.Rendering;
import tabuleiro.core.MoveList;
import tabuleiro.core.State;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.TextScanner;
import tabuleiro.core.text.Words;

/** Searches for the microscope. One answer contains all events of a search. */
public final class SearchRoutes {
  /** The time limit of a search that ends with its page. */
  private static final Duration LONGEST = Duration.ofSeconds(10);

  /** The time limit of other searches: nobody can tell whether their client still waits. */
  private static final Duration LONGEST_WITHOUT_PAGE = Duration.ofSeconds(2);

  private static final int MOST_MOVES = 1000;
  private static final String NO_TICKET = "-";
  private static final int LONGEST_TICKET = 64;

  private final Searches searches;
  private final OwnFolder code;
  private final Cancellations cancellations = new Cancellations();
  private final PageSocket pages;

  /**
   * @param code the code of the owner that searches may use
   */
  public SearchRoutes(Searches searches, Sockets sockets, OwnFolder code) {
    this.code = code;
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

  private void solo(Context context) throws InputException {
    answer(context, false, SoloSearch::of);
  }

  private void tree(Context context) throws InputException {
    answer(context, true, request -> TreeSearch.of(request, searches.resources()));
  }

  /** Reads a request as a search. */
  private interface SearchReader {
    TracedSearch read(RequestReader request) throws InputException;
  }

  private void answer(Context context, boolean isTree, SearchReader reader) throws InputException {
    RequestReader request = RequestReader.of(context);
    Asker asker = Asker.of(context, request);
    Optional<OwnSearch> own = OwnSearch.of(code, request, isTree);
    if (own.isPresent()) {
      Duration limit = longest(asker);
      Locale locale = RequestReader.locale(context);
      context.json(done(asker, Searches.Line.BOT, () -> own.get().run(limit, locale)));
      return;
    }
    TracedSearch search = reader.read(request);
    Limits limits = Limits.NONE.withTime(longest(asker)).withBytes(searches.resources().bytes());
    Locale locale = RequestReader.locale(context);
    context.json(done(asker, Searches.Line.QUICK, () -> search.run(limits, locale)));
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

  /**
   * Runs a search on the pool. The client can cancel it by its ticket, and closing the page cancels
   * it too.
   */
  private <T> T done(Asker asker, Searches.Line line, Supplier<T> search) {
    boolean hasPage = pages.isOpen(asker.visitor, asker.ticket);
    CompletableFuture<T> answer = new CompletableFuture<>();
    Future<?> running = searches.start(asker.visitor, line, () -> answer.complete(search.get()));
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
    SearchSubject subject = SearchSubject.of(request);
    boolean isDuel = request.isOn("duel", false);
    Rendering<?> rendering = Rendering.of(subject.world(), subject.variant(), isDuel);
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
