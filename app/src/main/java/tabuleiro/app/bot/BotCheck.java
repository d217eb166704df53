package tabuleiro.app.bot;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tabuleiro.core.Position;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.player.PlayerFailure.Evidence;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.bot.Bot;
import tabuleiro.lab.ugi.GameName;

/**
 * The conformance check of a bot: every line of the protocol, every kind of position, time limits,
 * and its end. Each step says what it saw and how to repair what failed.
 *
 * @param time the time per move of the checks with a time limit
 * @param seed the random seed of the bot and of the positions
 */
public record BotCheck(World world, Variant variant, Duration time, long seed) {

  /**
   * Checks a bot.
   *
   * @param listener receives every result at once
   */
  public List<CheckResult> run(Bot bot, Consumer<CheckResult> listener) throws InputException {
    Game<?> game = world.game(variant).orElseThrow();
    return run(bot, game, listener);
  }

  private <P extends Position> List<CheckResult> run(
      Bot bot, Game<P> game, Consumer<CheckResult> listener) {
    List<CheckResult> results = new ArrayList<>();
    try (BotUnderTest<P> tested =
        new BotUnderTest<>(bot, game, GameName.of(world, variant), seed)) {
      Optional<CheckResult> broken = Optional.empty();
      for (CheckStep step : steps(tested)) {
        int number = results.size() + 1;
        CheckResult result =
            broken.isPresent()
                ? result(number, step, Finding.skipped("after", broken.get().number()))
                : result(number, step, tested);
        results.add(result);
        listener.accept(result);
        if (step.isEssential() && result.isFailed()) {
          broken = Optional.of(result);
        }
      }
    }
    return results;
  }

  private <P extends Position> List<CheckStep> steps(BotUnderTest<P> tested) {
    CheckPositions<P> positions = new CheckPositions<>(tested.game(), seed);
    List<CheckStep> steps = new ArrayList<>(new GreetingChecks<>(tested).steps());
    steps.addAll(new MoveChecks<>(tested, positions, time).steps());
    steps.addAll(new TimeChecks<>(tested, positions, time).steps());
    steps.addAll(new EndChecks<>(tested, world, variant).steps());
    return steps;
  }

  private static CheckResult result(int number, CheckStep step, Finding finding) {
    return new CheckResult(number, step.name(), finding.outcome(), finding.detail(), Evidence.NONE);
  }

  private static <P extends Position> CheckResult result(
      int number, CheckStep step, BotUnderTest<P> tested) {
    try {
      Finding finding = step.work().run();
      Evidence evidence =
          finding.outcome() == Finding.Outcome.FAILED ? tested.evidence() : Evidence.NONE;
      return new CheckResult(number, step.name(), finding.outcome(), finding.detail(), evidence);
    } catch (PlayerFailure e) {
      tested.close();
      return failed(number, step, e.reason(), e.evidence());
    } catch (InputException e) {
      return failed(number, step, e.problem(), Evidence.NONE);
    }
  }

  private static CheckResult failed(int number, CheckStep step, Message reason, Evidence evidence) {
    return new CheckResult(
        number, step.name(), Finding.Outcome.FAILED, Optional.of(reason), evidence);
  }
}
