package tabuleiro.lab.experiment;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import tabuleiro.core.text.InputException;

/**
 * The environment of an experiment, so that others can reproduce it or explain different results.
 *
 * @param version the version of the program
 * @param commit the commit that the program was built from; {@code unknown} if not available
 * @param signature equal for programs that compute the same results
 * @param options the command line
 * @param threads the number of concurrent tasks
 */
public record Manifest(
    String version, String commit, String signature, List<String> options, int threads) {
  static final String SIGNATURE = "signature";

  public Manifest {
    options = List.copyOf(options);
  }

  /** The manifest of an experiment that starts now; its plan has read all files. */
  public JsonNode of(Description description) throws InputException {
    ObjectNode manifest = JsonNodeFactory.instance.objectNode();
    manifest.put("version", version);
    manifest.put("commit", commit);
    manifest.put(SIGNATURE, signature);
    manifest.put("java", System.getProperty("java.vm.version", ""));
    manifest.put("machine", System.getProperty("java.vm.name", ""));
    manifest.put("system", system());
    manifest.put("cores", Runtime.getRuntime().availableProcessors());
    manifest.put("heap", (Runtime.getRuntime().maxMemory() >> 20) + " MB");
    manifest.put("threads", threads);
    manifest.put("file", description.source());
    description.files().hashes().forEach(manifest.putObject("files")::put);
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

  /** Collects every field of a description whose name ends in seed or seeds, by its path. */
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
