package tabuleiro.app.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.staticfiles.Location;
import java.util.Map;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.NotationException;
import tabuleiro.lab.store.Store;

/** The arena's server: wires the routes together and says what happens when one fails. */
public final class WebServer implements AutoCloseable {
  private static final int LARGEST_BODY = 100_000;
  private static final int SEARCHES = Math.max(2, Runtime.getRuntime().availableProcessors());

  private final Javalin server;
  private final Searches searches = new Searches(SEARCHES);
  private final LiveSocket live;

  /**
   * A server, started.
   *
   * @param port 0 for any that is free
   * @param store where games and experiments are kept
   */
  public WebServer(String host, int port, Store store) {
    Tables tables = new Tables(store.shelf());
    live = new LiveSocket(tables, searches);
    Page page = Page.load();
    server =
        Javalin.create(
                config -> {
                  settings(config, host);
                  new Guard(host, page.scriptHashes()).add(config.routes);
                  faults(config.routes);
                  page.add(config.routes);
                  WorldRoutes.add(config.routes);
                  new LabRoutes(store).add(config.routes);
                  new TableRoutes(tables).add(config.routes);
                  new AdviceRoutes(tables, searches).add(config.routes);
                  new DemoRoutes().add(config.routes);
                  new SearchRoutes(searches).add(config.routes);
                  config.routes.ws("/api/v1/games/{id}/live", live::configure);
                })
            .start(host, port);
  }

  private static void settings(JavalinConfig config, String host) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.jetty.host = host;
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

  private static void faults(RoutesConfig routes) {
    routes.exception(WebFault.class, (fault, context) -> tell(context, fault));
    routes.exception(
        NotationException.class, (fault, context) -> tell(context, WebFault.of(fault)));
    routes.exception(
        Exception.class, (fault, context) -> tell(context, WebFault.of(500, "fault.ours")));
    // What the framework refuses by itself is told of in the same form.
    routes.exception(
        HttpResponseException.class,
        (fault, context) -> tell(context, WebFault.of(fault.getStatus(), key(fault.getStatus()))));
    routes.error(404, "*", WebServer::missing);
  }

  private static void missing(Context context) {
    if (context.result() == null || context.result().isEmpty()) {
      tell(context, WebFault.of(404, "fault.path"));
    }
  }

  private static String key(int status) {
    return switch (status) {
      case 404 -> "fault.path";
      case 405 -> "fault.method";
      case 413 -> "fault.large";
      default -> "fault.request";
    };
  }

  private static void tell(Context context, WebFault fault) {
    Message problem = fault.problem();
    context.status(fault.status()).json(Map.of("error", problem.in(Reader.locale(context))));
  }

  /** The port that the server listens on. */
  public int port() {
    return server.port();
  }

  @Override
  public void close() {
    live.close();
    searches.close();
    server.stop();
  }
}
