package tabuleiro.lisp;

import java.io.InputStream;
import java.util.function.Supplier;
import org.armedbear.lisp.Interpreter;
import org.armedbear.lisp.Lisp;
import org.armedbear.lisp.LispObject;
import org.armedbear.lisp.LispThread;
import org.armedbear.lisp.Package;
import org.armedbear.lisp.Primitive;
import org.armedbear.lisp.SpecialBindingsMark;
import org.armedbear.lisp.Stream;
import org.armedbear.lisp.StringInputStream;
import org.armedbear.lisp.Symbol;

/**
 * The Lisp of this process. Armed Bear Common Lisp keeps its symbols in static fields, so there is
 * one per process; programs of the user get packages of their own.
 *
 * <p>An error that a program does not handle becomes a {@link LispFailure}. What a program prints
 * goes to the error output, and it finds nothing on its standard input.
 */
final class LispRuntime {
  private static final LispRuntime INSTANCE = new LispRuntime();

  private final ForbiddenFunctions forbidden;

  private LispRuntime() {
    Interpreter.createInstance();
    Symbol.DEBUGGER_HOOK.setSymbolValue(new Hook());
    Symbol.STANDARD_INPUT.setSymbolValue(
        new Stream(Symbol.SYSTEM_STREAM, InputStream.nullInputStream(), Symbol.CHARACTER));
    Stream output =
        new Stream(Symbol.SYSTEM_STREAM, new CappedOutput(System.err), Symbol.CHARACTER);
    Symbol.STANDARD_OUTPUT.setSymbolValue(output);
    Symbol.ERROR_OUTPUT.setSymbolValue(output);
    Symbol.TRACE_OUTPUT.setSymbolValue(output);
    System.setErr(new TracelessOutput(System.err));
    forbidden = ForbiddenFunctions.install();
  }

  /** The Lisp of this process, which the first call starts; that takes one or two seconds. */
  static LispRuntime get() {
    return INSTANCE;
  }

  /** Runs code of the user: what it must not do is an error, and it leaves no bindings behind. */
  LispObject inUserCode(Supplier<LispObject> code) {
    return forbidden.during(() -> contained(code));
  }

  /** Forbids again what the Lisp has loaded since. */
  void renew() {
    forbidden.renew();
  }

  /** Runs code and undoes its special bindings, also if it fails. */
  static LispObject contained(Supplier<LispObject> code) {
    LispThread thread = LispThread.currentThread();
    SpecialBindingsMark mark = thread.markSpecialBindings();
    boolean isDone = false;
    try {
      LispObject value = code.get();
      isDone = true;
      return value;
    } finally {
      thread.resetSpecialBindings(mark);
      if (!isDone) {
        thread.resetStack();
      }
    }
  }

  /** Reads the first form of a text, with the symbols of a package. */
  static LispObject read(String text, Package inPackage) {
    LispThread thread = LispThread.currentThread();
    thread.bindSpecial(Symbol._PACKAGE_, inPackage);
    thread.bindSpecial(Symbol.READ_EVAL, Lisp.NIL);
    return new StringInputStream(text).read(true, Lisp.NIL, false, thread, Stream.currentReadtable);
  }

  /** Called instead of the debugger when nothing handles an error. */
  private static final class Hook extends Primitive {
    Hook() {
      super("TABULEIRO-FAILURE", Lisp.PACKAGE_SYS, false, "condition hook");
    }

    @Override
    public LispObject execute(LispObject condition, LispObject hook) {
      throw new LispFailure(condition);
    }
  }
}
