package tabuleiro.lisp;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.armedbear.lisp.Cons;
import org.armedbear.lisp.Fixnum;
import org.armedbear.lisp.Lisp;
import org.armedbear.lisp.LispInteger;
import org.armedbear.lisp.LispObject;
import org.armedbear.lisp.Package;
import org.armedbear.lisp.SimpleArray_T;
import org.armedbear.lisp.Symbol;
import tabuleiro.core.code.CodeData;

/** Lisp objects with the symbols of a package. */
final class LispData implements CodeData {
  private static final int SMALL = 1000;
  private static final Fixnum[] NUMBERS = new Fixnum[SMALL];

  static {
    for (int i = 0; i < SMALL; i++) {
      NUMBERS[i] = Fixnum.getInstance(i);
    }
  }

  private final Package symbols;
  private final Package prelude;
  private final Map<String, LispObject> known = new ConcurrentHashMap<>();

  LispData(Package symbols, Package prelude) {
    this.symbols = symbols;
    this.prelude = prelude;
  }

  @Override
  public LispObject number(long value) {
    return value >= 0 && value < SMALL ? NUMBERS[(int) value] : LispInteger.getInstance(value);
  }

  @Override
  public LispObject symbol(String name) {
    return known.computeIfAbsent(name, this::intern);
  }

  private LispObject intern(String name) {
    String capitals = name.toUpperCase(Locale.ROOT);
    return switch (capitals) {
      case "NIL" -> Lisp.NIL;
      case "T" -> Lisp.T;
      default -> symbols.intern(capitals);
    };
  }

  @Override
  public LispObject keyword(String name) {
    return Lisp.PACKAGE_KEYWORD.intern(name.toUpperCase(Locale.ROOT));
  }

  @Override
  public LispObject bool(boolean value) {
    return value ? Lisp.T : Lisp.NIL;
  }

  @Override
  public LispObject list(Object... items) {
    LispObject list = Lisp.NIL;
    for (int i = items.length - 1; i >= 0; i--) {
      list = new Cons((LispObject) items[i], list);
    }
    return list;
  }

  @Override
  public LispObject array(int rows, int columns, Object... values) {
    LispObject[] data = new LispObject[values.length];
    for (int i = 0; i < data.length; i++) {
      data[i] = (LispObject) values[i];
    }
    SimpleArray_T array = new SimpleArray_T(new int[] {rows, columns}, Lisp.T);
    for (int i = 0; i < data.length; i++) {
      array.aset(i, data[i]);
    }
    return array;
  }

  @Override
  public LispObject call(String function, Object... arguments) {
    String capitals = function.toUpperCase(Locale.ROOT);
    Symbol own = symbols.findAccessibleSymbol(capitals);
    Symbol named =
        own != null && own.getSymbolFunction() != null
            ? own
            : prelude.findAccessibleSymbol(capitals);
    if (named == null) {
      throw new LispFailure("The function " + capitals + " is undefined");
    }
    LispObject[] all = new LispObject[arguments.length];
    for (int i = 0; i < all.length; i++) {
      all[i] = (LispObject) arguments[i];
    }
    return named.getSymbolFunctionOrDie().execute(all);
  }
}
