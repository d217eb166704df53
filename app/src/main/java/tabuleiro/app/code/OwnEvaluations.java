package tabuleiro.app.code;

import java.util.Optional;
import tabuleiro.core.Position;
import tabuleiro.core.code.CourseForm;
import tabuleiro.core.code.OwnCodeException;
import tabuleiro.core.code.OwnEvaluation;
import tabuleiro.core.code.OwnFunction;
import tabuleiro.core.code.OwnProgram;
import tabuleiro.core.player.Evaluation;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.player.PlayerFailure.Evidence;
import tabuleiro.core.player.PlayerFailure.Kind;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;

/** Evaluations that users write. A player whose evaluation fails loses its game. */
public final class OwnEvaluations {
  private static final int MOST = 1_000_000_000;

  private OwnEvaluations() {}

  /** The evaluation of a name; empty if it is not the name of a user's code. */
  public static <P extends Position> Optional<Evaluation<P>> find(Game<P> game, String name)
      throws InputException {
    if (name.startsWith(BotEstimates.PREFIX)) {
      return Optional.of(find(game, BotEstimates.of(name)));
    }
    Optional<OwnName> own = OwnName.of(name);
    return own.isEmpty() ? Optional.empty() : Optional.of(find(game, own.get()));
  }

  private static <P extends Position> Evaluation<P> find(Game<P> game, BotEstimates bot) {
    CourseForm<P> form = game.courseForm();
    int scale = form.scale();
    return new Own<>(bot.name(), scale * form.unitsPerPoint(), bot.parts(game.notation(), scale));
  }

  private static <P extends Position> Evaluation<P> find(Game<P> game, OwnName name)
      throws InputException {
    CourseForm<P> form = game.courseForm();
    int scale = form.scale();
    if (name.isJava()) {
      JavaCode<OwnEvaluation<P>> code = JavaCode.load(name, OwnEvaluation.class, game.getClass());
      return new Own<>(
          name.brief(), scale * form.unitsPerPoint(), p -> code.scaled(scale, e -> e.of(p)));
    }
    OwnProgram program = OwnPrograms.load(name.file(), form.prelude());
    OwnFunction function = OwnPrograms.function(name, program);
    StateArguments<P> arguments = StateArguments.of(form, function);
    String shown = new OwnName(name.file(), function.name()).brief();
    return new Own<>(
        shown,
        scale * form.unitsPerPoint(),
        p -> function.scaled(scale, data -> arguments.of(p, data)));
  }

  private record Own<P extends Position>(String name, int scale, OwnHeuristics.Parts<P> parts)
      implements Evaluation<P> {
    @Override
    public int of(P position) {
      try {
        return (int) Math.max(-MOST, Math.min(parts.of(position), MOST));
      } catch (OwnCodeException fault) {
        Kind kind = fault.kind() == OwnCodeException.Kind.LIMIT ? Kind.TIME : Kind.CRASH;
        PlayerFailure failure = new PlayerFailure(kind, fault.problem(), Evidence.NONE);
        failure.initCause(fault);
        throw failure;
      }
    }
  }
}
