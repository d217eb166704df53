package tabuleiro.cluster;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;

/** Writes a kind of players of these tests as a plug-in. */
final class PluginJar {
  private PluginJar() {}

  static Path write(Path folder, Class<?> kind) throws IOException {
    Path jar = folder.resolve(kind.getSimpleName() + ".jar");
    List<Class<?>> types = new ArrayList<>(List.of(kind.getDeclaredClasses()));
    types.add(kind);
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new JarEntry("META-INF/services/tabuleiro.core.world.PlayerKind"));
      out.write(kind.getName().getBytes(StandardCharsets.UTF_8));
      for (Class<?> type : types) {
        String name = type.getName().replace('.', '/') + ".class";
        out.putNextEntry(new JarEntry(name));
        try (InputStream stream = kind.getClassLoader().getResourceAsStream(name)) {
          out.write(Objects.requireNonNull(stream).readAllBytes());
        }
      }
    }
    return jar;
  }
}
