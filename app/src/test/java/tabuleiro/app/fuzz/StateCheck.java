package tabuleiro.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import tabuleiro.core.MoveList;
import tabuleiro.core.State;
import tabuleiro.core.page.Picture;
import tabuleiro.core.text.DrawingStyle;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;

/** Checks that a state can be written, drawn, shown on the page and played. */
record StateCheck<S extends State>(Notation<S> notation, Picture<S> picture, int moveLimit) {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final List<Locale> LOCALES = List.of(Locale.ENGLISH, Locale.forLanguageTag("pt"));
  private static final int MOST_MOVES = 24;
  private static final int LARGEST = 200_000;

  void check(S state) throws InputException {
    String text = notation.write(state);
    S again = notation.read(text);
    assertThat(again.key()).as("the key of " + text).isEqualTo(state.key());
    assertThat(notation.write(again)).isEqualTo(text);
    for (Locale locale : LOCALES) {
      bounded(notation.draw(state, new DrawingStyle(true, State.NO_MOVE, locale)));
      bounded(json(picture.state(state, locale)));
    }
    moves(state);
  }

  private void moves(S state) throws InputException {
    MoveList legal = new MoveList();
    state.moves(legal);
    assertThat(state.count(new MoveList())).isEqualTo(legal.size());
    Set<String> texts = new HashSet<>();
    for (int i = 0; i < Math.min(MOST_MOVES, legal.size()); i++) {
      int move = legal.get(i);
      assertThat(move).isBetween(0, moveLimit - 1);
      String text = notation.write(state, move);
      assertThat(texts.add(text)).as("twice " + text).isTrue();
      assertThat(notation.readMove(state, text)).as(text).isEqualTo(move);
      bounded(json(picture.move(state, move)));
    }
    if (legal.size() > 0) {
      S next = State.next(state, legal.get(legal.size() / 2));
      assertThat(notation.read(notation.write(next)).key()).isEqualTo(next.key());
    }
  }

  private static String json(Object value) {
    try {
      return JSON.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }

  private static void bounded(String text) {
    assertThat(text.length()).isLessThan(LARGEST);
  }
}
