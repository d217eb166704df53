package tabuleiro.app.bot;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.core.Position;
import tabuleiro.lab.ugi.UgiOption;

/** The checks of everything before the first move. */
final class GreetingChecks<P extends Position> {
  private static final Duration QUIET = Duration.ofMillis(300);

  private final BotUnderTest<P> bot;
  private final List<String> greeting = new ArrayList<>();

  GreetingChecks(BotUnderTest<P> bot) {
    this.bot = bot;
  }

  List<CheckStep> steps() {
    return List.of(
        CheckStep.essential("start", this::start),
        CheckStep.essential("ugi", this::greet),
        CheckStep.of("name", this::name),
        CheckStep.of("noise", this::noise),
        CheckStep.of("options", this::options),
        CheckStep.of("game", this::game),
        CheckStep.essential("isready", () -> answersReady("isready")),
        CheckStep.of("setoption", this::setSeed),
        CheckStep.of("newgame", this::newGame),
        CheckStep.of("ready-twice", this::readyTwice),
        CheckStep.of("unknown-line", () -> isIgnored("xyzzy 1 (2 3) moves")),
        CheckStep.of("blank-line", () -> isIgnored("")),
        CheckStep.of("crlf", () -> answersReady("isready\r")),
        CheckStep.of("stop-without-go", () -> isIgnored("stop")),
        CheckStep.of("quiet", this::isQuiet));
  }

  private Finding start() {
    bot.startNew();
    return Finding.passed();
  }

  private Finding greet() {
    BotTalk talk = bot.talk();
    long began = System.nanoTime();
    talk.request("ugi");
    talk.await("ugiok", bot.startUp());
    greeting.addAll(talk.others());
    long millis = Duration.ofNanos(System.nanoTime() - began).toMillis();
    return Finding.passed("greeted", millis, bot.startUp().toMillis());
  }

  private Finding name() {
    Optional<String> name =
        greeting.stream()
            .map(String::strip)
            .filter(line -> line.startsWith("id name "))
            .findFirst();
    return name.isPresent()
        ? Finding.passed("name", name.get().substring("id name ".length()).strip())
        : Finding.failed("no-name");
  }

  /** Other lines before {@code ugiok} are allowed: many programs greet their users. */
  private Finding noise() {
    List<String> others =
        greeting.stream()
            .filter(line -> !List.of("id", "option", "info").contains(BotTalk.first(line)))
            .toList();
    return others.isEmpty()
        ? Finding.passed()
        : Finding.passed("noise", others.size(), brief(others.get(0)));
  }

  private Finding options() {
    Set<String> names = new HashSet<>();
    List<String> lines =
        greeting.stream().filter(line -> BotTalk.first(line).equals("option")).toList();
    for (String line : lines) {
      Optional<UgiOption> option = UgiOption.parse(line);
      if (option.isEmpty()) {
        return Finding.failed("option-form", line);
      } else if (!names.add(option.get().name())) {
        return Finding.failed("option-twice", option.get().name());
      }
    }
    return names.isEmpty()
        ? Finding.passed("no-options")
        : Finding.passed("options", String.join(", ", names.stream().sorted().toList()));
  }

  private boolean hasSeed() {
    return greeting.stream()
        .flatMap(line -> UgiOption.parse(line).stream())
        .anyMatch(option -> option.name().equals("seed"));
  }

  /** The line gets no answer, or only an {@code info}. */
  private Finding game() {
    Finding ready = isIgnored(bot.name().line());
    return ready.outcome() == Finding.Outcome.FAILED
        ? ready
        : Finding.passed("game", bot.name().line());
  }

  private Finding answersReady(String line) {
    BotTalk talk = bot.talk();
    talk.request(line);
    talk.await("readyok", bot.startUp());
    return Finding.passed();
  }

  private Finding setSeed() {
    if (!hasSeed()) {
      return Finding.skipped("no-seed");
    }
    return isIgnored("setoption name seed value " + bot.seed());
  }

  private Finding newGame() {
    return isIgnored("uginewgame");
  }

  private Finding readyTwice() {
    BotTalk talk = bot.talk();
    talk.request("isready");
    talk.send("isready");
    talk.await("readyok", bot.startUp());
    talk.await("readyok", bot.startUp());
    return Finding.passed();
  }

  /** Sends a line that has no answer, and one that has. */
  private Finding isIgnored(String line) {
    BotTalk talk = bot.talk();
    talk.request(line);
    talk.send("isready");
    talk.await("readyok", bot.startUp());
    List<String> wrong =
        talk.others().stream().filter(each -> !BotTalk.first(each).equals("info")).toList();
    return wrong.isEmpty()
        ? Finding.passed()
        : Finding.failed("answered", line, brief(wrong.get(0)));
  }

  private Finding isQuiet() {
    Optional<String> line = bot.talk().next(QUIET);
    return line.isEmpty() ? Finding.passed() : Finding.failed("not-quiet", brief(line.get()));
  }

  private static String brief(String line) {
    return line.length() <= 60 ? line : line.substring(0, 60) + "…";
  }
}
