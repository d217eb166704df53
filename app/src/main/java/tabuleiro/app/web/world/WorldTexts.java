package tabuleiro.app.web.world;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.TreeMap;
import tabuleiro.core.world.World;

/**
 * The texts of a world for the page, taken unchanged from its bundle. Any of them may be missing.
 *
 * @param texts all texts of the bundle by key
 */
public record WorldTexts(Map<String, String> texts) {
  private static final ResourceBundle.Control NO_FALLBACK =
      ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

  public static WorldTexts of(World world, Locale locale) {
    Map<String, String> texts = new TreeMap<>();
    try {
      ResourceBundle bundle =
          ResourceBundle.getBundle(
              world.bundle(), locale, world.getClass().getClassLoader(), NO_FALLBACK);
      bundle.keySet().forEach(key -> texts.put(key, bundle.getString(key)));
    } catch (MissingResourceException e) {
      return new WorldTexts(Map.of());
    }
    return new WorldTexts(texts);
  }

  public Optional<String> find(String key) {
    return Optional.ofNullable(texts.get(key));
  }

  /** Returns the texts whose keys start with {@code start}, by the rest of their keys. */
  Map<String, String> under(String start) {
    Map<String, String> found = new TreeMap<>();
    texts.forEach(
        (key, text) -> {
          if (key.startsWith(start)) {
            found.put(key.substring(start.length()), text);
          }
        });
    return found;
  }

  /** Returns the texts with keys {@code start} + 1, 2, 3 … up to the first missing one. */
  public List<String> numbered(String start) {
    List<String> found = new ArrayList<>();
    for (int i = 1; texts.containsKey(start + i); i++) {
      found.add(texts.get(start + i));
    }
    return found;
  }
}
