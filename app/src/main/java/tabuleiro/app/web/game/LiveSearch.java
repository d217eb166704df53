package tabuleiro.app.web.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.players.RecommendedPlayers;
import tabuleiro.app.players.lines.BestLines;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.share.Searches;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.Player;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.InputException;

/**
 * A search about a game, reported to the page while it runs. Not thread-safe.
 *
 * @param searches limits the memory and threads that it may use
 * @param tell receives the events
 */
record LiveSearch(
    LiveGame<?> live, Locale locale, Searches searches, Consumer<Map<String, Object>> tell) {
  private static final Limits MOVE = Limits.time(Duration.ofSeconds(1));
  private static final Limits REVIEW = Limits.time(Duration.ofMillis(200));

  /** The number of moves of a line that are shown on the board. */
  private static final int SHOWN = 6;

  /** The minimum time between two events. */
  private static final long MILLIS_BETWEEN = 50;

  /** Makes the computer's move and reports it once it is stored; ends the game if it fails. */
  void move(GameEditor editor) {
    if (live.isOver()) {
      throw RequestException.of(409, "fault.over");
    }
    Function<GameEditor, LiveGame<?>> change = change(editor);
    if (searches.isStopped()) {
      return; // the page does not wait for it any more
    }
    LiveGame<?> after = change.apply(editor);
    tell.accept(Map.of("event", "game", "game", GameView.of(after, locale, editor.visitor())));
  }

  /** Searches, and returns how its result changes the game. */
  private Function<GameEditor, LiveGame<?>> change(GameEditor editor) {
    if (!live.setup().isDuel()) {
      return moving(PuzzleMove.of(live, searches));
    }
    LiveGame<Position> duel = duelOf(live);
    try {
      PlayerSpec computer = computer(duel.state());
      Limits limits = limits(computer);
      try {
        Choice choice = choice(duel, computer, limits, editor);
        return moving(new Chosen(choice.move(), thought(choice.report())));
      } catch (PlayerFailure failure) {
        GameFailure found = editor.games().bots().failure(duel, limits, failure);
        return by -> by.failByComputer(live, found);
      }
    } catch (InputException e) {
      throw RequestException.of(e);
    }
  }

  private Function<GameEditor, LiveGame<?>> moving(Chosen chosen) {
    return by ->
        by.moveByComputer(live, before -> before.play(chosen.move, Optional.of(chosen.thought)));
  }

  /** A move found by the computer. */
  record Chosen(int move, StoredGame.Thought thought) {}

  private Choice choice(
      LiveGame<Position> duel, PlayerSpec computer, Limits limits, GameEditor editor)
      throws InputException {
    if (computer.bot().isPresent()) {
      return editor.games().bots().choose(duel, limits, editor.visitor());
    }
    Player<Position> player =
        new PlayerFactory<>(duel.<Position>game()).opponent(computer, live.ply());
    return player.choose(duel.state(), limits, paced(r -> thinking(duel, r)));
  }

  private Limits limits(PlayerSpec computer) throws InputException {
    return searches.resources().fit(computer, computer.limits(Limits.NONE, MOVE));
  }

  /** Returns the computer for the side to move. */
  private PlayerSpec computer(Position position) throws InputException {
    PlayerSpec spec = PlayerSpec.parse(live.setup().players().get(position.turn()));
    return searches.resources().fit(spec.isHuman() ? RecommendedPlayers.ADVISER : spec);
  }

  /** Returns where the computer's move waits: by the time that its player declares. */
  Searches.Line line() {
    try {
      if (!(live.state() instanceof Position position)) {
        return Searches.Line.QUICK;
      }
      PlayerSpec computer = computer(position);
      return computer.bot().isPresent()
          ? Searches.Line.BOT
          : Searches.Line.of(computer.limits(Limits.NONE, MOVE));
    } catch (InputException e) {
      throw RequestException.of(e);
    }
  }

  /** Reports the best move without making it. */
  void hint() {
    if (live.isOver()) {
      throw RequestException.of(409, "fault.over");
    }
    Map<String, Object> event = new LinkedHashMap<>();
    event.put("event", "hint");
    if (live.setup().isDuel()) {
      LiveGame<Position> duel = duelOf(live);
      Choice choice = adviser(duel).choose(duel.state(), MOVE, paced(r -> thinking(duel, r)));
      event.putAll(document(duel, choice.report(), choice.move()));
    } else {
      event.put("move", live.text(PuzzleMove.of(live, searches).move));
    }
    tell.accept(event);
  }

  private Player<Position> adviser(LiveGame<Position> duel) {
    try {
      PlayerSpec spec = searches.resources().fit(RecommendedPlayers.ADVISER);
      return new PlayerFactory<>(duel.<Position>game()).player(spec, 0);
    } catch (InputException e) {
      throw RequestException.of(e);
    }
  }

  /** Reports the best lines, deeper and deeper until the task is stopped. */
  void analyse(int count) {
    if (!live.setup().isDuel() || live.isOver()) {
      throw RequestException.of(409, "fault.over");
    }
    LiveGame<Position> duel = duelOf(live);
    Consumer<Report> reports = paced(report -> thinking(duel, report));
    Consumer<List<Choice>> interim = pacedLines(lines -> lines(duel, lines));
    BestLines.refine(
        adviser(duel),
        duel.state(),
        count,
        new BestLines.Listener() {
          @Override
          public void report(Report report) {
            reports.accept(report);
          }

          @Override
          public void interim(List<Choice> lines) {
            interim.accept(lines);
          }

          @Override
          public void lines(List<Choice> lines) {
            LiveSearch.this.lines(duel, lines);
          }
        });
  }

  private void lines(LiveGame<Position> duel, List<Choice> lines) {
    List<Map<String, Object>> documents = new ArrayList<>();
    for (Choice line : lines) {
      Map<String, Object> document = document(duel, line.report(), line.move());
      document.put("places", places(duel, line.report().line()));
      documents.add(document);
    }
    thinking(duel, lines.get(0).report());
    tell.accept(Map.of("event", "lines", "lines", documents));
  }

  /**
   * Reports the value of each move of the game and the best move instead. A complete review is
   * stored with the game, if the visitor plays or owns it.
   */
  void review(GameEditor editor) {
    try {
      List<MoveReview> found =
          new Review<>(duelOf(live), REVIEW, searches.resources())
              .tell(review -> tell.accept(review.event()));
      if (found.size() == live.history().size()) {
        editor.keepReview(live, found);
      }
    } catch (InputException e) {
      throw RequestException.of(e);
    }
  }

  @SuppressWarnings("unchecked") // the states of a duel are positions
  static <P extends Position> LiveGame<P> duelOf(LiveGame<?> any) {
    if (!any.setup().isDuel()) {
      throw RequestException.of(400, "fault.duel", any.world().id());
    }
    return (LiveGame<P>) any;
  }

  private void thinking(LiveGame<Position> duel, Report report) {
    Map<String, Object> event = new LinkedHashMap<>();
    event.put("event", "thinking");
    event.putAll(document(duel, report, report.line().isEmpty() ? -1 : report.line().get(0)));
    tell.accept(event);
  }

  /** A report as the page gets it: values in points, seen from the first player. */
  static <P extends Position> Map<String, Object> document(
      LiveGame<P> duel, Report report, int move) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("value", report.points());
    document.put("exact", report.exact());
    document.put("depth", report.depth());
    document.put("nodes", report.nodes());
    document.put("millis", report.time().toMillis());
    if (move != State.NO_MOVE) {
      document.put("move", duel.notation().write(duel.state(), move));
    }
    document.put("line", line(duel, report.line()));
    return document;
  }

  /** The places of the first moves of a line on the board, and who makes them. */
  private static <P extends Position> List<Map<String, Object>> places(
      LiveGame<P> duel, List<Integer> moves) {
    List<Map<String, Object>> places = new ArrayList<>();
    P position = duel.state();
    for (int move : moves.subList(0, Math.min(SHOWN, moves.size()))) {
      Map<String, Object> place = new LinkedHashMap<>();
      place.put("side", position.turn());
      place.putAll(duel.rendering().picture().move(position, move));
      places.add(place);
      position = State.next(position, move);
    }
    return places;
  }

  /** The first moves of a line as texts. */
  static <P extends Position> List<String> line(LiveGame<P> duel, List<Integer> moves) {
    List<String> texts = new ArrayList<>();
    P position = duel.state();
    for (int move : moves.subList(0, Math.min(12, moves.size()))) {
      texts.add(duel.notation().write(position, move));
      position = State.next(position, move);
    }
    return texts;
  }

  static StoredGame.Thought thought(Report report) {
    return new StoredGame.Thought(
        report.points(), report.exact(), report.depth(), report.nodes(), report.time().toMillis());
  }

  private static Consumer<Report> paced(Consumer<Report> listener) {
    return paced(Report::exact, listener);
  }

  private static Consumer<List<Choice>> pacedLines(Consumer<List<Choice>> listener) {
    return paced(lines -> false, listener);
  }

  /** Passes the first value and urgent ones at once, others at a limited rate. */
  private static <T> Consumer<T> paced(Predicate<T> isUrgent, Consumer<T> listener) {
    long[] last = {Long.MIN_VALUE / 2};
    return news -> {
      long now = System.nanoTime() / 1_000_000;
      if (now - last[0] >= MILLIS_BETWEEN || isUrgent.test(news)) {
        last[0] = now;
        listener.accept(news);
      }
    };
  }
}
