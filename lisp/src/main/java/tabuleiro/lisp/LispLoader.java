package tabuleiro.lisp;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.armedbear.lisp.AbstractString;
import org.armedbear.lisp.Cons;
import org.armedbear.lisp.Lisp;
import org.armedbear.lisp.LispObject;
import org.armedbear.lisp.LispThread;
import org.armedbear.lisp.Package;
import org.armedbear.lisp.Symbol;
import tabuleiro.core.code.SourceFile;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.InputText;
import tabuleiro.core.text.Message;

/**
 * Loads a file, form by form.
 *
 * <ul>
 *   <li>A definition that fails is an error.
 *   <li>{@code (load "other.lisp")} loads a file of the same folder. A file that is not there, and
 *       every other form that fails, such as the start of a menu, is left out with a note.
 *   <li>{@code (compile-file …)} and {@code (require …)} are left out.
 *   <li>A definition of a symbol of Common Lisp is an error.
 * </ul>
 */
final class LispLoader {
  private static final Duration LIMIT = Duration.ofSeconds(10);
  private static final Set<String> LEFT_OUT = Set.of("COMPILE-FILE", "REQUIRE", "COMPILE");

  private final LispRuntime runtime = LispRuntime.get();
  private final SourceFile source;
  private final LispPackages packages = new LispPackages();
  private final Map<Symbol, LispFunction> functions = new LinkedHashMap<>();
  private final List<Symbol> inPrelude = new ArrayList<>();
  private final List<Message> notes = new ArrayList<>();
  private final Set<Path> loaded = new HashSet<>();
  private final CommonLispFunctions common = new CommonLispFunctions();

  LispLoader(SourceFile source) {
    this.source = source;
  }

  LispProgram load(String prelude) throws InputException {
    try {
      load("prelude", prelude);
      List<Symbol> defined = List.copyOf(functions.keySet());
      inPrelude.addAll(defined);
      functions.clear();
      load(source.name(), source.text());
    } finally {
      packages.hide();
    }
    LispData data = new LispData(packages.initial(), packages.initial());
    List<Symbol> compiled = new ArrayList<>(functions.keySet());
    compiled.addAll(inPrelude);
    LispCompiler.Work work = LispCompiler.compile(compiled);
    return new LispProgram(source, new ArrayList<>(functions.values()), notes, data, work);
  }

  private void load(String file, String text) throws InputException {
    Package before = packages.current();
    for (TopLevelForm each : TopLevelForm.all(file, text)) {
      load(file, each);
      Optional<String> changed = common.changed();
      if (changed.isPresent()) {
        common.restore();
        throw LispMessages.fault(file, each.line(), "load.redefined", lower(changed.get()));
      }
    }
    packages.enter(before);
  }

  private void load(String file, TopLevelForm top) throws InputException {
    LispObject form;
    try {
      form =
          LispCalls.run(
              LIMIT,
              problem -> at(file, top, problem),
              () -> LispRuntime.read(top.text(), packages.current()));
    } catch (LispCalls.LispProblem problem) {
      if (LispDefinition.looksLike(top.text())) {
        throw new InputException(at(file, top, problem.problem()));
      }
      notes.add(leftOut(file, top, problem.problem()));
      return;
    }
    Optional<String> java = ForbiddenFunctions.javaIn(form);
    if (java.isPresent()) {
      throw LispMessages.fault(file, top.line(), "load.java", java.get());
    }
    Optional<LispDefinition> definition = LispDefinition.of(form);
    if (definition.isPresent() && definition.get().changesCommonLisp()) {
      String name = lower(definition.get().name().getName());
      throw LispMessages.fault(file, top.line(), "load.redefined", name);
    }
    String operator =
        form instanceof Cons cons && cons.car() instanceof Symbol s ? s.getName() : "";
    if (operator.equals("IN-PACKAGE")) {
      packages.enter(form);
    } else if (operator.equals("LOAD")) {
      loadOther(file, top, form);
    } else if (!LEFT_OUT.contains(operator)) {
      evaluate(file, top, form);
      definition
          .filter(LispDefinition::isFunction)
          .ifPresent(found -> define(file, top.line(), found));
    }
  }

  private void define(String file, int line, LispDefinition found) {
    LispData data = new LispData(packages.current(), packages.initial());
    functions.remove(found.name());
    functions.put(
        found.name(), new LispFunction(found.name(), file, line, found.parameters(), data));
  }

  private void evaluate(String file, TopLevelForm top, LispObject form) throws InputException {
    runtime.renew();
    try {
      LispCalls.run(
          LIMIT,
          problem -> at(file, top, problem),
          () -> {
            LispThread.currentThread().bindSpecial(Symbol._PACKAGE_, packages.current());
            return Lisp.eval(form);
          });
    } catch (LispCalls.LispProblem problem) {
      if (LispDefinition.looksLike(top.text())) {
        throw new InputException(at(file, top, problem.problem()));
      }
      notes.add(leftOut(file, top, problem.problem()));
    }
  }

  /** Loads a file of the same folder, whatever folder and ending the program names. */
  private void loadOther(String file, TopLevelForm top, LispObject form) throws InputException {
    LispObject argument = form.cadr();
    Optional<Path> other =
        argument instanceof AbstractString text ? sibling(text.getStringValue()) : Optional.empty();
    if (other.isEmpty()) {
      notes.add(leftOut(file, top, LispMessages.of("load.missing")));
    } else if (loaded.add(other.get())) {
      String name = other.get().getFileName().toString();
      load(name, InputText.file(other.get()));
    }
  }

  private Optional<Path> sibling(String named) {
    String file = named.substring(Math.max(named.lastIndexOf('/'), named.lastIndexOf('\\')) + 1);
    int dot = file.lastIndexOf('.');
    String stem = dot > 0 ? file.substring(0, dot) : file;
    if (source.folder().isEmpty() || stem.equals(source.stem()) || stem.isEmpty()) {
      return Optional.empty();
    }
    try {
      Path folder = source.folder().get().toRealPath();
      Path path = folder.resolve(stem + ".lisp").toRealPath();
      return path.startsWith(folder) && Files.isRegularFile(path)
          ? Optional.of(path)
          : Optional.empty();
    } catch (IOException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static Message at(String file, TopLevelForm top, Message problem) {
    return LispMessages.of("at", file, top.line(), problem);
  }

  private static Message leftOut(String file, TopLevelForm top, Message why) {
    return at(file, top, LispMessages.of("load.leftOut", why));
  }

  private static String lower(String name) {
    return name.toLowerCase(java.util.Locale.ROOT);
  }
}
