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
 * The kinds of players for all games: those of the program, and those that plug-ins bring. A name
 * belongs to whoever had it first, so no plug-in replaces a player of the program; a kind that is
 * not used for that or another reason is a fault that users are told of.
 */
public final class PlayerKinds {
  /** Lists of suggestions begin with these kinds, the strongest first. */
  private static final List<String> SUGGESTED_FIRST =
      List.of(EngineKind.NAME, CourseKind.NAME, GreedyKind.NAME, RandomKind.NAME);

  /** A class path that cannot be read at all fails again and again. */
  private static final int MAX_FAULTS = 20;

  private final List<PlayerKind> kinds = new ArrayList<>(own());
  private final List<Message> faults = new ArrayList<>();

  /** Those of the class path are looked for once. */
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

  /** All that there are. */
  public static PlayerKinds here() {
    return Here.KINDS;
  }

  /** Those of the program, in the order in which they are listed. */
  public static List<PlayerKind> own() {
    List<PlayerKind> own = new ArrayList<>();
    own.add(new RandomKind());
    own.add(new GreedyKind());
    own.add(new CourseKind());
    own.add(new EngineKind());
    for (Algorithm algorithm : Algorithm.values()) {
      own.add(new TextbookKind(algorithm));
    }
    own.add(new MonteCarloKind());
    return List.copyOf(own);
  }

  /** The kind of a name. */
  public Optional<PlayerKind> find(String name) {
    return kinds.stream().filter(kind -> kind.name().equals(name)).findFirst();
  }

  /** Those that are listed: hard alpha-beta is listed as an option of alpha-beta. */
  List<PlayerKind> listed() {
    PlayerKind hard = new TextbookKind(Algorithm.ALPHA_BETA_HARD);
    return kinds.stream().filter(kind -> !kind.equals(hard)).toList();
  }

  /** The searches that can be traced. */
  public List<TextbookKind> textbooks() {
    return listed().stream()
        .filter(TextbookKind.class::isInstance)
        .map(TextbookKind.class::cast)
        .toList();
  }

  /** What the kinds offer to people, the strongest first, then the kinds of plug-ins. */
  List<Suggestion> suggestions() {
    List<PlayerKind> ordered = new ArrayList<>(kinds);
    ordered.sort(Comparator.comparingInt(PlayerKinds::rank));
    return ordered.stream().flatMap(kind -> kind.suggestions().stream()).toList();
  }

  private static int rank(PlayerKind kind) {
    int rank = SUGGESTED_FIRST.indexOf(kind.name());
    return rank < 0 ? SUGGESTED_FIRST.size() : rank;
  }

  /** The name of a suggestion in a language; its specification where the bundle has none. */
  public static String title(Suggestion suggestion, Locale locale) {
    try {
      return suggestion.title().in(locale);
    } catch (MissingResourceException | IllegalArgumentException e) {
      return suggestion.spec();
    }
  }

  /** Why kinds of plug-ins are not used. */
  public List<Message> faults() {
    return Collections.unmodifiableList(faults);
  }
}
