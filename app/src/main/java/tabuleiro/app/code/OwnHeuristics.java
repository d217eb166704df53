package tabuleiro.app.code;

import java.util.Optional;
import tabuleiro.core.Puzzle;
import tabuleiro.core.code.CourseForm;
import tabuleiro.core.code.OwnCodeException;
import tabuleiro.core.code.OwnFunction;
import tabuleiro.core.code.OwnHeuristic;
import tabuleiro.core.code.OwnProgram;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.Puzzles;

/** Heuristics that users write. Nothing is known about them, so nothing is proved with them. */
public final class OwnHeuristics {
  private OwnHeuristics() {}

  /** The parts of a state's estimate, before it is checked. */
  @FunctionalInterface
  interface Parts<S> {
    long of(S state);
  }

  /** The heuristic of a name; empty if it is not the name of a user's code. */
  public static <S extends Puzzle> Optional<Heuristic<S>> find(Puzzles<S> puzzles, String name)
      throws InputException {
    if (name.startsWith(BotEstimates.PREFIX)) {
      BotEstimates bot = BotEstimates.of(name);
      int scale = puzzles.courseForm().scale();
      return Optional.of(of(puzzles, bot.name(), bot.parts(puzzles.notation(), scale)));
    }
    Optional<OwnName> own = OwnName.of(name);
    return own.isEmpty() ? Optional.empty() : Optional.of(find(puzzles, own.get()));
  }

  private static <S extends Puzzle> Heuristic<S> find(Puzzles<S> puzzles, OwnName name)
      throws InputException {
    CourseForm<S> form = puzzles.courseForm();
    int scale = form.scale();
    if (name.isJava()) {
      JavaCode<OwnHeuristic<S>> code = JavaCode.load(name, OwnHeuristic.class, puzzles.getClass());
      return of(puzzles, name.brief(), state -> code.scaled(scale, h -> h.of(state)));
    }
    OwnProgram program = OwnPrograms.load(name.file(), form.prelude());
    OwnFunction function = OwnPrograms.function(name, program);
    StateArguments<S> arguments = StateArguments.of(form, function);
    String shown = new OwnName(name.file(), function.name()).brief();
    return of(puzzles, shown, state -> function.scaled(scale, data -> arguments.of(state, data)));
  }

  /** A heuristic whose failure ends the search as a limit does. */
  static <S extends Puzzle> Heuristic<S> of(Puzzles<S> puzzles, String name, Parts<S> parts) {
    int scale = puzzles.courseForm().scale();
    return new Heuristic<>(
        name,
        false,
        false,
        scale,
        state -> {
          try {
            return checked(puzzles, name, state, parts.of(state));
          } catch (OwnCodeException fault) {
            OwnFaults.add(fault);
            throw Budget.Stop.because(Budget.Reason.CANCELLED);
          }
        });
  }

  /**
   * An estimate in the range of a search. It may be negative only where the puzzle is solved: some
   * heuristics of the courses are.
   */
  private static <S extends Puzzle> int checked(
      Puzzles<S> puzzles, String name, S state, long parts) {
    if (parts < 0 && !state.isSolved()) {
      double value = parts / (double) puzzles.courseForm().scale();
      String text = puzzles.notation().write(state);
      Message problem =
          Message.of("tabuleiro.app.messages", "code.negative", name, value, text).quoted();
      throw new OwnCodeException(OwnCodeException.Kind.FAULT, problem);
    }
    return (int) Math.max(-Heuristic.NEVER, Math.min(parts, Heuristic.NEVER - 1));
  }
}
