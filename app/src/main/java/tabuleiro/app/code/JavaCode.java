package tabuleiro.app.code;

import java.time.Duration;
import java.util.function.ToDoubleFunction;
import tabuleiro.core.code.CallLimit;
import tabuleiro.core.code.CodePoint;
import tabuleiro.core.code.OwnCodeException;
import tabuleiro.core.code.OwnCodeException.Kind;
import tabuleiro.core.code.SourceFile;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Quotation;

/**
 * A compiled class of the user. Calls are limited in time; whatever goes wrong becomes a sentence
 * with the line.
 *
 * @param <T> the interface that the class implements
 */
final class JavaCode<T> {
  private static final String BUNDLE = "tabuleiro.app.messages";
  private static final Duration LIMIT = CallLimit.CALL;

  private final SourceFile source;
  private final JavaClasses classes;
  private final T instance;

  private JavaCode(SourceFile source, JavaClasses classes, T instance) {
    this.source = source;
    this.classes = classes;
    this.instance = instance;
  }

  /**
   * Compiles a file and creates an instance of its class.
   *
   * @param type the interface that the class must implement
   * @param world a class of the world, whose package the code may use
   */
  static <T> JavaCode<T> load(OwnName name, Class<?> type, Class<?> world) throws InputException {
    if (!name.function().isEmpty()) {
      throw OwnPrograms.fault("code.java.function", name.file(), name.function());
    }
    OwnProcess.require();
    SourceFile source = OwnFiles.find(name.file());
    JavaClasses classes = JavaCompilation.of(source, world.getPackageName());
    @SuppressWarnings("unchecked") // The states of another world are reported when it is called.
    T instance = (T) instance(source, classes, type);
    return new JavaCode<>(source, classes, instance);
  }

  private static Object instance(SourceFile source, JavaClasses classes, Class<?> type)
      throws InputException {
    try {
      Class<?> own = classes.loadClass(source.stem());
      if (!type.isAssignableFrom(own)) {
        throw OwnPrograms.fault("code.java.type", source.name(), type.getSimpleName());
      }
      return own.getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw OwnPrograms.fault("code.java.class", source.name(), source.stem());
    }
  }

  /** The value of a call in parts of a unit, rounded down. */
  long scaled(int scale, ToDoubleFunction<T> call) {
    double value;
    Running running = new Running(Thread.currentThread());
    try {
      value = CallLimit.during(LIMIT, running, () -> call.applyAsDouble(instance));
    } catch (CodePoint.Stopped stopped) {
      throw new OwnCodeException(Kind.LIMIT, running.tooLong());
    } catch (StackOverflowError error) {
      throw fault(Kind.LIMIT, error, message("code.java.stack"));
    } catch (OutOfMemoryError error) {
      throw fault(Kind.LIMIT, error, message("code.java.memory"));
    } catch (ClassCastException error) {
      throw fault(Kind.FAULT, error, message("code.java.states"));
    } catch (RuntimeException | LinkageError | AssertionError error) {
      String text = Quotation.of(String.valueOf(error));
      throw fault(Kind.FAULT, error, message("code.java.failed", text));
    } finally {
      CodePoint.clear();
    }
    if (Double.isNaN(value) || Double.isInfinite(value)) {
      Message problem = message("code.java.infinite", Double.isNaN(value) ? "NaN" : "∞");
      throw new OwnCodeException(Kind.FAULT, message("code.java.in", source.name(), problem));
    }
    return (long) Math.floor(value * scale);
  }

  private OwnCodeException fault(Kind kind, Throwable error, Message problem) {
    for (StackTraceElement frame : error.getStackTrace()) {
      if (classes.has(frame.getClassName())) {
        int line = frame.getLineNumber();
        return new OwnCodeException(kind, message("code.java.at", source.name(), line, problem));
      }
    }
    return new OwnCodeException(kind, message("code.java.in", source.name(), problem));
  }

  private static Message message(String key, Object... arguments) {
    return Message.of(BUNDLE, key, arguments);
  }

  /** A call in a thread. */
  private final class Running implements CallLimit.Stoppable {
    private final Thread thread;
    private volatile int line;

    Running(Thread thread) {
      this.thread = thread;
    }

    @Override
    public void stop() {
      for (StackTraceElement frame : thread.getStackTrace()) {
        if (line == 0 && classes.has(frame.getClassName())) {
          line = frame.getLineNumber();
        }
      }
      CodePoint.stop(thread);
    }

    @Override
    public Message tooLong() {
      Message problem = message("code.java.time", LIMIT.toSeconds());
      return line == 0
          ? message("code.java.in", source.name(), problem)
          : message("code.java.at", source.name(), line, problem);
    }
  }
}
