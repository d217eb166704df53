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
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import tabuleiro.app.web.code.CodeRoutes;
import tabuleiro.app.web.draft.DraftRoutes;
import tabuleiro.app.web.game.AdviceRoutes;
import tabuleiro.app.web.game.DemoRoutes;
import tabuleiro.app.web.game.Demos;
import tabuleiro.app.web.game.GameRoutes;
import tabuleiro.app.web.game.LiveGames;
import tabuleiro.app.web.game.LiveSocket;
import tabuleiro.app.web.game.SeatRoutes;
import tabuleiro.app.web.lab.LabRoutes;
import tabuleiro.app.web.puzzle.PuzzleRoutes;
import tabuleiro.app.web.request.InternalErrors;
import tabuleiro.app.web.request.OpenApi;
import tabuleiro.app.web.request.ProtocolErrors;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.RequestGuard;
import tabuleiro.app.web.request.RequestReader;
import tabuleiro.app.web.request.Visitors;
import tabuleiro.app.web.search.SearchRoutes;
import tabuleiro.app.web.share.ConnectionLimit;
import tabuleiro.app.web.share.RequestShares;
import tabuleiro.app.web.share.Searches;
import tabuleiro.app.web.share.Sockets;
import tabuleiro.app.web.watch.WatchRoutes;
import tabuleiro.app.web.world.WorldFiles;
import tabuleiro.app.web.world.WorldRoutes;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.store.Store;
import tabuleiro.lab.store.StoreException;

/** The web server: connects the routes and handles their errors. */
public final class WebServer implements AutoCloseable {
  private static final int LARGEST_BODY = 100_000;
  private static final int LARGEST_MESSAGE = 10_000;

  /** The threads that answer requests, and how long one waits for work, in milliseconds. */
  private static final int LEAST_THREADS = 8;

  private static final int MOST_THREADS = 250;
  private static final int THREAD_IDLE = 10_000;

  private static final Duration IDLE = Duration.ofSeconds(60);

  /** How often bots are ended in games that nobody looks at, in seconds. */
  private static final int BOT_CHECK = 5;

  private final Javalin server;
  private final LiveGames games;
  private final Searches searches;
  private final Sockets sockets = new Sockets();
  private final RequestShares requests = new RequestShares();
  private final LiveSocket live;
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(Searches.daemons("expiry"));

  /**
   * Starts a server.
   *
   * @param port 0 for any free port
   * @param store the store of games and experiments
   */
  public WebServer(String host, int port, Store store) {
    this(host, port, store, ServerOptions.standard());
  }

  public WebServer(String host, int port, Store store, ServerOptions options) {
    games = new LiveGames(store.games(), options.bots());
    searches = new Searches(options.resources());
    live = new LiveSocket(games, searches, sockets, requests);
    IndexPage page = IndexPage.load();
    Visitors visitors = new Visitors();
    server =
        Javalin.create(
                config -> {
                  settings(config, host);
                  config.router.handlerWrapper(
                      endpoint -> guarded(endpoint, requests.wrap(endpoint)));
                  new RequestGuard(host, page.scriptHashes()).add(config.routes);
                  options.token().ifPresent(needed -> needed.add(config.routes));
                  faults(config.routes);
                  page.add(config.routes, visitors, new PageAddresses(games, store));
                  new WorldRoutes(options.bots()).add(config.routes);
                  new LabRoutes(store).add(config.routes);
                  new GameRoutes(games, visitors).add(config.routes);
                  new SeatRoutes(games, visitors).add(config.routes);
                  new AdviceRoutes(games, searches).add(config.routes);
                  Demos demos = new Demos();
                  new DemoRoutes(demos).add(config.routes);
                  new RulesRoutes(demos).add(config.routes);
                  WorldFiles.add(config.routes);
                  new SearchRoutes(searches, sockets, options.code()).add(config.routes);
                  CodeRoutes.add(config.routes, options.code());
                  new PuzzleRoutes(searches, options.clock()).add(config.routes);
                  new DraftRoutes().add(config.routes);
                  new WatchRoutes(searches).add(config.routes);
                  OpenApi.add(config.routes);
                  live.add(config.routes);
                })
            .start(host, port);
    Future<?> unused =
        clock.scheduleWithFixedDelay(
            () -> games.endUnseenBots(live.shown()), BOT_CHECK, BOT_CHECK, TimeUnit.SECONDS);
  }

  private static void settings(JavalinConfig config, String host) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    limits(config.jetty, host);
    config.http.maxRequestSize = LARGEST_BODY;
    config.http.prefer405over404 = true;
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
    QueuedThreadPool threads = new QueuedThreadPool(MOST_THREADS, LEAST_THREADS, THREAD_IDLE);
    threads.setName("arena-http");
    threads.setMaxEvictCount(MOST_THREADS);
    jetty.threadPool = threads;
    jetty.modifyServer(
        server -> {
          server.setErrorHandler(new ProtocolErrors());
          ConnectionLimit.add(server);
        });
    jetty.modifyHttpConfiguration(ConnectionLimit::add);
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
  private static Handler guarded(Endpoint endpoint, Handler handler) {
    return context -> {
      InternalErrors.answering(endpoint.method + " " + endpoint.path);
      try {
        handler.handle(context);
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

  /** Removes games that nobody has visited for a time, now and every hour. */
  public void expireGames(Duration unvisited) {
    Future<?> unused =
        clock.scheduleWithFixedDelay(() -> expireOnce(unvisited), 0, 1, TimeUnit.HOURS);
  }

  private void expireOnce(Duration unvisited) {
    try {
      live.expire(Instant.now().minus(unvisited));
    } catch (StoreException e) {
      // The store is not available; the next hour tries again.
    }
  }

  public LiveGames games() {
    return games;
  }

  /** What the server holds at a moment. */
  public record Load(int searches, int sockets, int requests, int bots) {}

  public Load load() {
    return new Load(searches.running(), sockets.count(), requests.running(), games.heldBots());
  }

  Searches searches() {
    return searches;
  }

  Sockets sockets() {
    return sockets;
  }

  @Override
  public void close() {
    clock.shutdownNow();
    live.close();
    searches.close();
    sockets.close();
    server.stop();
    requests.close();
    games.close();
  }
}
