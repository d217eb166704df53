package tabuleiro.app.code;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.code.SourceFile;
import tabuleiro.core.text.InputException;

/**
 * Compiles one file in memory, in two steps: the first finds the loops and methods, where the
 * second has {@link tabuleiro.core.code.CodePoint} checks. What is not allowed is found in the
 * second.
 */
final class JavaCompilation {
  private static final Map<Key, JavaClasses> COMPILED = new ConcurrentHashMap<>();

  private final SourceFile source;
  private final JavaCompiler compiler;
  private final DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
  private final Map<String, ByteArrayOutputStream> classes = new HashMap<>();

  private JavaCompilation(SourceFile source, JavaCompiler compiler) {
    this.source = source;
    this.compiler = compiler;
  }

  private record Key(SourceFile source, String world) {}

  /** Compiles a file that may use the packages below {@code world}, once per content. */
  static JavaClasses of(SourceFile source, String world) throws InputException {
    Key key = new Key(source, world);
    JavaClasses known = COMPILED.get(key);
    if (known == null) {
      known = compiled(source, world);
      COMPILED.put(key, known);
    }
    return known;
  }

  private static JavaClasses compiled(SourceFile source, String world) throws InputException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw OwnPrograms.fault("code.java.jre", source.name());
    }
    try {
      return new JavaCompilation(source, compiler).compile(world);
    } catch (IOException e) {
      throw new IllegalStateException(e); // nothing is written to a file
    }
  }

  private JavaClasses compile(String world) throws InputException, IOException {
    JavacTask first = task(source.text());
    CompilationUnitTree tree = first.parse().iterator().next();
    check();
    String checked = CheckedSource.of(source.text(), tree, first);
    JavacTask second = task(checked);
    CompilationUnitTree unit = second.parse().iterator().next();
    second.analyze();
    check();
    new AllowedJava(second, unit, world).check(source.name());
    second.generate();
    check();
    Map<String, byte[]> files = new HashMap<>();
    classes.forEach((name, file) -> files.put(name, file.toByteArray()));
    return new JavaClasses(files);
  }

  private JavacTask task(String text) {
    JavaFileManager files = new Files(compiler.getStandardFileManager(problems, null, null));
    List<String> options =
        List.of("-proc:none", "-g", "-cp", System.getProperty("java.class.path", ""));
    return (JavacTask)
        compiler.getTask(
            new StringWriter(), files, problems, options, null, List.of(new Text(source, text)));
  }

  /** Reports the first error of the compiler. */
  private void check() throws InputException {
    for (Diagnostic<? extends JavaFileObject> each : problems.getDiagnostics()) {
      if (each.getKind() == Diagnostic.Kind.ERROR) {
        String text = each.getMessage(Locale.ENGLISH).lines().findFirst().orElse("");
        throw OwnPrograms.fault("code.java.error", source.name(), each.getLineNumber(), text);
      }
    }
  }

  /** The text of the file. */
  private static final class Text extends SimpleJavaFileObject {
    private final String text;

    Text(SourceFile source, String text) {
      super(URI.create("string:///" + source.stem() + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  /** Keeps compiled classes in memory. */
  private final class Files extends ForwardingJavaFileManager<JavaFileManager> {
    Files(JavaFileManager files) {
      super(files);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String name, JavaFileObject.Kind kind, @Nullable FileObject sibling) {
      URI place = URI.create("memory:///" + name.replace('.', '/') + kind.extension);
      return new SimpleJavaFileObject(place, kind) {
        @Override
        public OutputStream openOutputStream() {
          ByteArrayOutputStream file = new ByteArrayOutputStream();
          classes.put(name, file);
          return file;
        }
      };
    }
  }
}
