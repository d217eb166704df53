package tabuleiro.app.web.game;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.RequestReader;
import tabuleiro.app.web.request.Visitor;
import tabuleiro.app.web.request.Visitors;
import tabuleiro.core.text.InputException;

/** Invitations to the seats of a game over HTTP. */
public final class SeatRoutes {
  private final LiveGames games;
  private final Visitors visitors;

  public SeatRoutes(LiveGames games, Visitors visitors) {
    this.games = games;
    this.visitors = visitors;
  }

  public void add(RoutesConfig routes) {
    routes.post("/api/v1/games/{id}/seats", this::invite);
    routes.post("/api/v1/games/{id}/seats/taken", this::take);
    routes.delete("/api/v1/games/{id}/seats/{seat}", this::free);
  }

  /**
   * Invites another player to a seat. The secret is in the fragment of the link, which browsers do
   * not send to the server, so it does not get into logs.
   */
  private void invite(Context context) throws InputException {
    int side = RequestReader.of(context).number("seat", 1, 2) - 1;
    Visitor visitor = Visitors.of(context);
    String secret = Visitors.secret();
    games.change(
        GameRoutes.id(context),
        before -> {
          before.access().checkOwner(visitor);
          checkHuman(before, side);
          return before.withAccess(before.access().claimedBy(visitor).invited(side, secret));
        });
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("seat", side + 1);
    answer.put("secret", secret);
    answer.put("link", "/game/" + GameRoutes.id(context) + "#seat=" + secret);
    context.status(201).json(answer);
  }

  private static void checkHuman(LiveGame<?> live, int side) {
    if (!live.setup().isDuel()) {
      throw RequestException.of(400, "fault.duel", live.world().id());
    }
    if (!LiveGame.isHuman(live.setup().players().get(side))) {
      throw RequestException.of(409, "fault.computerSeat", side + 1);
    }
  }

  /** Takes a seat by an invitation, which can be used once. */
  private void take(Context context) throws InputException {
    String secret = RequestReader.of(context).text("secret");
    String id = GameRoutes.id(context);
    boolean isKnown = !Visitors.of(context).isAnonymous();
    games.live(id).access().checkInvitation(secret);
    Visitor visitor = visitors.withSession(context);
    LiveGame<?> live =
        games.change(id, before -> before.withAccess(before.access().taken(secret, visitor)));
    Map<String, Object> view = GameView.of(live, RequestReader.locale(context), visitor);
    if (!isKnown && !Visitors.isBrowser(context)) {
      view.put("token", visitor.session());
    }
    context.json(view);
  }

  /** Frees a seat: its guest leaves it, or the owner takes it back. */
  private void free(Context context) throws InputException {
    int side = side(context.pathParam("seat"));
    Visitor visitor = Visitors.of(context);
    GameRoutes.show(
        context,
        games.change(
            GameRoutes.id(context),
            before -> {
              if (!before.access().isGuest(visitor, side)) {
                before.access().checkOwner(visitor);
              }
              return before.withAccess(before.access().freed(side));
            }));
  }

  private static int side(String seat) {
    return switch (Objects.requireNonNull(seat)) {
      case "1" -> 0;
      case "2" -> 1;
      default -> throw RequestException.of(400, "fault.number", "seat", 1, 2);
    };
  }
}
