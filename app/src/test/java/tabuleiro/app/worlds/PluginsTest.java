package tabuleiro.app.worlds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.World;

class PluginsTest {
  private static final String SERVICE = "META-INF/services/tabuleiro.core.world.World";

  @TempDir private Path folder = Path.of("");

  /** A valid world on the class path of the tests; its subclasses are invalid. */
  public static class Sound implements World {
    @Override
    public String id() {
      return "sound";
    }

    @Override
    public String bundle() {
      return "tabuleiro.games.dots.messages";
    }
  }

  public static final class Loud extends Sound {
    @Override
    public String id() {
      return "Loud!";
    }
  }

  public static final class Twice extends Sound {
    @Override
    public String id() {
      return "dots";
    }
  }

  public static final class Mute extends Sound {
    @Override
    public String bundle() {
      return "tabuleiro.nowhere";
    }
  }

  public static final class Broken extends Sound {
    @Override
    public String id() {
      throw new IllegalStateException("no id today");
    }
  }

  @Test
  void jarsThatCannotBeUsedAreNamed() throws IOException {
    refused("the file does not exist", folder.resolve("nowhere.jar"));
    refused("separate plug-ins with", folder.resolve("a.jar,b.jar"));
    refused("is a folder without a pom.xml", folder);
    refused("cannot be read as a jar", Files.writeString(folder.resolve("text.jar"), "text"));
    refused("contains no game and no player", jar("other.jar", Map.of("a.txt", "a")));
  }

  @Test
  void worldsThatCannotBeUsedAreNamed() throws IOException {
    refused("cannot be loaded: ", plugin("no.such.World"));
    refused("cannot be loaded: ", plugin(PluginsTest.class.getName()));
    refused("Loud has the id “Loud!”", plugin(Loud.class.getName()));
    refused("Twice has the id “dots”, which another", plugin(Twice.class.getName()));
    refused("has no text “", plugin(Mute.class.getName()));
    refused(
        "cannot be used: java.lang.IllegalStateException: no id", plugin(Broken.class.getName()));
  }

  @Test
  void aSoundWorldIsAccepted() throws IOException, InputException {
    loading(plugin(Sound.class.getName()));
  }

  @Test
  void withoutPluginsNothingIsChecked() throws InputException {
    assertThat(Plugins.named()).isEmpty();
    Plugins.check(List.of());
  }

  private Path plugin(String world) throws IOException {
    // Java caches jars by path, so each jar has its own name.
    return jar(world + ".jar", Map.of(SERVICE, world + "\n"));
  }

  private void refused(String sentence, Path jar) {
    assertThatThrownBy(() -> loading(jar))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(sentence)
        .extracting(Throwable::getMessage)
        .satisfies(text -> assertThat(text.toString().lines()).hasSize(1));
  }

  private static void loading(Path jar) throws IOException, InputException {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()}, before)) {
      thread.setContextClassLoader(loader);
      Plugins.check(List.of(jar));
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  private Path jar(String name, Map<String, String> files) throws IOException {
    Path jar = folder.resolve(name);
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(out)) {
      for (Map.Entry<String, String> file : files.entrySet()) {
        entries.putNextEntry(new JarEntry(file.getKey()));
        entries.write(file.getValue().getBytes(StandardCharsets.UTF_8));
        entries.closeEntry();
      }
    }
    return jar;
  }
}
