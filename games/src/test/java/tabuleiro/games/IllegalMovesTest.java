package tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.games.blokus.BlokusWorld;
import tabuleiro.games.cavalo.CavaloWorld;
import tabuleiro.games.dots.DotsWorld;
import tabuleiro.games.quatro.QuatroWorld;
import tabuleiro.games.tetris.TetrisWorld;

/** Illegal moves are rejected with the reason, in all games and puzzles and both languages. */
class IllegalMovesTest {
  private static final List<World> WORLDS =
      List.of(
          new DotsWorld(),
          new BlokusWorld(),
          new QuatroWorld(),
          new CavaloWorld(),
          new TetrisWorld());
  private static final Locale PORTUGUESE = Locale.forLanguageTag("pt");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "dots||(h 1 1)|(h 1 1)|the line (h 1 1) is already drawn|o arco (h 1 1) já está traçado",
        "blokus||pass||a player who can place a piece must not pass|quem pode colocar uma peça",
        "blokus||b 5 5||the first piece must cover the starting corner, row 0, column 0|tem de cobrir",
        "blokus||c1 0 0||the piece does not fit on the board there|não cabe aí",
        "blokus||b 0 0|b 0 0,b 12 12|the cell in row 0, column 0 is taken|está ocupada",
        "blokus||b 2 0|b 0 0,b 12 12|the piece shares an edge with a piece of the same player|partilha um lado",
        "blokus||b 6 6|b 0 0,b 12 12|the piece must touch a piece of the same player at a corner|tem de tocar num canto",
        "quatro||A1 pqac|A1 pqac|the square A1 is taken|a casa A1 está ocupada",
        "quatro||B1 pqac|A1 pqac|the piece preta quadrada alta cheia is not in the reserve|reserva",
        "quatro|give=opponent|A1 give pqac||the first move only hands over a piece|só entrega",
        "quatro|give=opponent|give pqao|give pqac|the piece in hand, preta quadrada alta cheia,|mão",
        "quatro|give=opponent|A1|give pqac|name the piece that the opponent gets|indique a peça",
      })
  void theReasonIsGiven(
      String id, String rules, String text, String before, String english, String portuguese)
      throws InputException {
    check(game(id, rules), Optional.ofNullable(before), text, english, portuguese);
  }

  private static Game<?> game(String id, String rules) throws InputException {
    World world = WORLDS.stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
    Map<String, String> chosen =
        rules == null ? Map.of() : Map.of(rules.split("=", -1)[0], rules.split("=", -1)[1]);
    return world.game(Variant.of(world, chosen)).orElseThrow();
  }

  private static <P extends Position> void check(
      Game<P> game, Optional<String> before, String text, String english, String portuguese)
      throws InputException {
    P state = game.start(1);
    for (String move : before.map(all -> all.split(",", -1)).orElse(new String[0])) {
      state = State.next(state, game.notation().readMove(state, move));
    }
    P last = state;
    assertThatThrownBy(() -> game.notation().readMove(last, text))
        .isInstanceOfSatisfying(
            InputException.class,
            e -> {
              assertThat(e.in(Locale.ENGLISH))
                  .startsWith("“" + text + "” is not a legal move: " + english)
                  .contains("; legal moves: ");
              assertThat(e.in(PORTUGUESE))
                  .startsWith("“" + text + "” não é uma jogada legal: ")
                  .contains(portuguese, "; jogadas legais: ");
            });
  }

  @Test
  void aKnightMayNotGoWhereTheOtherOneAttacksOrWithoutAJumpOrANumber() throws InputException {
    Game<?> game = game("cavalo", null);
    String row = " (NIL NIL NIL NIL NIL NIL NIL NIL NIL NIL)";
    String board =
        "((-1 NIL NIL 5 NIL NIL NIL NIL NIL NIL) (NIL NIL 17 NIL NIL NIL NIL NIL NIL NIL)"
            + " (NIL NIL NIL NIL NIL NIL NIL NIL NIL NIL) (NIL -2 NIL NIL NIL NIL NIL NIL NIL NIL)"
            + " (NIL NIL NIL 18 NIL NIL NIL NIL NIL NIL)"
            + row.repeat(5)
            + ")";
    String position = "(" + board + " (0 0) 1)";
    illegal(game, position, "C2", "the player must pass");
    String free =
        position.replace(
            "(NIL NIL NIL NIL NIL NIL NIL NIL NIL NIL) (NIL -2",
            "(NIL 20 NIL" + " NIL NIL NIL NIL NIL NIL NIL) (NIL -2");
    illegal(game, free, "C2", "the other knight attacks C2");
    illegal(game, free, "D1", "D1 is not a knight’s jump from A1");
    illegal(game, free, "pass", "a knight that can jump must not pass");
    illegal(game, free.replace("17", "NIL"), "C2", "there is no number on C2");
    illegal(game, free, "B3 33", "a visit to B3 cannot remove the double 33");
  }

  private static <P extends Position> void illegal(
      Game<P> game, String position, String text, String reason) throws InputException {
    P state = game.notation().read(position);
    assertThatThrownBy(() -> game.notation().readMove(state, text))
        .isInstanceOfSatisfying(
            InputException.class, e -> assertThat(e.in(Locale.ENGLISH)).contains(reason));
  }

  @Test
  void aPieceOfTetrisMustBeTheNextOneAndFit() throws InputException {
    World world = new TetrisWorld();
    tetris(world.puzzles(Variant.standard(world)).orElseThrow());
  }

  private static <S extends Puzzle> void tetris(Puzzles<S> puzzles) throws InputException {
    S state = puzzles.notation().read("(NIL (t i) 0)");
    assertThatThrownBy(() -> puzzles.notation().readMove(state, "(0 i0)"))
        .hasMessageContaining("the next piece is t; legal moves:");
    assertThatThrownBy(() -> puzzles.notation().readMove(state, "(9 t0)"))
        .hasMessageContaining("t0 is 3 columns wide and does not fit at column 9");
  }

  @Test
  void everyIllegalMoveOfEveryWorldHasAReason() throws InputException {
    for (World world : WORLDS) {
      for (Map<String, String> rules : variants(world)) {
        Variant variant = Variant.of(world, rules);
        Optional<Game<?>> game = world.game(variant);
        if (game.isPresent()) {
          walk(game.get());
        }
        walk(world.puzzles(variant).orElseThrow());
      }
    }
  }

  private static List<Map<String, String>> variants(World world) {
    return world.id().equals("quatro")
        ? List.of(Map.of(), Map.of("give", "opponent"))
        : List.of(Map.of());
  }

  private static <P extends Position> void walk(Game<P> game) {
    walk(game.notation(), game.start(3), game.moveLimit());
  }

  private static <S extends Puzzle> void walk(Puzzles<S> puzzles) throws InputException {
    walk(puzzles.notation(), puzzles.problems().get(0).start(), puzzles.moveLimit());
  }

  private static <S extends State> void walk(Notation<S> notation, S start, int limit) {
    SplittableRandom random = new SplittableRandom(5);
    S state = start;
    MoveList moves = new MoveList();
    state.moves(moves);
    while (moves.size() > 0) {
      List<Integer> unexplained = new ArrayList<>();
      for (int move = 0; move < limit; move++) {
        if (!moves.contains(move)) {
          Optional<Message> reason = notation.whyIllegal(state, move);
          reason.ifPresent(why -> assertThat(why.in(PORTUGUESE)).isNotEmpty());
          if (reason.isEmpty()) {
            unexplained.add(move);
          }
        }
      }
      assertThat(unexplained).as(notation.write(state)).isEmpty();
      state = State.next(state, moves.get(random.nextInt(moves.size())));
      moves.clear();
      state.moves(moves);
    }
  }
}
