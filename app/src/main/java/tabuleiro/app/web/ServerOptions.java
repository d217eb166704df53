package tabuleiro.app.web;

import java.time.Clock;
import java.util.Optional;
import tabuleiro.app.players.BotSource;
import tabuleiro.app.web.code.OwnFolder;
import tabuleiro.app.web.request.AccessToken;
import tabuleiro.app.web.share.ResourceLimits;

/**
 * The options of a server, besides its host and port.
 *
 * @param resources the limits of searches
 * @param token what every request must have, if anything
 * @param bots the bots that visitors may play with
 * @param code the heuristics and evaluations that visitors may search with
 * @param clock the clock that decides which puzzle is today's
 */
public record ServerOptions(
    ResourceLimits resources,
    Optional<AccessToken> token,
    BotSource bots,
    OwnFolder code,
    Clock clock) {

  /** The limits of this machine, no token, no bots and no code of users. */
  public static ServerOptions standard() {
    return new ServerOptions(
        ResourceLimits.here(), Optional.empty(), BotSource.NONE, OwnFolder.NONE, Clock.systemUTC());
  }

  public ServerOptions withResources(ResourceLimits limits) {
    return new ServerOptions(limits, token, bots, code, clock);
  }

  public ServerOptions withToken(Optional<AccessToken> needed) {
    return new ServerOptions(resources, needed, bots, code, clock);
  }

  public ServerOptions withBots(BotSource offered) {
    return new ServerOptions(resources, token, offered, code, clock);
  }

  public ServerOptions withCode(OwnFolder offered) {
    return new ServerOptions(resources, token, bots, offered, clock);
  }

  public ServerOptions withClock(Clock other) {
    return new ServerOptions(resources, token, bots, code, other);
  }
}
