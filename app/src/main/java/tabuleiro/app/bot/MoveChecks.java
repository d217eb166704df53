package tabuleiro.app.bot;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.core.Position;
import tabuleiro.core.State;

/** The checks of moves: in every kind of position, and in whole games. */
final class MoveChecks<P extends Position> {
  private static final String NODES = "nodes 1000";
  private static final int MOST_PLIES = 400;

  /** A slow bot does not have to play its whole game. */
  private static final Duration LONGEST_GAME = Duration.ofSeconds(20);

  private final BotUnderTest<P> bot;
  private final CheckPositions<P> positions;
  private final String timed;
  private final List<String> spelled = new ArrayList<>();

  MoveChecks(BotUnderTest<P> bot, CheckPositions<P> positions, Duration time) {
    this.bot = bot;
    this.positions = positions;
    timed = "movetime " + time.toMillis();
  }

  List<CheckStep> steps() {
    return List.of(
        CheckStep.essential("first-move", () -> isLegal(positions.start(), NODES)),
        CheckStep.of("second-move", () -> isLegal(positions.second(), NODES)),
        CheckStep.of("middle", () -> isLegal(positions.middle(), NODES)),
        CheckStep.of("last-move", () -> isLegal(positions.last(), NODES)),
        CheckStep.of("forced", this::forced),
        CheckStep.of("long-list", this::longList),
        CheckStep.of("any-order", this::anyOrder),
        CheckStep.of("depth", () -> isLegal(positions.middle(), "depth 1")),
        CheckStep.of("nodes", () -> isLegal(positions.middle(), "nodes 1")),
        CheckStep.of("both-limits", () -> isLegal(positions.start(), "nodes 100 depth 2")),
        CheckStep.of("same-again", this::sameAgain),
        CheckStep.of("same-seed", this::sameInNewProcess),
        CheckStep.of("game-first", () -> wholeGame(Position.FIRST)),
        CheckStep.of("game-second", () -> wholeGame(Position.SECOND)),
        CheckStep.of("spelling", this::spelling));
  }

  private BotUnderTest.Answer ask(P position, String go) {
    BotUnderTest.Answer answer = bot.ask(position, go);
    if (!answer.isAsListed() && spelled.size() < 3) {
      spelled.add(answer.text());
    }
    return answer;
  }

  private Finding isLegal(P position, String go) {
    return Finding.passed("move", ask(position, go).text());
  }

  private Finding forced() {
    Optional<P> position = positions.forced();
    return position.isEmpty() ? Finding.skipped("no-forced") : isLegal(position.get(), NODES);
  }

  private Finding longList() {
    P position = positions.widest();
    ask(position, NODES);
    return Finding.passed("legal", bot.legal(position).texts().size());
  }

  private Finding anyOrder() {
    for (P position : positions.shuffled()) {
      ask(position, NODES);
    }
    return Finding.passed();
  }

  private Finding sameAgain() {
    P position = positions.middle();
    String once = ask(position, NODES).text();
    ask(positions.start(), NODES);
    String again = ask(position, NODES).text();
    return once.equals(again)
        ? Finding.passed("move", once)
        : Finding.failed("differs", once, again);
  }

  /** A game that is limited by nodes can be repeated only if its bots can. */
  private Finding sameInNewProcess() {
    List<P> asked = positions.shuffled();
    bot.greeted();
    List<String> once = asked.stream().map(p -> ask(p, NODES).text()).toList();
    bot.greeted();
    for (int i = 0; i < once.size(); i++) {
      String again = ask(asked.get(i), NODES).text();
      if (!again.equals(once.get(i))) {
        return Finding.failed("differs", once.get(i), again);
      }
    }
    return Finding.passed();
  }

  private Finding wholeGame(int side) {
    bot.greeted();
    P position = bot.game().start(bot.seed());
    int moves = 0;
    long end = System.nanoTime() + LONGEST_GAME.toNanos();
    for (int ply = 0; ply < MOST_PLIES && System.nanoTime() - end < 0; ply++) {
      if (position.isOver()) {
        break;
      }
      boolean isBot = position.turn() == side;
      int move = isBot ? ask(position, timed).move() : positions.randomMove(position);
      moves += isBot ? 1 : 0;
      position = State.next(position, move);
    }
    return Finding.passed("moves", moves);
  }

  /** The referee understands other spellings of a move, but other programs may not. */
  private Finding spelling() {
    return spelled.isEmpty()
        ? Finding.passed()
        : Finding.failed("spelled", String.join(", ", spelled));
  }
}
