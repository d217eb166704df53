package tabuleiro.app.bot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import tabuleiro.app.files.FileFault;
import tabuleiro.app.files.OutputFile;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.TextScanner;
import tabuleiro.core.world.Resources;

/**
 * The files of a new bot. It already plays every game: it chooses among the legal moves that the
 * referee sends. Its author only replaces {@code choose}.
 *
 * @param name the name that the bot gives to the referee
 * @param game the id of the game that its README shows
 */
public record BotStarter(StarterLanguage language, String name, String game) {
  private static final int LONGEST_NAME = 40;

  /** A starter whose name comes from its folder, reduced to letters that need no quoting. */
  public static BotStarter in(Path folder, StarterLanguage language, String game) {
    Path last = folder.toAbsolutePath().normalize().getFileName();
    StringBuilder name = new StringBuilder();
    for (char c : (last == null ? "" : last.toString()).toCharArray()) {
      boolean isPlain = TextScanner.isLetter(c) || TextScanner.isDigit(c) || c == '_' || c == '-';
      name.append(isPlain ? c : '-');
    }
    name.setLength(Math.min(LONGEST_NAME, name.length()));
    return new BotStarter(language, name.length() == 0 ? "bot" : name.toString(), game);
  }

  /** The text of every file, by its name. */
  public Map<String, String> files() {
    String source = language.source();
    Map<String, String> files = new LinkedHashMap<>();
    files.put(source, filled(language.id() + "/" + source));
    files.put("bot.yaml", filled(language.id() + "/bot.yaml"));
    files.put("README.md", filled("README.md"));
    return files;
  }

  private String filled(String template) {
    return Resources.text(BotStarter.class, template)
        .replace("{{name}}", name)
        .replace("{{game}}", game)
        .replace("{{language}}", language.title())
        .replace("{{source}}", language.source())
        .replace("{{needs}}", language.needs());
  }

  /**
   * Writes the files.
   *
   * @param folder a folder that does not exist or is empty
   */
  public void write(Path folder) throws InputException {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw FileFault.of(folder, e);
    }
    for (Map.Entry<String, String> file : files().entrySet()) {
      OutputFile.write(folder.resolve(file.getKey()), file.getValue());
    }
  }
}
