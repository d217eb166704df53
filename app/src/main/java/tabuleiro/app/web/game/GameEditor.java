package tabuleiro.app.web.game;

import java.util.List;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.Visitor;
import tabuleiro.core.text.InputException;

/** Changes games for one visitor, who must have the right to each change. */
record GameEditor(LiveGames games, Visitor visitor) {
  /** The most moves of a stored review, so that it fits into the largest game. */
  private static final int MOST_REVIEWED = 500;

  /**
   * Makes a move for the side whose turn it is.
   *
   * @param ply the number of moves that the client knows; if it is another, nothing is changed
   */
  LiveGame<?> move(String id, int ply, LiveGames.Change change) throws InputException {
    return games.change(
        id,
        before -> {
          before.access().checkMove(visitor, before.turn());
          if (before.failureHere().isPresent()) {
            throw RequestException.of(409, "fault.over");
          }
          return change.of(claimed(before, ply));
        });
  }

  /** Makes a move that the computer chose. */
  LiveGame<?> moveByComputer(LiveGame<?> known, LiveGames.Change change) {
    try {
      return games.change(
          known.setup().id(),
          before -> {
            checkComputer(before);
            return change.of(claimed(before, known.ply()));
          });
    } catch (InputException e) {
      throw RequestException.of(e);
    }
  }

  /** Ends a game because its computer player failed. */
  LiveGame<?> failByComputer(LiveGame<?> known, GameFailure failure) {
    return moveByComputer(
        known,
        before -> {
          if (!before.setup().players().equals(known.setup().players())) {
            throw RequestException.of(409, "fault.playersChanged");
          }
          return before.fail(failure);
        });
  }

  /** Stores the review of a game, unless the visitor only watches or the moves have changed. */
  void keepReview(LiveGame<?> known, List<MoveReview> reviews) {
    boolean isLong = reviews.size() > MOST_REVIEWED;
    if (isLong || known.access().role(visitor) == GameAccess.Role.WATCHER) {
      return;
    }
    try {
      games.change(
          known.setup().id(),
          before ->
              before.history().moves().equals(known.history().moves())
                  ? before.withReviews(reviews)
                  : before);
    } catch (InputException e) {
      throw RequestException.of(e);
    }
  }

  /** Changes what only the owner may change. */
  LiveGame<?> edit(String id, int ply, LiveGames.Change change) throws InputException {
    return games.change(
        id,
        before -> {
          before.access().checkOwner(visitor);
          return change.of(claimed(before, ply));
        });
  }

  private LiveGame<?> claimed(LiveGame<?> before, int ply) {
    if (before.ply() != ply) {
      throw RequestException.of(409, "fault.stale", before.ply(), ply);
    }
    return before.withAccess(before.access().claimedBy(visitor));
  }

  /**
   * Rejects a visitor who may not let the computer move: everybody who plays may, if the side is
   * the computer's.
   */
  void checkComputer(LiveGame<?> live) {
    GameAccess access = live.access();
    boolean isPlaying = access.role(visitor) != GameAccess.Role.WATCHER;
    if (!isPlaying || LiveGame.isHuman(live.setup().players().get(live.turn()))) {
      access.checkMove(visitor, live.turn());
    }
  }
}
