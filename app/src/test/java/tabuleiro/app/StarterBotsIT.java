package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.app.bot.StarterLanguage;

/**
 * The starters and a project of the courses, through the real launcher: each passes every check and
 * plays whole games without a failure.
 */
class StarterBotsIT {
  private static final Launcher HERE = Launcher.here();
  private static final List<String> GAMES =
      List.of("dots", "blokus", "quatro", "cavalo", "connect-four");
  private static final Map<String, String> CONNECT_FOUR =
      Map.of("TABULEIRO_PLUGINS", "examples/connect-four");
  private static final int LEAST_CHECKS = 25;

  @TempDir private Path folder = Path.of("");

  @TestFactory
  List<DynamicTest> everyStarterPassesTheCheckAndPlays() {
    List<DynamicTest> tests = new ArrayList<>();
    for (String language : StarterLanguage.ids()) {
      String bot = folder.resolve(language).toString();
      tests.add(
          dynamicTest(
              "new-bot " + language,
              () -> assertThat(run("new-bot " + language + " dots " + bot).code()).isZero()));
      tests.add(dynamicTest("check-bot " + language, () -> passes("connect-four", bot)));
      for (String game : GAMES) {
        tests.add(dynamicTest(language + " plays " + game, () -> plays(game, bot)));
      }
    }
    return tests;
  }

  @TestFactory
  List<DynamicTest> aProjectOfTheCoursesNeedsOnlyItsFileAndPackage() {
    String project = "examples/bots/projeto-dots/projeto.lisp";
    return List.of(
        dynamicTest("check with package", () -> passes("dots", project + ":p-exemplo")),
        dynamicTest("game with package", () -> plays("dots", project + ":p-exemplo")),
        dynamicTest("game without package", () -> plays("dots", project)));
  }

  private static void passes(String game, String bot) throws JsonProcessingException {
    Launcher.Said said = run("check-bot " + game + " --json -- " + bot);
    assertThat(said.code()).as(said.out() + said.err()).isZero();
    JsonNode result = json(said);
    assertThat(result.get("checks").size()).isGreaterThanOrEqualTo(LEAST_CHECKS);
    assertThat(result.get("passed").asInt()).isGreaterThanOrEqualTo(LEAST_CHECKS);
    assertThat(result.get("failed").asInt()).isZero();
  }

  private static void plays(String game, String bot) throws JsonProcessingException {
    Launcher.Said said =
        run(
            "match "
                + game
                + " --players bot:"
                + bot
                + " random --games 20 --nodes 1 --concurrency 2 --json");
    assertThat(said.code()).as(said.out() + said.err()).isZero();
    JsonNode result = json(said);
    assertThat(result.get("games").asInt()).isEqualTo(20);
    assertThat(result.get("failures")).as(said.out()).isEmpty();
  }

  private static Launcher.Said run(String arguments) {
    return HERE.run("./tabuleiro " + arguments, CONNECT_FOUR);
  }

  private static JsonNode json(Launcher.Said said) throws JsonProcessingException {
    return new ObjectMapper().readTree(said.out());
  }
}
