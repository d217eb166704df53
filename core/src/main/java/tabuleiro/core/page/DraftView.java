package tabuleiro.core.page;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A draft as the page shows it.
 *
 * @param board the board that draws it: {@link Picture#OWN} or {@link Picture#GRID}
 * @param picture what that board needs
 * @param places what can be changed on the board; the ids are those of the board's places
 * @param fields what can be changed beside the board, such as the side to move
 */
public record DraftView(
    String board,
    Map<String, Object> picture,
    List<EditablePart> places,
    List<EditablePart> fields) {

  public DraftView {
    places = List.copyOf(places);
    fields = List.copyOf(fields);
  }

  /** The places and the fields. */
  Stream<EditablePart> parts() {
    return Stream.concat(places.stream(), fields.stream());
  }
}
