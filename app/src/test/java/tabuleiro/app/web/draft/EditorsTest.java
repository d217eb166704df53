package tabuleiro.app.web.draft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.Puzzle;
import tabuleiro.core.State;
import tabuleiro.core.lisp.Form;
import tabuleiro.core.lisp.LispReader;
import tabuleiro.core.page.DraftView;
import tabuleiro.core.page.EditablePart;
import tabuleiro.core.page.PositionEditor;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Notation;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/** Every world has an editor whose drafts are read back and whose parts can be changed. */
class EditorsTest {
  private static final int MOVES = 6;

  static Stream<World> worlds() {
    return Worlds.all().stream();
  }

  @ParameterizedTest
  @MethodSource("worlds")
  void draftsOfReachedStatesAreReadBackAndEveryPartCanBeChanged(World world) throws Exception {
    Variant standard = Variant.standard(world);
    Optional<Game<?>> game = world.game(standard);
    if (game.isPresent()) {
      check(game.get());
    }
    Optional<Puzzles<?>> puzzles = world.puzzles(standard);
    if (puzzles.isPresent()) {
      check(puzzles.get());
    }
  }

  private static <P extends Position> void check(Game<P> game) throws Exception {
    check(game.editor().orElseThrow(), game.notation(), game.start(1));
  }

  private static <S extends Puzzle> void check(Puzzles<S> puzzles) throws Exception {
    check(puzzles.editor().orElseThrow(), puzzles.notation(), puzzles.problems().get(0).start());
  }

  private static <S extends State> void check(
      PositionEditor<S> editor, Notation<S> notation, S start) throws Exception {
    SplittableRandom random = new SplittableRandom(19);
    S state = start;
    for (int i = 0; i < MOVES; i++) {
      String draft = editor.draft(state);
      assertThat(notation.write(notation.read(draft))).isEqualTo(notation.write(state));
      change(editor, LispReader.one(draft));
      MoveList moves = new MoveList();
      state.moves(moves);
      if (moves.size() == 0) {
        return;
      }
      state = State.next(state, moves.get(random.nextInt(moves.size())));
    }
  }

  private static <S extends State> void change(PositionEditor<S> editor, Form draft)
      throws Exception {
    DraftView view = editor.view(draft, Locale.ENGLISH);
    assertThat(view.places()).isNotEmpty();
    Set<String> ids = new HashSet<>();
    for (EditablePart part : view.places()) {
      assertThat(ids.add(part.id())).as(part.id()).isTrue();
      String value = part.values().get(part.values().size() - 1);
      Form changed = LispReader.one(editor.changed(draft, part.id(), value));
      assertThat(editor.view(changed, Locale.ENGLISH).places())
          .filteredOn(each -> each.id().equals(part.id()))
          .allMatch(each -> each.value().equals(value));
      assertThatThrownBy(() -> editor.changed(draft, part.id(), "pqbci"))
          .as(part.id())
          .isInstanceOf(InputException.class);
    }
  }
}
