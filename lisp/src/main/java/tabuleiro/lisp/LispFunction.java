package tabuleiro.lisp;

import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.armedbear.lisp.Bignum;
import org.armedbear.lisp.DoubleFloat;
import org.armedbear.lisp.Fixnum;
import org.armedbear.lisp.Lisp;
import org.armedbear.lisp.LispObject;
import org.armedbear.lisp.LispThread;
import org.armedbear.lisp.Ratio;
import org.armedbear.lisp.SimpleString;
import org.armedbear.lisp.SingleFloat;
import org.armedbear.lisp.Symbol;
import tabuleiro.core.code.CallLimit;
import tabuleiro.core.code.OwnCodeException;
import tabuleiro.core.code.OwnCodeException.Kind;
import tabuleiro.core.code.OwnFunction;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Quotation;

/**
 * A function of a Lisp program. It is looked up by its symbol at each call, so that a call gets the
 * compiled function as soon as there is one.
 *
 * @param file the name of the file that defines it
 * @param data builds arguments with the symbols of the package in which the function was read
 */
record LispFunction(Symbol symbol, String file, int line, List<String> parameters, LispData data)
    implements OwnFunction {

  @Override
  public String name() {
    return symbol.getName().toLowerCase(Locale.ROOT);
  }

  @Override
  public LispObject call(Duration limit, Arguments arguments) {
    try {
      return LispCalls.run(limit, this::at, () -> execute(arguments.in(data)));
    } catch (LispCalls.LispProblem problem) {
      throw new OwnCodeException(problem.kind(), at(problem.problem()));
    }
  }

  private LispObject execute(Object[] arguments) {
    LispObject function = symbol.getSymbolFunctionOrDie();
    if (arguments.length == 1) {
      return function.execute((LispObject) arguments[0]);
    } else if (arguments.length == 2) {
      return function.execute((LispObject) arguments[0], (LispObject) arguments[1]);
    }
    LispObject[] all = new LispObject[arguments.length];
    for (int i = 0; i < all.length; i++) {
      all[i] = (LispObject) arguments[i];
    }
    return Lisp.funcall(function, all, LispThread.currentThread());
  }

  @Override
  public long scaled(int scale, Arguments arguments) {
    LispObject value = call(CallLimit.CALL, arguments);
    if (value instanceof Fixnum number) {
      return (long) number.value * scale;
    } else if (value instanceof Ratio ratio) {
      return floor(ratio, scale);
    } else if (value instanceof SingleFloat || value instanceof DoubleFloat) {
      double number = value instanceof SingleFloat single ? single.value : value.doubleValue();
      if (Double.isNaN(number) || Double.isInfinite(number)) {
        String text = Double.isNaN(number) ? "NaN" : "∞";
        throw fault(LispMessages.of("value.infinite", text));
      }
      return (long) Math.floor(number * scale);
    } else if (value instanceof Bignum big) {
      return big.value.signum() < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
    }
    throw fault(LispMessages.of("value.type", text(value)));
  }

  private static long floor(Ratio ratio, int scale) {
    BigInteger parts = ratio.numerator().multiply(BigInteger.valueOf(scale));
    BigInteger[] divided = parts.divideAndRemainder(ratio.denominator());
    BigInteger floor = divided[1].signum() < 0 ? divided[0].subtract(BigInteger.ONE) : divided[0];
    return floor.bitLength() < Long.SIZE
        ? floor.longValue()
        : floor.signum() < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
  }

  private Object text(LispObject value) {
    try {
      return Quotation.of(
          LispCalls.run(CallLimit.CALL, this::at, () -> printed(value)).getStringValue());
    } catch (LispCalls.LispProblem e) {
      return value.typeOf().princToString();
    }
  }

  private LispObject printed(LispObject value) {
    LispThread.currentThread().bindSpecial(Symbol._PACKAGE_, symbol.getPackage());
    return new SimpleString(value.printObject());
  }

  private OwnCodeException fault(Message problem) {
    return new OwnCodeException(Kind.FAULT, at(problem));
  }

  private Message at(Message problem) {
    return LispMessages.of("at.function", file, line, name(), problem);
  }
}
