package tabuleiro.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Every text exists in English and in Portuguese, with the same arguments, and is a valid pattern.
 */
public abstract class BundleContract {
  private static final Pattern GAP = Pattern.compile("\\{(\\d+)[^}]*}");

  /** The base name of the bundle. */
  protected abstract String bundle();

  @Test
  void bothLanguagesSayTheSameThings() throws IOException {
    Properties english = load("");
    Properties portuguese = load("_pt");
    assertThat(portuguese.stringPropertyNames())
        .containsExactlyInAnyOrderElementsOf(english.stringPropertyNames());
    for (String key : english.stringPropertyNames()) {
      assertThat(gaps(portuguese.getProperty(key)))
          .as(key)
          .isEqualTo(gaps(english.getProperty(key)));
      assertThat(portuguese.getProperty(key)).as(key).isNotBlank();
      assertThat(new MessageFormat(portuguese.getProperty(key)).format(new Object[9])).isNotEmpty();
    }
  }

  private Properties load(String suffix) throws IOException {
    String path = "/" + bundle().replace('.', '/') + suffix + ".properties";
    Properties properties = new Properties();
    try (InputStream stream = getClass().getResourceAsStream(path)) {
      assertThat(stream).as(path).isNotNull();
      properties.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
    }
    return properties;
  }

  private static Set<String> gaps(String pattern) {
    Set<String> gaps = new TreeSet<>();
    GAP.matcher(pattern).results().map(gap -> gap.group(1)).forEach(gaps::add);
    return gaps;
  }
}
