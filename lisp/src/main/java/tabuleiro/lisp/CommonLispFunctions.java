package tabuleiro.lisp;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.armedbear.lisp.Autoload;
import org.armedbear.lisp.Closure;
import org.armedbear.lisp.Lisp;
import org.armedbear.lisp.LispObject;
import org.armedbear.lisp.MacroObject;
import org.armedbear.lisp.Symbol;

/** The functions of Common Lisp as they are before a program is loaded. */
final class CommonLispFunctions {
  private final Map<Symbol, LispObject> functions = new HashMap<>();

  CommonLispFunctions() {
    for (Object each : Lisp.PACKAGE_CL.getExternalSymbols()) {
      Symbol symbol = (Symbol) each;
      LispObject function = symbol.getSymbolFunction();
      // The Lisp itself replaces these at their first use.
      boolean isReplaced = function instanceof Autoload || symbol.getName().equals("LOOP");
      if (function != null && !isReplaced) {
        functions.put(symbol, function);
      }
    }
  }

  /** The name of a function that has been changed since. */
  Optional<String> changed() {
    return functions.entrySet().stream()
        .filter(entry -> isChanged(entry.getKey(), entry.getValue()))
        .map(entry -> entry.getKey().getName())
        .sorted()
        .findFirst();
  }

  /**
   * Whether a program has changed a function. The Lisp itself replaces some at their first use, but
   * never by an interpreted function or by another one of its own.
   */
  private boolean isChanged(Symbol symbol, LispObject before) {
    LispObject now = symbol.getSymbolFunction();
    if (now == before) {
      return false;
    }
    LispObject code = now instanceof MacroObject macro ? macro.expander : now;
    return code == null || code.getClass() == Closure.class || functions.containsValue(now);
  }

  /** Undoes all changes. */
  void restore() {
    functions.forEach(Symbol::setSymbolFunction);
  }
}
