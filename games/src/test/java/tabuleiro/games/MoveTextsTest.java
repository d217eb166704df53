package tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tabuleiro.core.MoveList;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.games.cavalo.CavaloWorld;
import tabuleiro.games.dots.DotsWorld;
import tabuleiro.games.tetris.TetrisWorld;

/**
 * The scanners of moves accept exactly what regular expressions describe, which are easier to
 * check. The reference lists the moves that a text may mean.
 */
@Tag("long")
class MoveTextsTest {
  private static final int ROUNDS = 30_000;

  /** Describes the texts of moves. */
  private interface Reference {
    /** The moves that a text may mean, as the notation writes them. */
    List<String> meant(String text);
  }

  @Test
  void dots() throws InputException {
    Pattern apart =
        Pattern.compile("\\(?\\s*([hv])\\s*(\\d{1,3})\\s*[ ,.:-]\\s*(\\d{1,3})\\s*\\)?");
    Pattern together = Pattern.compile("\\(?\\s*([hv])\\s*(\\d{2,4})\\s*\\)?");
    Reference reference =
        text -> {
          Matcher two = apart.matcher(text);
          Matcher one = together.matcher(text);
          List<String> meant = new ArrayList<>();
          if (two.matches()) {
            meant.add("(%s %d %d)".formatted(two.group(1), number(two, 2), number(two, 3)));
          } else if (one.matches()) {
            String digits = one.group(2);
            for (int cut = 1; cut < digits.length(); cut++) {
              if (digits.charAt(cut) != '0') {
                int first = Integer.parseInt(digits.substring(0, cut));
                int second = Integer.parseInt(digits.substring(cut));
                meant.add("(%s %d %d)".formatted(one.group(1), first, second));
              }
            }
          }
          return meant;
        };
    compare(start(new DotsWorld()), "hv 0123(),.:-", reference);
  }

  @Test
  void cavalo() throws InputException {
    Pattern square = Pattern.compile("([a-j]) ?(10|0?[1-9])");
    Pattern numbers = Pattern.compile("\\(? ?(\\d) ?[, ] ?(\\d) ?\\)?");
    Reference reference =
        text -> {
          Matcher named = square.matcher(text);
          Matcher counted = numbers.matcher(text);
          if (named.matches()) {
            return List.of(named.group(1).toUpperCase(Locale.ROOT) + number(named, 2));
          }
          return counted.matches()
              ? List.of((char) ('A' + number(counted, 2)) + "" + (number(counted, 1) + 1))
              : List.of();
        };
    compare(start(new CavaloWorld()), "abcdj 0123456789(),", reference);
  }

  @Test
  void tetris() throws InputException {
    Pattern first = Pattern.compile("(\\d{1,2})\\W+([a-z]+\\d?)");
    Pattern second = Pattern.compile("([a-z]+\\d?)\\W+(\\d{1,2})");
    Reference reference =
        text -> {
          String bare = text.replaceAll("^\\W+|\\W+$", "");
          Matcher column = first.matcher(bare);
          Matcher rotation = second.matcher(bare);
          return column.matches()
              ? List.of("(" + number(column, 1) + " " + column.group(2) + ")")
              : rotation.matches()
                  ? List.of("(" + number(rotation, 2) + " " + rotation.group(1) + ")")
                  : List.of();
        };
    World world = new TetrisWorld();
    Puzzles<?> puzzles = world.puzzles(Variant.standard(world)).orElseThrow();
    compare(problem(puzzles), "tilo 0123()-,_", reference);
  }

  private record Start<S extends State>(Notation<S> notation, S state) {
    Map<String, Integer> moves() {
      MoveList list = new MoveList();
      state.moves(list);
      Map<String, Integer> moves = new HashMap<>();
      for (int move : list.toArray()) {
        moves.put(notation.write(state, move), move);
      }
      return moves;
    }

    int read(String text) {
      try {
        return notation.readMove(state, text);
      } catch (InputException e) {
        return State.NO_MOVE;
      }
    }
  }

  private static Start<?> start(World world) throws InputException {
    return start(world.game(Variant.standard(world)).orElseThrow());
  }

  private static <P extends tabuleiro.core.Position> Start<P> start(Game<P> game) {
    return new Start<>(game.notation(), game.start(0));
  }

  private static <S extends tabuleiro.core.Puzzle> Start<S> problem(Puzzles<S> puzzles)
      throws InputException {
    return new Start<>(puzzles.notation(), puzzles.problems().get(0).start());
  }

  private static void compare(Start<?> start, String alphabet, Reference reference) {
    Map<String, Integer> moves = start.moves();
    SplittableRandom random = new SplittableRandom(15);
    int accepted = 0;
    for (int round = 0; round < ROUNDS; round++) {
      String text = text(random, alphabet);
      List<String> meant = reference.meant(Notation.normal(text));
      List<Integer> found = meant.stream().filter(moves::containsKey).map(moves::get).toList();
      int expected = found.size() == 1 ? found.get(0) : State.NO_MOVE;
      assertThat(start.read(text)).as(text).isEqualTo(expected);
      accepted += expected == State.NO_MOVE ? 0 : 1;
    }
    assertThat(accepted).isGreaterThan(5);
  }

  private static String text(SplittableRandom random, String alphabet) {
    StringBuilder text = new StringBuilder();
    for (int i = 2 + random.nextInt(5); i > 0; i--) {
      text.append(alphabet.charAt(random.nextInt(alphabet.length())));
    }
    return text.toString();
  }

  private static int number(Matcher matcher, int group) {
    return Integer.parseInt(matcher.group(group));
  }
}
