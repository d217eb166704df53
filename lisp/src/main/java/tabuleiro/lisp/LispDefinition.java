package tabuleiro.lisp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.armedbear.lisp.Cons;
import org.armedbear.lisp.Lisp;
import org.armedbear.lisp.LispObject;
import org.armedbear.lisp.Symbol;

/**
 * A form that defines something, such as {@code defun}.
 *
 * @param kind the name of the defining form, in capitals
 * @param parameters the required parameters of a function
 */
record LispDefinition(String kind, Symbol name, List<String> parameters) {

  /** The definition that a form is; empty if it is none. */
  static Optional<LispDefinition> of(LispObject form) {
    if (!(form instanceof Cons cons)
        || !(cons.car() instanceof Symbol operator)
        || !operator.getName().startsWith("DEF")
        || !(cons.cdr() instanceof Cons rest)) {
      return Optional.empty();
    }
    // (defstruct (name options…) …)
    LispObject named = rest.car() instanceof Cons list ? list.car() : rest.car();
    if (!(named instanceof Symbol name)) {
      return Optional.empty();
    }
    boolean isFunction = operator.getName().equals("DEFUN") && rest.cdr() instanceof Cons;
    List<String> parameters = isFunction ? required(((Cons) rest.cdr()).car()) : List.of();
    return Optional.of(new LispDefinition(operator.getName(), name, parameters));
  }

  /** Whether a text that may not be readable starts like a definition. */
  static boolean looksLike(String text) {
    return text.regionMatches(true, 0, "(def", 0, "(def".length());
  }

  private static List<String> required(LispObject lambdaList) {
    List<String> names = new ArrayList<>();
    for (LispObject rest = lambdaList; rest instanceof Cons cons; rest = cons.cdr()) {
      if (!(cons.car() instanceof Symbol symbol) || symbol.getName().startsWith("&")) {
        break;
      }
      names.add(symbol.getName().toLowerCase(Locale.ROOT));
    }
    return names;
  }

  boolean isFunction() {
    return kind.equals("DEFUN");
  }

  /** Whether it would change a symbol of Common Lisp itself, such as {@code car}. */
  boolean changesCommonLisp() {
    return name.getPackage() == Lisp.PACKAGE_CL && !kind.equals("DEFPACKAGE");
  }
}
