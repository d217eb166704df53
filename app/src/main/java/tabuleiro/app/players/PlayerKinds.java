package tabuleiro.app.players;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.PlayerKind;
import tabuleiro.core.world.PlayerKind.Suggestion;
import tabuleiro.search.duel.textbook.Algorithm;

/**
 * The kinds of players for all games: built-in ones and those of plug-ins. If two kinds have the
 * same name, only the first is used, so a plug-in cannot replace a built-in player. Rejected kinds
 * are reported to users as errors.
 */
public final class PlayerKinds {
  /** The first kinds in lists of suggestions, strongest first. */
  private static final List<String> SUGGESTED_FIRST =
      List.of(EngineKind.NAME, CourseKind.NAME, SimpleKind.GREEDY, SimpleKind.RANDOM);

  /** Stops loading from an unreadable class path, which fails on every step. */
  private static final int MAX_FAULTS = 20;

  private final List<PlayerKind> kinds = new ArrayList<>(own());
  private final List<Message> faults = new ArrayList<>();

  /** Loads the kinds of the class path once. */
  private static final class Here {
    static final PlayerKinds KINDS = new PlayerKinds(ServiceLoader.load(PlayerKind.class));
  }

  PlayerKinds(Iterable<PlayerKind> plugins) {
    Iterator<PlayerKind> rest = plugins.iterator();
    while (faults.size() < MAX_FAULTS) {
      try {
        if (!rest.hasNext()) {
          return;
        }
        add(new PluginKind(rest.next()));
      } catch (InputException e) {
        faults.add(e.problem());
      } catch (ServiceConfigurationError e) {
        faults.add(Message.of(PlayerSpec.BUNDLE, "player.plugin.unreadable", e.toString()));
      }
    }
  }

  private void add(PluginKind kind) throws InputException {
    String name = kind.name();
    if (PlayerSpec.RESERVED.contains(name) || find(name).isPresent()) {
      throw PlayerSpec.fault("player.plugin.taken", name);
    }
    kinds.add(kind);
  }

  /** Returns all kinds on the class path. */
  public static PlayerKinds here() {
    return Here.KINDS;
  }

  /** Returns the built-in kinds in listing order. */
  public static List<PlayerKind> own() {
    List<PlayerKind> own = new ArrayList<>();
    own.add(new SimpleKind(SimpleKind.RANDOM));
    own.add(new SimpleKind(SimpleKind.GREEDY));
    own.add(new CourseKind());
    own.add(new EngineKind());
    for (Algorithm algorithm : Algorithm.values()) {
      own.add(new TextbookKind(algorithm));
    }
    own.add(new MonteCarloKind());
    return List.copyOf(own);
  }

  /** Returns the kind of a name. */
  public Optional<PlayerKind> find(String name) {
    return kinds.stream().filter(kind -> kind.name().equals(name)).findFirst();
  }

  /** Returns the listed kinds: hard alpha-beta is listed as an option of alpha-beta. */
  List<PlayerKind> listed() {
    PlayerKind hard = new TextbookKind(Algorithm.ALPHA_BETA_HARD);
    return kinds.stream().filter(kind -> !kind.equals(hard)).toList();
  }

  /** Returns the names of players without options that menus list first. */
  List<String> menuOrder() {
    List<String> names = new ArrayList<>(List.of(CourseKind.NAME));
    textbooks().forEach(textbook -> names.add(textbook.name()));
    names.addAll(List.of(EngineKind.NAME, MonteCarloKind.NAME));
    return names;
  }

  /** Returns the display name of a built-in player without options. */
  Message title(String name) {
    return Message.of(new CourseKind().bundle(), "player." + name);
  }

  /** Returns the searches that can be traced. */
  public List<TextbookKind> textbooks() {
    return listed().stream()
        .filter(TextbookKind.class::isInstance)
        .map(TextbookKind.class::cast)
        .toList();
  }

  /** Returns the suggestions of all kinds, the strongest first and plug-ins last. */
  List<Suggestion> suggestions() {
    List<PlayerKind> ordered = new ArrayList<>(kinds);
    ordered.sort(Comparator.comparingInt(PlayerKinds::rank));
    return ordered.stream().flatMap(kind -> kind.suggestions().stream()).toList();
  }

  private static int rank(PlayerKind kind) {
    int rank = SUGGESTED_FIRST.indexOf(kind.name());
    return rank < 0 ? SUGGESTED_FIRST.size() : rank;
  }

  /** Returns the title of a suggestion, or its specification if the bundle has none. */
  public static String title(Suggestion suggestion, Locale locale) {
    try {
      return suggestion.title().in(locale);
    } catch (MissingResourceException | IllegalArgumentException e) {
      return suggestion.spec();
    }
  }

  /** Returns why plug-in kinds were rejected. */
  public List<Message> faults() {
    return Collections.unmodifiableList(faults);
  }
}
