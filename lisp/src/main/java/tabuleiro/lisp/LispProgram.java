package tabuleiro.lisp;

import java.util.List;
import org.armedbear.lisp.Closure;
import org.armedbear.lisp.LispObject;
import tabuleiro.core.code.OwnFunction;
import tabuleiro.core.code.OwnProgram;
import tabuleiro.core.code.SourceFile;
import tabuleiro.core.text.Message;

/** A loaded Lisp file. Its functions are interpreted until they are compiled. */
public final class LispProgram implements OwnProgram {
  private final SourceFile source;
  private final List<LispFunction> functions;
  private final List<Message> notes;
  private final LispData data;
  private final LispCompiler.Work compilation;

  LispProgram(
      SourceFile source,
      List<LispFunction> functions,
      List<Message> notes,
      LispData data,
      LispCompiler.Work compilation) {
    this.source = source;
    this.functions = List.copyOf(functions);
    this.notes = List.copyOf(notes);
    this.data = data;
    this.compilation = compilation;
  }

  @Override
  public SourceFile source() {
    return source;
  }

  @Override
  public List<OwnFunction> functions() {
    return List.copyOf(functions);
  }

  @Override
  public List<Message> notes() {
    return notes;
  }

  @Override
  public void awaitFullSpeed() {
    compilation.await();
  }

  /** Builds values with the symbols of the package in which the file starts. */
  public LispData data() {
    return data;
  }

  /** Whether a function is compiled. */
  boolean isCompiled(String name) {
    return functions.stream()
        .filter(function -> function.name().equals(name))
        .anyMatch(each -> each.symbol().getSymbolFunction().getClass() != Closure.class);
  }

  /** The value as Lisp prints it. */
  public static String print(Object value) {
    return ((LispObject) value).printObject();
  }
}
