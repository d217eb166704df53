package tabuleiro.app.fuzz;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The inputs that are kept: those that reach different code, and every finding. The file {@code
 * NAME.jsonl} belongs to the target of that name and has one {@link FuzzInput} per line.
 */
final class Corpus {
  private Corpus() {}

  static List<String> of(String target) {
    return file(target + ".jsonl");
  }

  /** Inputs that every target reads. */
  static List<String> attacks() {
    return file("attacks.jsonl");
  }

  private static List<String> file(String name) {
    try (InputStream in = Corpus.class.getResourceAsStream(name)) {
      if (in == null) {
        return List.of();
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.isBlank()).map(FuzzInput::parse).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The presets of a kind of experiment. */
  static List<String> presets(String kind) {
    Path folder = Path.of(System.getProperty("fuzz.presets", "../presets"));
    try (Stream<Path> files = Files.list(folder)) {
      List<String> texts = new ArrayList<>();
      for (Path file : files.sorted().toList()) {
        String name = file.getFileName().toString();
        boolean isStudy = !name.startsWith("tune") && !name.startsWith("tournament");
        if (name.startsWith(kind) || (kind.equals("study") && isStudy)) {
          texts.add(Files.readString(file));
        }
      }
      return texts;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
