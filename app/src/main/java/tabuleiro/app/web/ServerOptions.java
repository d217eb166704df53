package tabuleiro.app.web;

import java.util.Optional;
import tabuleiro.app.players.BotSource;
import tabuleiro.app.web.code.OwnFolder;
import tabuleiro.app.web.request.AccessToken;
import tabuleiro.app.web.share.ResourceLimits;

/**
 * What an operator decides about a server.
 *
 * @param resources the limits of searches
 * @param token what every request must have, if anything
 * @param bots the bots that visitors may play with
 * @param code the heuristics and evaluations that visitors may search with
 */
public record ServerOptions(
    ResourceLimits resources, Optional<AccessToken> token, BotSource bots, OwnFolder code) {

  /** The limits of this machine, no token and no bots. */
  public static ServerOptions standard() {
    return new ServerOptions(
        ResourceLimits.here(), Optional.empty(), BotSource.NONE, OwnFolder.NONE);
  }

  public ServerOptions withResources(ResourceLimits limits) {
    return new ServerOptions(limits, token, bots, code);
  }

  public ServerOptions withToken(Optional<AccessToken> needed) {
    return new ServerOptions(resources, needed, bots, code);
  }

  public ServerOptions withBots(BotSource offered) {
    return new ServerOptions(resources, token, offered, code);
  }

  public ServerOptions withCode(OwnFolder offered) {
    return new ServerOptions(resources, token, bots, offered);
  }
}
