package tabuleiro.lab.experiment;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import tabuleiro.core.text.InputException;

/**
 * What an experiment ran on, so that somebody else can tell why theirs came out differently, or do
 * it again.
 *
 * @param version of the program
 * @param commit of the sources that the program was built from; {@code unknown} without them
 * @param options what the user wrote on the command line
 * @param threads how many tasks are done at the same time
 */
public record Manifest(String version, String commit, List<String> options, int threads) {

  public Manifest {
    options = List.copyOf(options);
  }

  /** The manifest of an experiment that begins here and now. */
  public JsonNode of(Description description) throws InputException {
    ObjectNode manifest = JsonNodeFactory.instance.objectNode();
    manifest.put("version", version);
    manifest.put("commit", commit);
    manifest.put("java", System.getProperty("java.vm.version", ""));
    manifest.put("machine", System.getProperty("java.vm.name", ""));
    manifest.put("system", system());
    manifest.put("cores", Runtime.getRuntime().availableProcessors());
    manifest.put("heap", (Runtime.getRuntime().maxMemory() >> 20) + " MB");
    manifest.put("threads", threads);
    manifest.put("file", description.source());
    options.forEach(manifest.putArray("options")::add);
    seeds(description.tree(), "", manifest.putObject("seeds"));
    return manifest;
  }

  private static String system() {
    return String.join(
        " ",
        System.getProperty("os.name", ""),
        System.getProperty("os.version", ""),
        System.getProperty("os.arch", ""));
  }

  /** Every field of a description that is called a seed, by its path. */
  private static void seeds(JsonNode node, String path, ObjectNode found) {
    node.properties()
        .forEach(
            field -> {
              String name = field.getKey().toLowerCase(Locale.ROOT);
              String here = path.isEmpty() ? field.getKey() : path + "." + field.getKey();
              if (name.endsWith("seed") || name.endsWith("seeds")) {
                found.set(here, field.getValue());
              } else {
                seeds(field.getValue(), here, found);
              }
            });
    if (node.isArray()) {
      for (int i = 0; i < node.size(); i++) {
        seeds(node.get(i), path + "." + (i + 1), found);
      }
    }
  }
}
