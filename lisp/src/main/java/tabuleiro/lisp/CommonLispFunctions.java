package tabuleiro.lisp;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.armedbear.lisp.Autoload;
import org.armedbear.lisp.Lisp;
import org.armedbear.lisp.LispObject;
import org.armedbear.lisp.Symbol;

/** The functions of Common Lisp as they are before a program is loaded. */
final class CommonLispFunctions {
  private final Map<Symbol, LispObject> functions = new HashMap<>();

  CommonLispFunctions() {
    for (Object each : Lisp.PACKAGE_CL.getExternalSymbols()) {
      Symbol symbol = (Symbol) each;
      LispObject function = symbol.getSymbolFunction();
      // The Lisp itself replaces these at their first use.
      if (function != null && !(function instanceof Autoload)) {
        functions.put(symbol, function);
      }
    }
  }

  /** The name of a function that has been changed since. */
  Optional<String> changed() {
    return functions.entrySet().stream()
        .filter(entry -> entry.getKey().getSymbolFunction() != entry.getValue())
        .map(entry -> entry.getKey().getName())
        .sorted()
        .findFirst();
  }

  /** Undoes all changes. */
  void restore() {
    functions.forEach(Symbol::setSymbolFunction);
  }
}
