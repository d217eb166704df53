package tabuleiro.app.play;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.app.files.OutputFile;
import tabuleiro.app.players.Explanation;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.layout.TextLines;
import tabuleiro.core.player.Choice;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.player.Report;
import tabuleiro.core.text.EnvironmentException;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.InputText;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.GameHistory;
import tabuleiro.lab.failure.FailureReport;
import tabuleiro.lab.failure.FailureText;
import tabuleiro.lab.match.GameRecord;

/**
 * Plays one game until it ends or a human player leaves: draws the board, gets the next move,
 * executes console commands and writes every event to the files immediately. For a single game. Not
 * thread-safe.
 */
public final class PlaySession<P extends Position> {
  /** Goes back to the menu as in the course programs, where it is no move. */
  private static final String BACK = "0";

  /** The details of a failure fit a terminal of usual width. */
  private static final int WIDTH = 80;

  private final PlayConsole console;
  private final GameSetup<P> setup;
  private final GameFiles<P> files;
  private final ThinkingDisplay<P> thinking;
  private GameHistory<P> history;
  private int began; // the number of moves before the players of this session began
  private boolean isOpen = true;
  private boolean wentBack;
  private boolean isNew = true; // whether the board has changed since it was last drawn

  public PlaySession(
      PlayConsole console, GameSetup<P> setup, GameFiles<P> files, GameHistory<P> history) {
    this.console = console;
    this.setup = setup;
    this.files = files;
    this.history = history;
    began = history.size();
    thinking = new ThinkingDisplay<>(console, setup.game().notation());
  }

  /** Records the start of the game. Not called for a resumed game. */
  public PlaySession<P> begin() {
    files.started(setup, history);
    return this;
  }

  /** Plays until the game ends or the user leaves; returns whether the user went back by 0. */
  public boolean run() {
    try {
      return played();
    } finally {
      setup.close();
    }
  }

  private boolean played() {
    while (isOpen && !history.state().isOver()) {
      draw();
      Seat<P> seat = seat();
      if (seat.player().isPresent()) {
        think(seat);
      } else {
        listen();
      }
    }
    if (isOpen) {
      draw();
      files.ended(history.state());
    }
    return wentBack;
  }

  private Seat<P> seat() {
    return setup.seats().get(history.state().turn());
  }

  private void draw() {
    if (isNew) {
      int last = history.moves().isEmpty() ? State.NO_MOVE : history.moves().get(lastPly());
      console.show(setup.game().notation().draw(history.state(), console.style().after(last)));
      isNew = false;
    }
  }

  private int lastPly() {
    return history.size() - 1;
  }

  private void think(Seat<P> seat) {
    P position = history.state();
    Choice choice;
    try {
      choice = thinking.choose(seat, position);
    } catch (PlayerFailure failure) {
      fail(failure);
      return;
    }
    String move = setup.game().notation().write(position, choice.move());
    console.say(
        console.text("play.computer", history.size() + 1, position.turn() + 1, seat.name(), move)
            + thinking.summary(choice.report(), position));
    play(choice.move(), Optional.of(choice.report()));
    if (thinking.wasBroken() && setup.seats().stream().allMatch(s -> s.player().isPresent())) {
      quit(); // there is no prompt, so an interrupt is the only way to leave
    }
  }

  /** Ends the game, which the player to move loses. */
  private void fail(PlayerFailure failure) {
    FailureReport report = setup.failure(failure, history, Math.min(began, history.size()));
    files.failed(report);
    console.say(report.heading(console.locale()));
    List<String> lines = new FailureText(console.locale(), WIDTH).lines(report);
    console.show(String.join("\n", lines) + "\n");
    console.say(console.text("play.failed", report.side(), 3 - report.side()));
    isOpen = false;
  }

  private void play(int move, Optional<Report> thought) {
    history = history.play(move);
    isNew = true;
    files.moved(history, thought);
  }

  /** Reads input until the board changes or the user leaves. */
  private void listen() {
    List<String> likely = new ArrayList<>(moves());
    likely.addAll(ConsoleCommand.in(console.locale()));
    while (isOpen && !isNew) {
      String prompt = console.text("play.prompt", history.state().turn() + 1) + " ";
      Optional<String> line = console.ask(prompt, likely);
      if (line.isEmpty()) {
        quit();
      } else {
        obey(line.get());
      }
    }
  }

  private void obey(String line) {
    Optional<ConsoleCommand> word = ConsoleCommand.of(line);
    try {
      if (word.isPresent()) {
        obey(word.get(), ConsoleCommand.rest(line));
      } else if (line.isBlank()) {
        onlyMove();
      } else {
        play(setup.game().notation().readMove(history.state(), line), Optional.empty());
      }
    } catch (InputException e) {
      if (line.strip().equals(BACK)) {
        wentBack = true;
        quit();
      } else {
        console.say(e.in(console.locale()));
      }
    }
  }

  private void obey(ConsoleCommand word, String rest) throws InputException {
    switch (word) {
      case UNDO -> undo();
      case HINT -> hint();
      case EVAL -> evaluate();
      case SAVE -> save(rest);
      case LOAD -> load(rest);
      case RESIGN -> resign();
      case MOVES -> console.say(TextLines.unbroken(moves(), ", "));
      case HELP -> console.say(console.text("play.help"));
      case QUIT -> quit();
    }
  }

  private List<String> moves() {
    MoveList legal = new MoveList();
    history.state().moves(legal);
    List<String> texts = new ArrayList<>();
    for (int move : legal.toArray()) {
      texts.add(setup.game().notation().write(history.state(), move));
    }
    return texts;
  }

  /** Plays the only legal move, such as a pass, after an empty line. */
  private void onlyMove() {
    MoveList legal = new MoveList();
    history.state().moves(legal);
    if (legal.size() == 1) {
      play(legal.get(0), Optional.empty());
    } else {
      console.say(console.text("play.empty", moves().get(0)));
    }
  }

  /** Undoes moves back to the last position in which a human was to move. */
  private void undo() {
    int ply = history.size() - 1;
    while (ply >= 0 && isComputers(history.states().get(ply))) {
      ply--;
    }
    if (ply < 0) {
      console.say(console.text("play.noUndo"));
      return;
    }
    files.undone(history.size() - ply);
    history = history.at(ply);
    began = Math.min(began, ply);
    isNew = true;
  }

  private boolean isComputers(P position) {
    return setup.seats().get(position.turn()).player().isPresent();
  }

  private void hint() {
    P position = history.state();
    Choice choice = thinking.choose(setup.adviser(), position);
    String move = setup.game().notation().write(position, choice.move());
    console.say(console.text("play.hint", move) + thinking.summary(choice.report(), position));
  }

  private void evaluate() {
    Explanation explanation = setup.explain(history.state(), console.locale());
    console.say(console.text("play.eval", explanation.name()));
    String total = console.text("explain.total");
    explanation
        .lines(total, console.locale())
        .forEach(line -> console.say(line.label(), line.text()));
  }

  private void save(String name) throws InputException {
    Path file = file(name);
    String text = GameRecord.write(setup.heading(), setup.game().notation(), history);
    try {
      OutputFile.write(file, text);
    } catch (EnvironmentException e) {
      console.say(e.problem().in(console.locale())); // the game itself is not affected
      return;
    }
    console.say(console.text("play.saved", name, history.size()));
  }

  private void load(String name) throws InputException {
    try {
      history = setup.read(InputText.file(file(name)));
    } catch (InputException e) {
      throw e.of(name);
    }
    began = history.size();
    begin();
    isNew = true;
    console.say(console.text("play.loaded", name, history.size()));
  }

  private static Path file(String name) throws InputException {
    if (name.isBlank()) {
      throw fault("play.fileMissing");
    }
    return InputText.path(name);
  }

  private void resign() {
    int side = history.state().turn() + 1;
    files.resigned(side);
    console.say(console.text("play.resigned", side, 3 - side));
    isOpen = false;
  }

  private void quit() {
    console.say(console.text("play.left", history.size()));
    isOpen = false;
  }

  private static InputException fault(String key) {
    return new InputException(Message.of("tabuleiro.app.messages", key));
  }
}
