package tabuleiro.app.worlds;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import tabuleiro.core.world.Resources;
import tabuleiro.lab.Sha256;

/**
 * The signature of this program: equal for programs that compute the same results. It is the sum
 * that {@code bench} prints, followed by a hash of the plug-ins if there are any, because the sum
 * does not include them. The build copies {@code bench/signature.txt} into the jar.
 */
public final class ProgramSignature {
  private ProgramSignature() {}

  public static String here() {
    return of(Plugins.named());
  }

  static String of(List<Path> plugins) {
    String bench = Resources.text(ProgramSignature.class, "signature.txt").strip();
    if (plugins.isEmpty()) {
      return bench;
    }
    List<String> hashes = plugins.stream().map(ProgramSignature::hash).sorted().toList();
    return bench + "+" + Sha256.of(String.join("\n", hashes));
  }

  /** The hash of the files in a jar, which is independent of their order and times. */
  private static String hash(Path jar) {
    SortedMap<String, String> hashes = new TreeMap<>();
    try (JarFile file = new JarFile(jar.toFile())) {
      for (JarEntry entry : file.stream().filter(each -> !each.isDirectory()).toList()) {
        try (InputStream stream = file.getInputStream(entry)) {
          hashes.put(entry.getName(), Sha256.of(stream.readAllBytes()));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Sha256.of(hashes.toString());
  }
}
