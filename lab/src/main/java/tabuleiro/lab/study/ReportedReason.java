package tabuleiro.lab.study;

import com.fasterxml.jackson.annotation.JsonCreator;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Why our numbers differ from reported ones: a text in each language of the program, or the name of
 * a reason that the study gives elsewhere.
 */
public record ReportedReason(@Nullable String name, @Nullable String en, @Nullable String pt) {

  /** A reason by its name. */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static ReportedReason of(String name) {
    return new ReportedReason(name, null, null);
  }

  @JsonCreator(mode = JsonCreator.Mode.PROPERTIES)
  public ReportedReason {}

  /** The reason in a language. */
  Optional<String> in(Locale locale) {
    return Optional.ofNullable(locale.getLanguage().equals("pt") ? pt : en);
  }
}
