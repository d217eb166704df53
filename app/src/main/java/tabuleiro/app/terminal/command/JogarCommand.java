package tabuleiro.app.terminal.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.option.LimitOptions;
import tabuleiro.app.terminal.option.MoveOverheadOption;
import tabuleiro.app.terminal.option.PositionOptions;
import tabuleiro.app.terminal.option.WeightsOption;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.Player;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.InputText;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/**
 * {@code jogar GAME}: the championship protocol of the course. Each request is a state and a time
 * in milliseconds, {@code STATE 1000}, {@code (jogar 'STATE 1000)} or {@code (jogar (quote STATE)
 * 1000)}, and may span several lines. The reply is one line, {@code (move new-state)}. An invalid
 * line is reported on standard error, and the following ones are still answered.
 */
@Command(name = "jogar", resourceBundle = Terminal.BUNDLE)
public final class JogarCommand implements Callable<Integer> {
  private static final int MOST_MILLIS = 999_999_999;

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Parameters(paramLabel = "GAME", descriptionKey = "option.game")
  private String name = "";

  @Option(names = "--variant", paramLabel = "KEY=VALUE", descriptionKey = "option.variant")
  private List<String> variants = new ArrayList<>();

  @Option(names = "--player", paramLabel = "SPEC", descriptionKey = "jogar.player")
  private String player = "engine";

  @Mixin private MoveOverheadOption overhead = new MoveOverheadOption();
  @Mixin private WeightsOption weights = new WeightsOption();

  @Option(names = "--turn", descriptionKey = "jogar.turn")
  private boolean turn;

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "option.seed")
  private long seed;

  private boolean hasFaults;

  public JogarCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InputException {
    if (common.json) {
      throw Terminal.fault("jogar.json");
    }
    World world = Worlds.find(name);
    answerAll(PositionOptions.game(world, Variant.parse(world, variants)));
    return hasFaults ? ExitCode.BAD_INPUT : ExitCode.ANSWERED;
  }

  private void report(InputException fault) {
    hasFaults = true;
    terminal.err().println(fault.in(terminal.locale()));
    terminal.err().flush();
  }

  private <P extends Position> void answerAll(Game<P> game) throws InputException {
    PlayerSpec spec = weights.of(game, PlayerSpec.parse(game, player));
    Duration reserve = overhead.of(List.of(LimitOptions.STANDARD));
    Player<P> thinker = new PlayerFactory<>(game).withMoveOverhead(reserve).opponent(spec, seed);
    try {
      answerAll(game, thinker, spec);
    } finally {
      thinker.close();
    }
  }

  private <P extends Position> void answerAll(Game<P> game, Player<P> thinker, PlayerSpec spec)
      throws InputException {
    JogarRequests requests = new JogarRequests(this::report);
    for (Optional<String> line = next(); line.isPresent(); line = next()) {
      for (JogarRequests.Request request : requests.add(line.get())) {
        try {
          answer(game, thinker, spec, request);
        } catch (InputException e) {
          report(request.placed(e));
        }
      }
    }
    requests.end();
  }

  private Optional<String> next() {
    try {
      return InputText.line(terminal.input());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private <P extends Position> void answer(
      Game<P> game, Player<P> thinker, PlayerSpec spec, JogarRequests.Request request)
      throws InputException {
    int millis = request.millis().integer(1, MOST_MILLIS);
    Limits limits = spec.limits(Limits.time(Duration.ofMillis(millis)));
    P position = game.notation().read(request.state().toString());
    List<String> moves = new ArrayList<>();
    int side = position.turn();
    long end = System.nanoTime() + limits.time().toNanos();
    do {
      if (position.isOver()) {
        break;
      }
      Limits rest = turn ? within(limits, end) : limits;
      int move = thinker.choose(position, rest, report -> {}).move();
      moves.add(lisp(game.notation(), position, move));
      position = State.next(position, move);
    } while (turn && position.turn() == side);
    String said =
        turn ? "(" + String.join(" ", moves) + ")" : moves.isEmpty() ? "NIL" : moves.get(0);
    terminal.out().println("(" + said + " " + game.notation().write(position) + ")");
    terminal.out().flush();
  }

  /** Returns the limits of the next move of a turn: half of the remaining time. */
  private static Limits within(Limits limits, long end) {
    long left = Math.max(1_000_000, (end - System.nanoTime()) / 2);
    return limits.withTime(Duration.ofNanos(left));
  }

  /** Returns a move as one Lisp form. */
  private static <P extends Position> String lisp(Notation<P> notation, P position, int move) {
    String text = notation.write(position, move);
    return text.startsWith("(") || !text.contains(" ") ? text : "(" + text + ")";
  }
}
