package tabuleiro.core.world;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.core.Position;
import tabuleiro.core.code.CourseForm;
import tabuleiro.core.code.TextForm;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.page.Picture;
import tabuleiro.core.page.PositionEditor;
import tabuleiro.core.page.TextPicture;
import tabuleiro.core.player.Knowledge;
import tabuleiro.core.player.Player;
import tabuleiro.core.text.Notation;

/** A two-player game under fixed rules. */
public interface Game<P extends Position> {

  /** The margin bound of a game that has none. */
  int UNBOUNDED = Integer.MAX_VALUE;

  /** The default typical margin. */
  int USUAL_MARGIN = 10;

  /** The world and the variant: {@code dots-5x6}. */
  String id();

  /**
   * The initial position.
   *
   * @param seed the random seed; most games start the same for every seed
   */
  P start(long seed);

  /** An exclusive upper bound on move numbers: {@code 0 <= move < moveLimit}. */
  int moveLimit();

  Notation<P> notation();

  /** The form in which a evaluation of the user takes a state. */
  default CourseForm<P> courseForm() {
    return new TextForm<>(notation());
  }

  /** Converts positions and moves to data for the page. */
  default Picture<P> picture() {
    return new TextPicture<>(notation());
  }

  /** Lets users set up positions on the page; empty if they can only be typed. */
  default Optional<PositionEditor<P>> editor() {
    return picture().editor();
  }

  /**
   * A bound on the absolute margin of any position that the reader accepts (like the utility bounds
   * of OpenSpiel; Lanctot and others 2019). Searches stop as soon as a proved value reaches it.
   * {@link #UNBOUNDED} if none is known.
   */
  default int maxMargin() {
    return UNBOUNDED;
  }

  /**
   * The approximate margin of a one-sided win. It scales the evaluation bar and the marks for
   * blunders.
   */
  default int typicalMargin() {
    return maxMargin() == UNBOUNDED ? USUAL_MARGIN : maxMargin();
  }

  /**
   * The largest time per move, and the largest depth, that the program of the game's course offers;
   * the smallest are a second and one move.
   */
  default Limits courseLimits() {
    return Limits.NONE;
  }

  /** The log format of the game's course, if it has one. */
  default Optional<GameLog<P>> log() {
    return Optional.empty();
  }

  /**
   * New players made for this game, each with a different name. One named {@code engine} replaces
   * the general engine.
   */
  default List<Player<P>> players() {
    return List.of();
  }

  /**
   * Other names of its players and evaluations, such as those of a course: the key is the other
   * name in small letters without accents, the value the name of the player or evaluation.
   */
  default Map<String, String> aliases() {
    return Map.of();
  }

  /** Game-specific knowledge for searches. */
  default Knowledge<P> knowledge() {
    return new Knowledge<>() {};
  }
}
