package tabuleiro.app.code;

import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import tabuleiro.core.code.CodeLanguage;
import tabuleiro.core.code.OwnFunction;
import tabuleiro.core.code.OwnProgram;
import tabuleiro.core.code.SourceFile;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Quotation;

/** Loads the user's programs, each once per content. */
public final class OwnPrograms {
  private static final String BUNDLE = "tabuleiro.app.messages";
  private static final int MOST_PARAMETERS = 2;
  private static final Map<Key, OwnProgram> LOADED = new ConcurrentHashMap<>();

  private record Key(SourceFile source, String prelude) {}

  private OwnPrograms() {}

  /** The program of a file, with definitions that it may use. */
  public static OwnProgram load(String file, String prelude) throws InputException {
    OwnProcess.require(); // before the file is read: a server must not tell which files exist
    SourceFile source = OwnFiles.find(file);
    Key key = new Key(source, prelude);
    OwnProgram known = LOADED.get(key);
    if (known == null) {
      known = language(file).load(source, prelude);
      known.notes().forEach(OwnFaults::note);
      LOADED.put(key, known);
    }
    return known;
  }

  /** Waits until all programs run at full speed, before something is measured. */
  static void awaitFullSpeed() {
    LOADED.values().forEach(OwnProgram::awaitFullSpeed);
  }

  /** Starts the languages of the programs that a command line names, in the background. */
  public static void prepare(String... arguments) {
    for (CodeLanguage each : ServiceLoader.load(CodeLanguage.class)) {
      if (Stream.of(arguments).anyMatch(each::isNamedIn)) {
        each.prepare();
      }
    }
  }

  /** The language of a file, judged by its name. */
  public static CodeLanguage language(String file) throws InputException {
    for (CodeLanguage each : ServiceLoader.load(CodeLanguage.class)) {
      if (each.reads(file)) {
        return each;
      }
    }
    throw fault("code.noModule", file);
  }

  /**
   * The function that a name means: the one it names; otherwise the one with the name of the file;
   * otherwise the only one with one parameter.
   */
  static OwnFunction function(OwnName name, OwnProgram program) throws InputException {
    List<OwnFunction> all = program.functions();
    String wanted = name.function().isEmpty() ? program.source().stem() : name.function();
    for (OwnFunction each : all) {
      if (each.name().equalsIgnoreCase(wanted)) {
        return callable(name, each);
      }
    }
    List<OwnFunction> single = all.stream().filter(f -> f.parameters().size() == 1).toList();
    if (name.function().isEmpty() && single.size() == 1) {
      return single.get(0);
    }
    Stream<OwnFunction> candidates =
        all.stream().filter(f -> takes(f.parameters().size()) || single.isEmpty());
    Quotation.Names names = Quotation.names(candidates.map(OwnFunction::name).toList());
    throw name.function().isEmpty()
        ? fault("code.which", name.file(), names)
        : fault("code.noFunction", name.file(), name.function(), names);
  }

  private static OwnFunction callable(OwnName name, OwnFunction function) throws InputException {
    int count = function.parameters().size();
    if (!takes(count)) {
      throw fault("code.parameters", name.file(), function.line(), function.name(), count);
    }
    return function;
  }

  private static boolean takes(int parameters) {
    return parameters >= 1 && parameters <= MOST_PARAMETERS;
  }

  static InputException fault(String key, Object... arguments) {
    return new InputException(Message.of(BUNDLE, key, arguments));
  }
}
