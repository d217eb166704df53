package tabuleiro.lisp;

import java.time.Duration;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.armedbear.lisp.Lisp;
import org.armedbear.lisp.LispObject;
import org.armedbear.lisp.LispThread;
import org.armedbear.lisp.Primitive;
import org.armedbear.lisp.ProcessingTerminated;
import org.armedbear.lisp.Symbol;
import tabuleiro.core.code.CallLimit;
import tabuleiro.core.code.OwnCodeException;
import tabuleiro.core.code.OwnCodeException.Kind;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Quotation;

/** Calls code of the user and turns everything that can go wrong into a sentence. */
final class LispCalls {
  private LispCalls() {}

  /** Thrown inside a call that has taken too long. */
  private static final class Interruption extends RuntimeException {
    private static final long serialVersionUID = 1;

    Interruption() {
      super("interrupted", null, false, false);
    }
  }

  private static final Primitive INTERRUPT =
      new Primitive("TABULEIRO-INTERRUPT", Lisp.PACKAGE_SYS, false, "") {
        @Override
        public LispObject execute() {
          throw new Interruption();
        }
      };

  /** Runs code within a limit of time. */
  static LispObject run(Duration limit, UnaryOperator<Message> place, Supplier<LispObject> code)
      throws LispProblem {
    LispThread thread = LispThread.currentThread();
    try {
      return CallLimit.during(
          limit, new Running(thread, limit, place), () -> LispRuntime.get().inUserCode(code));
    } catch (LispFailure failure) {
      throw new LispProblem(Kind.FAULT, failed(failure));
    } catch (ForbiddenFunctions.ForbiddenCall call) {
      throw new LispProblem(Kind.FAULT, LispMessages.of("call.forbidden", call.function()));
    } catch (ProcessingTerminated end) {
      throw new LispProblem(Kind.FAULT, LispMessages.of("call.forbidden", "QUIT"));
    } catch (Interruption interruption) {
      throw new LispProblem(Kind.LIMIT, LispMessages.of("call.time", limit.toSeconds()));
    } catch (StackOverflowError error) {
      throw new LispProblem(Kind.LIMIT, LispMessages.of("call.stack"));
    } catch (OutOfMemoryError error) {
      throw new LispProblem(Kind.LIMIT, LispMessages.of("call.memory"));
    } catch (RuntimeException | Error other) {
      throw other instanceof OwnCodeException own
          ? new LispProblem(own.kind(), own.problem())
          : new LispProblem(Kind.FAULT, LispMessages.of("call.failed", String.valueOf(other)));
    }
  }

  private static Message failed(LispFailure failure) {
    return LispMessages.of("call.failed", Quotation.of(failure.reason()));
  }

  /** A call in a thread; {@code place} adds the file and the line to a sentence. */
  private record Running(LispThread thread, Duration limit, UnaryOperator<Message> place)
      implements CallLimit.Stoppable {

    /** Loops and calls of Armed Bear look for interruptions. */
    @Override
    public void stop() {
      Symbol function = Lisp.PACKAGE_THREADS.findAccessibleSymbol("INTERRUPT-THREAD");
      function.execute(thread, INTERRUPT);
    }

    @Override
    public Message tooLong() {
      return place.apply(LispMessages.of("call.time", limit.toSeconds()));
    }
  }

  /** What went wrong in a call, without file and line. */
  static final class LispProblem extends Exception {
    private static final long serialVersionUID = 1;

    private final transient Message problem;
    private final Kind kind;

    LispProblem(Kind kind, Message problem) {
      super(problem.key(), null, false, false);
      this.kind = kind;
      this.problem = problem;
    }

    Message problem() {
      return problem;
    }

    Kind kind() {
      return kind;
    }
  }
}
