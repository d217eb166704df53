package tabuleiro.lisp;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.armedbear.lisp.Autoload;
import org.armedbear.lisp.Cons;
import org.armedbear.lisp.Function;
import org.armedbear.lisp.Lisp;
import org.armedbear.lisp.LispObject;
import org.armedbear.lisp.Package;
import org.armedbear.lisp.Symbol;

/**
 * Keeps a user's program from files, sockets, other programs, threads and Java. The functions that
 * reach them are replaced by ones that fail while code of the user runs; the Lisp itself, its
 * compiler above all, goes on using them.
 *
 * <p>This stops mistakes and simple mischief. It is no proof against an attacker: the process is
 * also limited in time and memory, and it is the user's own.
 */
final class ForbiddenFunctions {
  private static final Set<String> COMMON_LISP =
      Set.of(
          "OPEN",
          "LOAD",
          "COMPILE-FILE",
          "DELETE-FILE",
          "RENAME-FILE",
          "DIRECTORY",
          "ENSURE-DIRECTORIES-EXIST",
          "FILE-WRITE-DATE",
          "FILE-AUTHOR",
          "DRIBBLE",
          "ED");

  private static final Set<String> EXTENSIONS =
      Set.of(
          "QUIT",
          "EXIT",
          "RUN-SHELL-COMMAND",
          "MAKE-SOCKET",
          "MAKE-SERVER-SOCKET",
          "SERVER-SOCKET-CLOSE",
          "SOCKET-ACCEPT",
          "SOCKET-CLOSE",
          "GET-SOCKET-STREAM",
          "CD",
          "MAKE-TEMP-FILE",
          "MAKE-TEMP-DIRECTORY",
          "DELETE-DIRECTORY",
          "MKDIR",
          "PROBE-DIRECTORY",
          "ADD-PACKAGE-LOCAL-NICKNAME",
          "GETENV",
          "GETENV-ALL",
          "SAVE-LISP-AND-DIE");

  private static final Set<String> SYSTEM =
      Set.of(
          "RUN-PROGRAM",
          "MAKE-FILE-STREAM",
          "%RUN-SHELL-COMMAND",
          "RUN-SHELL-COMMAND",
          "%MAKE-SOCKET",
          "MAKE-SOCKET",
          "%OPEN",
          "UNZIP",
          "ZIP",
          "PROCESS-KILL");

  private final ThreadLocal<Boolean> isUserCode = ThreadLocal.withInitial(() -> false);
  private final Map<Symbol, Guarded> replaced = new LinkedHashMap<>();

  private ForbiddenFunctions() {}

  /** Replaces the functions. */
  static ForbiddenFunctions install() {
    ForbiddenFunctions forbidden = new ForbiddenFunctions();
    forbidden.replace(Lisp.PACKAGE_CL, COMMON_LISP);
    forbidden.replace(Lisp.PACKAGE_EXT, EXTENSIONS);
    forbidden.replace(Lisp.PACKAGE_SYS, SYSTEM);
    forbidden.replaceAll(Lisp.PACKAGE_THREADS);
    return forbidden;
  }

  private void replaceAll(Package from) {
    List<String> names = new ArrayList<>();
    for (Symbol symbol : from.symbols()) {
      if (symbol.getPackage() == from) {
        names.add(symbol.getName());
      }
    }
    replace(from, Set.copyOf(names));
  }

  private void replace(Package from, Set<String> names) {
    for (String name : names) {
      Symbol symbol = from.findAccessibleSymbol(name);
      if (symbol != null && symbol.getSymbolFunction() instanceof Function original) {
        Guarded guarded = new Guarded(symbol, original);
        symbol.setSymbolFunction(guarded);
        replaced.put(symbol, guarded);
      }
    }
  }

  /**
   * A symbol in a form through which Lisp reaches Java. These are refused where they are read: the
   * Lisp itself needs their functions as they are.
   */
  static Optional<String> javaIn(LispObject form) {
    Deque<LispObject> open = new ArrayDeque<>(List.of(form));
    while (!open.isEmpty()) {
      LispObject next = open.pop();
      if (next instanceof Cons cons) {
        open.push(cons.cdr());
        open.push(cons.car());
      } else if (next instanceof Symbol symbol && symbol.getPackage() == Lisp.PACKAGE_JAVA) {
        return Optional.of(symbol.getName());
      }
    }
    return Optional.empty();
  }

  /** Replaces again what the Lisp has loaded since: it loads most functions at their first use. */
  void renew() {
    replaced.forEach(
        (symbol, guarded) -> {
          LispObject now = symbol.getSymbolFunction();
          if (now != guarded) {
            guarded.original = now;
            symbol.setSymbolFunction(guarded);
          }
        });
  }

  /** Runs code of the user. */
  LispObject during(Supplier<LispObject> code) {
    boolean before = isUserCode.get();
    isUserCode.set(true);
    try {
      return code.get();
    } finally {
      isUserCode.set(before);
    }
  }

  /**
   * Whether a part of the Lisp itself is being loaded, at its first use by code of the user. Most
   * parts are loaded by an {@link Autoload}; the macro {@code loop} calls {@code require}.
   */
  private static boolean isLoadingLisp() {
    return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
        .walk(frames -> frames.anyMatch(frame -> isLoader(frame.getDeclaringClass())));
  }

  private static boolean isLoader(Class<?> type) {
    return Autoload.class.isAssignableFrom(type)
        || type.getName().startsWith("org.armedbear.lisp.require_");
  }

  /** A function that fails in code of the user. */
  private final class Guarded extends Function {
    private final Symbol symbol;
    private LispObject original;

    Guarded(Symbol symbol, Function original) {
      super((LispObject) symbol, Lisp.NIL);
      this.symbol = symbol;
      this.original = original;
    }

    private LispObject allowed() {
      if (isUserCode.get() && !isLoadingLisp()) {
        throw new ForbiddenCall(symbol.getName());
      }
      return original;
    }

    @Override
    public LispObject execute() {
      return allowed().execute();
    }

    @Override
    public LispObject execute(LispObject a) {
      return allowed().execute(a);
    }

    @Override
    public LispObject execute(LispObject a, LispObject b) {
      return allowed().execute(a, b);
    }

    @Override
    public LispObject execute(LispObject a, LispObject b, LispObject c) {
      return allowed().execute(a, b, c);
    }

    @Override
    public LispObject execute(LispObject a, LispObject b, LispObject c, LispObject d) {
      return allowed().execute(a, b, c, d);
    }

    @Override
    public LispObject execute(
        LispObject a, LispObject b, LispObject c, LispObject d, LispObject e) {
      return allowed().execute(a, b, c, d, e);
    }

    @Override
    public LispObject execute(
        LispObject a, LispObject b, LispObject c, LispObject d, LispObject e, LispObject f) {
      return allowed().execute(a, b, c, d, e, f);
    }

    @Override
    public LispObject execute(
        LispObject a,
        LispObject b,
        LispObject c,
        LispObject d,
        LispObject e,
        LispObject f,
        LispObject g) {
      return allowed().execute(a, b, c, d, e, f, g);
    }

    @Override
    public LispObject execute(
        LispObject a,
        LispObject b,
        LispObject c,
        LispObject d,
        LispObject e,
        LispObject f,
        LispObject g,
        LispObject h) {
      return allowed().execute(a, b, c, d, e, f, g, h);
    }

    @Override
    public LispObject execute(LispObject[] all) {
      return allowed().execute(all);
    }
  }

  /** A program called a function that it may not call; no handler of the program catches it. */
  static final class ForbiddenCall extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String function;

    ForbiddenCall(String function) {
      super(function, null, false, false);
      this.function = function;
    }

    String function() {
      return function;
    }
  }
}
