package tabuleiro.app.code;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The classes that were compiled from one file. */
final class JavaClasses extends ClassLoader {
  private final Map<String, byte[]> files;

  JavaClasses(Map<String, byte[]> files) {
    super(JavaClasses.class.getClassLoader());
    this.files = Map.copyOf(files);
  }

  boolean has(String name) {
    return files.containsKey(name);
  }

  @Override
  protected Class<?> findClass(@Nullable String name) throws ClassNotFoundException {
    byte[] file = name == null ? null : files.get(name);
    if (name == null || file == null) {
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, file, 0, file.length);
  }
}
