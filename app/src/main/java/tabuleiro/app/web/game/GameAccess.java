package tabuleiro.app.web.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.Visitor;
import tabuleiro.lab.store.GameStore;

/**
 * Who may change a game. Its owner plays all seats, except those that somebody else took by
 * invitation. Everybody who knows the address of the game may watch it. Immutable.
 *
 * <p>Visitors and invitations are hashes of secrets; an empty text stands for none.
 *
 * @param owner who created the game; a game of an earlier version has no owner
 * @param guests for each side, who took its seat
 * @param invitations for each side, the invitation to its seat that was not used yet
 */
record GameAccess(String owner, List<String> guests, List<String> invitations) {
  private static final List<String> NOBODY = List.of("", "");
  static final GameAccess NONE = new GameAccess("", NOBODY, NOBODY);

  /** What a visitor is in a game. */
  enum Role {
    OWNER,
    PLAYER,
    WATCHER,
    /** Nobody owns the game, so that this visitor may become its owner. */
    CANDIDATE;

    String text() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  GameAccess {
    guests = List.copyOf(guests);
    invitations = List.copyOf(invitations);
    if (guests.size() != 2 || invitations.size() != 2) {
      throw new IllegalArgumentException("a game has two sides");
    }
  }

  static GameAccess of(Visitor owner) {
    return new GameAccess(owner.key(), NOBODY, NOBODY);
  }

  Role role(Visitor visitor) {
    if (visitor.isAnonymous()) {
      return Role.WATCHER;
    } else if (owner.isEmpty()) {
      return Role.CANDIDATE;
    } else if (owner.equals(visitor.key())) {
      return Role.OWNER;
    }
    return guests.contains(visitor.key()) ? Role.PLAYER : Role.WATCHER;
  }

  /** Whether a visitor moves for a side. */
  boolean mayMove(Visitor visitor, int side) {
    return switch (role(visitor)) {
      case OWNER -> guests.get(side).isEmpty();
      case PLAYER -> isGuest(visitor, side);
      case CANDIDATE -> true;
      case WATCHER -> false;
    };
  }

  /** Whether a visitor took the seat of a side by invitation. */
  boolean isGuest(Visitor visitor, int side) {
    return !visitor.isAnonymous() && guests.get(side).equals(visitor.key());
  }

  /** Rejects a visitor who may not move for a side. */
  void checkMove(Visitor visitor, int side) {
    if (!mayMove(visitor, side)) {
      boolean isWatcher = role(visitor) == Role.WATCHER;
      throw RequestException.of(403, isWatcher ? "fault.watcher" : "fault.turn");
    }
  }

  /** Rejects a visitor who does not own the game. */
  void checkOwner(Visitor visitor) {
    Role role = role(visitor);
    if (role == Role.WATCHER || role == Role.PLAYER) {
      throw RequestException.of(403, role == Role.WATCHER ? "fault.watcher" : "fault.owner");
    }
  }

  /** The access after a change by a visitor, who becomes the owner if there is none. */
  GameAccess claimedBy(Visitor visitor) {
    return role(visitor) == Role.CANDIDATE
        ? new GameAccess(visitor.key(), guests, invitations)
        : this;
  }

  /** The access with an invitation to the seat of a side; an earlier one is no longer valid. */
  GameAccess invited(int side, String secret) {
    if (!guests.get(side).isEmpty()) {
      throw RequestException.of(409, "fault.seatTaken", side + 1);
    }
    return new GameAccess(owner, guests, with(invitations, side, Visitor.hash(secret)));
  }

  /** Rejects a secret that is not an invitation, or was used or withdrawn. */
  int checkInvitation(String secret) {
    int side = invitations.indexOf(Visitor.hash(secret));
    if (side < 0) {
      throw RequestException.of(403, "fault.invitation");
    }
    return side;
  }

  /** The access after a visitor used an invitation. */
  GameAccess taken(String secret, Visitor visitor) {
    int side = checkInvitation(secret);
    if (owner.equals(visitor.key())) {
      throw RequestException.of(409, "fault.ownSeat");
    }
    return new GameAccess(owner, with(guests, side, visitor.key()), with(invitations, side, ""));
  }

  /** The access without the guest and the invitation of a side. */
  GameAccess freed(int side) {
    return new GameAccess(owner, with(guests, side, ""), with(invitations, side, ""));
  }

  private static List<String> with(List<String> list, int index, String value) {
    List<String> changed = new ArrayList<>(list);
    changed.set(index, value);
    return changed;
  }

  /** The state of the seat of a side, for the page: own, invited or taken. */
  String seat(int side) {
    if (!guests.get(side).isEmpty()) {
      return "taken";
    }
    return invitations.get(side).isEmpty() ? "own" : "invited";
  }

  GameStore.Members members() {
    return new GameStore.Members(owner, guests.get(0), guests.get(1));
  }
}
