package tabuleiro.app.web;

import java.time.Clock;
import java.util.Optional;
import tabuleiro.app.players.BotSource;
import tabuleiro.app.web.request.AccessToken;
import tabuleiro.app.web.share.ResourceLimits;

/**
 * What an operator decides about a server.
 *
 * @param resources the limits of searches
 * @param token what every request must have, if anything
 * @param bots the bots that visitors may play with
 * @param clock the clock that decides which puzzle is today's
 */
public record ServerOptions(
    ResourceLimits resources, Optional<AccessToken> token, BotSource bots, Clock clock) {

  /** The limits of this machine, no token and no bots. */
  public static ServerOptions standard() {
    return new ServerOptions(
        ResourceLimits.here(), Optional.empty(), BotSource.NONE, Clock.systemUTC());
  }

  public ServerOptions withResources(ResourceLimits limits) {
    return new ServerOptions(limits, token, bots, clock);
  }

  public ServerOptions withToken(Optional<AccessToken> needed) {
    return new ServerOptions(resources, needed, bots, clock);
  }

  public ServerOptions withBots(BotSource offered) {
    return new ServerOptions(resources, token, offered, clock);
  }

  public ServerOptions withClock(Clock other) {
    return new ServerOptions(resources, token, bots, other);
  }
}
