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
        "dots||(h 9 9)||the board has no such line; the last ones are (h 6 6) and (v 7 5)|os últimos são",
        "dots||(arco-vertical 0 1)||the board has no such line|o tabuleiro não tem esse arco",
        "dots||h999||the board has no such line|o tabuleiro não tem esse arco",
        "blokus||a 14 0||there is no cell in row 14, column 0; rows|não existe a casa da linha 14",
        "blokus||peca-a 0 -1||there is no cell in row 0, column -1; rows|coluna -1",
        "blokus||b 0 o||there is no cell in row 0, column o; rows|coluna o",
        "blokus||peca-d 0 0||there is no piece “peca-d”|não existe a peça “peca-d”",
        "quatro||E1 pqac||the board has no square E1; squares go from A1 to D4|não tem a casa E1",
        "quatro||A5 pqac||the board has no square A5|não tem a casa A5",
        "quatro||4 0 pqac||the board has no square in row 4, column 0; both|da linha 4, coluna 0",
        "quatro||A1||name the piece to place|indique a peça a colocar",
        "quatro||A1 16||the reserve has no piece 16; its pieces are numbered from 0 to 15|16",
        "quatro|give=opponent|E1 give pqac|give pqao|the board has no square E1|não tem a casa E1",
        "cavalo||K3||the board has no cell K3; cells go from A1 to J10|não tem a casa K3",
        "cavalo||A11||the board has no cell A11|não tem a casa A11",
        "cavalo||10 3||the board has no cell in row 10, column 3; both go from 0|da linha 10",
        "cavalo||operador-9||there is no operador-9; the jumps go from|não existe operador-9",
        "cavalo||C3 7||7 is not a double; expected one of 00, 11, …, 99|7 não é um duplo",
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

  /** White stands on A1: jumps upwards or to the left leave the board. */
  @Test
  void aJumpOfTheCourseProgramMustStayOnTheBoard() throws InputException {
    Game<?> game = game("cavalo", null);
    String row = " (NIL NIL NIL NIL NIL NIL NIL NIL NIL NIL)";
    String position =
        "(((-1 NIL NIL NIL NIL NIL NIL NIL NIL NIL) (NIL NIL 17 NIL NIL NIL NIL NIL NIL NIL)"
            + row.repeat(7)
            + " (NIL NIL NIL NIL NIL NIL NIL NIL NIL -2)) (0 0) 1)";
    List<String> leaving = new ArrayList<>();
    for (int jump = 1; jump <= 8; jump++) {
      String text = "operador-" + jump;
      String reason = reason(game, position, text);
      if (reason.contains(text + " leaves the board from A1")) {
        leaving.add(text);
      }
    }
    assertThat(leaving).hasSize(6);
  }

  private static <P extends Position> String reason(Game<P> game, String position, String text)
      throws InputException {
    P state = game.notation().read(position);
    try {
      return game.notation().write(state, game.notation().readMove(state, text));
    } catch (InputException e) {
      return e.in(Locale.ENGLISH);
    }
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
    assertThatThrownBy(() -> puzzles.notation().readMove(state, "(10 t0)"))
        .hasMessageContaining("the board has no column 10; columns go from 0 to 9; legal moves:");
    assertThatThrownBy(() -> puzzles.notation().readMove(state, "(3 t4)"))
        .hasMessageContaining("there is no rotation “t4” of a piece; legal moves:");
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
