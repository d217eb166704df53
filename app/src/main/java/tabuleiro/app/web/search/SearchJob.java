package tabuleiro.app.web.search;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import tabuleiro.app.code.OwnFaults;
import tabuleiro.app.web.request.RequestReader;
import tabuleiro.app.web.share.ResourceLimits;
import tabuleiro.core.code.CallLimit;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.text.InputException;

/** A search of the microscope with a user's code, in the process that was started for it. */
public final class SearchJob {
  private SearchJob() {}

  /** Runs the search of a request and tells everything that the page shows. */
  public static void run(JsonNode request, Consumer<Map<String, ?>> tell) throws InputException {
    RequestReader reader = new RequestReader(request.path("search"));
    ResourceLimits resources = ResourceLimits.here();
    TracedSearch search =
        request.path("isTree").asBoolean()
            ? TreeSearch.of(reader, resources)
            : SoloSearch.of(reader);
    Limits limits =
        Limits.NONE
            .withTime(Duration.ofMillis(request.path("millis").asLong()))
            .withBytes(resources.heap() / 2);
    Locale locale = Locale.forLanguageTag(request.path("lang").asText());
    CallLimit.onGivenUp(
        problem -> {
          tell.accept(Map.of("error", problem.in(locale)));
          Runtime.getRuntime().halt(1);
        });
    try {
      Map<String, Object> document = search.run(limits, locale);
      OwnFaults.take().ifPresent(fault -> document.put("note", fault.problem().in(locale)));
      tell.accept(document);
    } catch (PlayerFailure failure) {
      tell.accept(Map.of("error", failure.reason().in(locale)));
    }
  }
}
