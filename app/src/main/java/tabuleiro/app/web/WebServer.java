package tabuleiro.app.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.JettyConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpResponseException;
import io.javalin.http.staticfiles.Location;
import io.javalin.router.Endpoint;
import io.javalin.router.InternalRouter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import tabuleiro.app.web.game.AdviceRoutes;
import tabuleiro.app.web.game.DemoRoutes;
import tabuleiro.app.web.game.Demos;
import tabuleiro.app.web.game.GameRoutes;
import tabuleiro.app.web.game.LiveGames;
import tabuleiro.app.web.game.LiveSocket;
import tabuleiro.app.web.lab.LabRoutes;
import tabuleiro.app.web.request.OpenApi;
import tabuleiro.app.web.request.ProtocolErrors;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.RequestGuard;
import tabuleiro.app.web.request.RequestReader;
import tabuleiro.app.web.request.ResourceLimits;
import tabuleiro.app.web.request.Searches;
import tabuleiro.app.web.search.SearchRoutes;
import tabuleiro.app.web.world.WorldFiles;
import tabuleiro.app.web.world.WorldRoutes;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.store.Store;

/** The web server: connects the routes and handles their errors. */
public final class WebServer implements AutoCloseable {
  private static final int LARGEST_BODY = 100_000;
  private static final int LARGEST_MESSAGE = 10_000;

  /** The maximum number of connections; further ones wait to be accepted. */
  private static final int MOST_CONNECTIONS = 2000;

  private static final Duration IDLE = Duration.ofSeconds(60);

  private final Javalin server;
  private final LiveGames games;
  private final Searches searches;
  private final LiveSocket live;

  /**
   * Starts a server.
   *
   * @param port 0 for any free port
   * @param store the store of games and experiments
   */
  public WebServer(String host, int port, Store store) {
    this(host, port, store, ResourceLimits.here());
  }

  public WebServer(String host, int port, Store store, ResourceLimits resources) {
    games = new LiveGames(store.games());
    searches = new Searches(resources);
    live = new LiveSocket(games, searches);
    IndexPage page = IndexPage.load();
    server =
        Javalin.create(
                config -> {
                  settings(config, host);
                  new RequestGuard(host, page.scriptHashes()).add(config.routes);
                  faults(config.routes);
                  page.add(config.routes);
                  WorldRoutes.add(config.routes);
                  new LabRoutes(store).add(config.routes);
                  new GameRoutes(games).add(config.routes);
                  new AdviceRoutes(games, searches).add(config.routes);
                  Demos demos = new Demos();
                  new DemoRoutes(demos).add(config.routes);
                  new RulesRoutes(demos).add(config.routes);
                  WorldFiles.add(config.routes);
                  new SearchRoutes(searches).add(config.routes);
                  OpenApi.add(config.routes);
                  live.add(config.routes);
                })
            .start(host, port);
  }

  private static void settings(JavalinConfig config, String host) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    limits(config.jetty, host);
    config.http.maxRequestSize = LARGEST_BODY;
    config.http.prefer405over404 = true;
    config.router.handlerWrapper(WebServer::guarded);
    config.staticFiles.enableWebjars();
    config.staticFiles.add(
        files -> {
          files.directory = "/tabuleiro/app/web/page";
          files.location = Location.CLASSPATH;
          files.headers = Map.of("Cache-Control", "no-cache");
        });
  }

  private static void limits(JettyConfig jetty, String host) {
    jetty.host = host;
    jetty.modifyServer(
        server -> {
          server.setErrorHandler(new ProtocolErrors());
          server.addBean(new NetworkConnectionLimit(MOST_CONNECTIONS, server));
        });
    jetty.modifyServletContextHandler(
        context -> context.getSessionHandler().setMaxInactiveInterval((int) IDLE.toSeconds()));
    jetty.modifyWebSocketServletFactory(
        sockets -> {
          sockets.setMaxTextMessageSize(LARGEST_MESSAGE);
          sockets.setMaxBinaryMessageSize(LARGEST_MESSAGE);
          sockets.setIdleTimeout(IDLE);
        });
  }

  /** Wraps a handler so that a stack overflow or lack of memory does not stop the server. */
  private static Handler guarded(Endpoint endpoint) {
    return context -> {
      try {
        endpoint.handler.handle(context);
      } catch (OutOfMemoryError | StackOverflowError e) {
        throw RequestException.of(e);
      }
    };
  }

  private static void faults(RoutesConfig routes) {
    routes.exception(RequestException.class, (fault, context) -> tell(context, fault));
    routes.exception(
        InputException.class, (fault, context) -> tell(context, RequestException.of(fault)));
    routes.exception(
        Exception.class, (fault, context) -> tell(context, RequestException.of(fault)));
    // Errors of the framework are reported in the same format.
    routes.exception(
        HttpResponseException.class,
        (fault, context) ->
            tell(
                context,
                RequestException.of(fault.getStatus(), ProtocolErrors.key(fault.getStatus()))));
    routes.error(404, "*", WebServer::missing);
  }

  private static void missing(Context context) {
    if (context.result() == null || context.result().isEmpty()) {
      tell(context, RequestException.of(404, "fault.path"));
    }
  }

  private static void tell(Context context, RequestException fault) {
    if (fault.status() == 429) {
      context.header("Retry-After", "1");
    }
    context.status(fault.status()).json(Map.of("error", fault.in(RequestReader.locale(context))));
    if (context.header("Sec-WebSocket-Key") != null) {
      writeNow(context);
    }
  }

  /** Writes the response to a rejected socket, which the framework does not do. */
  private static void writeNow(Context context) {
    try {
      context.res().getOutputStream().write(context.result().getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the port of the server. */
  public int port() {
    return server.port();
  }

  /** Returns all routes, such as {@code GET /api/v1/games}. */
  public Set<String> routes() {
    InternalRouter router = server.unsafe.internalRouter;
    return Stream.concat(
            router.allHttpHandlers().stream()
                .map(handler -> handler.endpoint)
                .filter(endpoint -> endpoint.method.isHttpMethod())
                .map(endpoint -> endpoint.method + " " + endpoint.path),
            router.allWsHandlers().stream().map(handler -> "GET " + handler.getPath()))
        .collect(Collectors.toSet());
  }

  public LiveGames games() {
    return games;
  }

  Searches searches() {
    return searches;
  }

  @Override
  public void close() {
    live.close();
    searches.close();
    server.stop();
  }
}
