package tabuleiro.app.newgame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import tabuleiro.core.text.Words;
import tabuleiro.core.world.Resources;

/**
 * A complete, playable Maven project for a new world. Its author only replaces the rules.
 *
 * @param id the id of the world, such as {@code lights-out}
 * @param isPuzzle whether it is a single-player puzzle instead of a two-player game
 * @param home the folder of this program, for the project's launcher
 * @param version the version of this program
 */
public record NewProject(String id, boolean isPuzzle, Path home, String version) {

  /** Returns the id in camel case: {@code LightsOut}. */
  public String type() {
    return Words.split(id, '-').stream().map(NewProject::capital).collect(Collectors.joining());
  }

  /** Returns the name of the class that contains the rules. */
  public String rulesClass() {
    return type() + (isPuzzle ? "Puzzle" : "Position");
  }

  /** Returns the initial display name. */
  public String name() {
    return capital(id.replace('-', ' '));
  }

  private static String capital(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  /** Returns the package name. A Java keyword gets an underscore. */
  String packageName() {
    String word = id.replace("-", "");
    return "worlds." + (SourceVersion.isKeyword(word) ? word + "_" : word);
  }

  private String folder() {
    return packageName().replace('.', '/');
  }

  /** Returns the text of every file, by its path in the project. */
  public Map<String, String> files() {
    String kind = isPuzzle ? "Puzzle" : "Game";
    String java = "src/main/java/" + folder() + "/" + type();
    String resources = "src/main/resources/";
    Map<String, String> files = new LinkedHashMap<>();
    files.put("pom.xml", filled("pom.xml"));
    files.put("README.md", filled("README.md"));
    files.put(".gitignore", filled("gitignore.txt"));
    files.put("tabuleiro", filled("launcher.txt"));
    files.put("tabuleiro.cmd", filled("launcher-cmd.txt").replace("\n", "\r\n"));
    files.put(
        "src/main/java/" + folder() + "/" + rulesClass() + ".java",
        filled(isPuzzle ? "Puzzle.java.txt" : "Position.java.txt"));
    files.put(java + "World.java", filled(kind + "World.java.txt"));
    files.put(
        resources + folder() + "/messages.properties",
        filled(kind.toLowerCase(Locale.ROOT) + ".properties"));
    if (isPuzzle) {
      files.put(resources + folder() + "/problems.dat", filled("problems.dat"));
    }
    files.put(
        resources + "META-INF/services/tabuleiro.core.world.World",
        packageName() + "." + type() + "World\n");
    files.put(
        "src/test/java/" + folder() + "/" + type() + "Test.java", filled(kind + "Test.java.txt"));
    return files;
  }

  private String filled(String template) {
    String text = Resources.text(NewProject.class, template);
    for (Map.Entry<String, String> gap : gaps().entrySet()) {
      text = text.replace("{{" + gap.getKey() + "}}", gap.getValue());
    }
    return text;
  }

  private Map<String, String> gaps() {
    return Map.of(
        "id",
        id,
        "name",
        name(),
        "Type",
        type(),
        "Kind",
        isPuzzle ? "Puzzle" : "Position",
        "package",
        packageName(),
        "folder",
        folder(),
        "home",
        home.toString(),
        "version",
        version,
        "count",
        isPuzzle ? "3" : "4",
        "sample",
        isPuzzle ? "Lights Out on nine cells" : "noughts and crosses");
  }

  /**
   * Writes the project to a temporary folder next to {@code folder}, then moves it there.
   *
   * @param folder a folder that does not exist or is empty
   */
  public void write(Path folder) throws IOException {
    Path parent = folder.toAbsolutePath().normalize().getParent();
    Files.createDirectories(parent);
    Path draft = Files.createTempDirectory(parent, "." + id + "-");
    try {
      for (Map.Entry<String, String> file : files().entrySet()) {
        Path path = draft.resolve(file.getKey());
        Files.createDirectories(path.getParent());
        Files.writeString(path, file.getValue());
      }
      makeUsable(draft);
      Files.deleteIfExists(folder);
      Files.move(draft, folder);
    } catch (IOException e) {
      delete(draft);
      throw e;
    }
  }

  /** Makes the folder readable for others and the launcher executable. */
  private static void makeUsable(Path draft) throws IOException {
    if (Files.getFileStore(draft).supportsFileAttributeView("posix")) {
      for (Path path : List.of(draft, draft.resolve("tabuleiro"))) {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwxr-xr-x"));
      }
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
