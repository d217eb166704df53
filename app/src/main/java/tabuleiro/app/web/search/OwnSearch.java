package tabuleiro.app.web.search;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tabuleiro.app.code.OwnJob;
import tabuleiro.app.code.OwnName;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.web.code.OwnFolder;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.RequestReader;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Quotation;

/**
 * A search of the microscope with code of the server's owner. It runs in a process of its own,
 * which is ended with the search. The estimates of the recommended heuristic come with it.
 */
final class OwnSearch {
  /** The time until a process answers, beyond the time of the search itself. */
  private static final Duration START = Duration.ofSeconds(40);

  private final Path folder;
  private final RequestReader request;
  private final boolean isTree;

  private OwnSearch(Path folder, RequestReader request, boolean isTree) {
    this.folder = folder;
    this.request = request;
    this.isTree = isTree;
  }

  /**
   * The search of a request; empty if it uses no code of the user.
   *
   * @throws RequestException if it names code that the server does not offer
   */
  static Optional<OwnSearch> of(OwnFolder code, RequestReader request, boolean isTree)
      throws InputException {
    String name = isTree ? evaluation(request) : request.optional("heuristic").orElse("");
    if (!OwnName.isCode(name)) {
      return Optional.empty();
    }
    if (!code.has(name)) {
      throw RequestException.of(400, "fault.code.unknown", name);
    }
    return code.folder().map(folder -> new OwnSearch(folder, request, isTree));
  }

  private static String evaluation(RequestReader request) throws InputException {
    Optional<String> player = request.optional("player");
    return player.isEmpty()
        ? ""
        : PlayerSpec.parse(player.get()).options().getOrDefault("eval", "");
  }

  /** Searches, and returns everything that the page shows. */
  JsonNode run(Duration limit, Locale locale) {
    ObjectNode search = request.body().deepCopy();
    if (!isTree) {
      search.put("compare", true);
    }
    Map<String, ?> whole =
        Map.of(
            "search",
            search,
            "isTree",
            isTree,
            "millis",
            limit.toMillis(),
            "lang",
            locale.getLanguage());
    try (OwnJob job = OwnJob.start("search", whole, folder)) {
      JsonNode answer =
          job.next(limit.plus(START))
              .orElseThrow(() -> RequestException.of(422, "fault.code.ended"));
      if (answer.has("error")) {
        String text = answer.path("error").asText();
        throw RequestException.of(422, "fault.code", new Quotation.Detail(text));
      }
      return answer;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw RequestException.of(409, "fault.stopped");
    }
  }
}
