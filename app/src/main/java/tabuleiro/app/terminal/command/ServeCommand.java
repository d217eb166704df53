package tabuleiro.app.terminal.command;

import java.net.BindException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.players.BotSource;
import tabuleiro.app.terminal.option.CommonOptions;
import tabuleiro.app.terminal.option.StoreOption;
import tabuleiro.app.terminal.output.Browser;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.Json;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.app.web.ServerOptions;
import tabuleiro.app.web.WebServer;
import tabuleiro.app.web.code.OwnFolder;
import tabuleiro.app.web.request.AccessToken;
import tabuleiro.core.text.InputException;
import tabuleiro.lab.bot.Bot;
import tabuleiro.lab.store.Store;

/** {@code serve}: starts the web server. */
@Command(name = "serve", resourceBundle = Terminal.BUNDLE)
public final class ServeCommand implements Callable<Integer> {
  /** The maximum time to wait for the server and the store to close. */
  private static final Duration GRACE = Duration.ofSeconds(5);

  private final Terminal terminal;
  private final CountDownLatch closed = new CountDownLatch(1);

  @Mixin private CommonOptions common = new CommonOptions();
  @Mixin private StoreOption where = new StoreOption();

  @Option(names = "--port", paramLabel = "P", descriptionKey = "serve.port")
  private int port = 7070;

  @Option(names = "--host", paramLabel = "H", descriptionKey = "serve.host")
  private String host = "127.0.0.1";

  @Option(names = "--open", descriptionKey = "serve.open")
  private boolean isOpen;

  @Option(names = "--token", descriptionKey = "serve.token")
  private boolean hasToken;

  @Option(names = "--no-browser", descriptionKey = "serve.no-browser")
  private boolean isWithoutBrowser;

  @Option(names = "--expire", paramLabel = "DAYS", descriptionKey = "serve.expire")
  private String expire = "90";

  @Option(names = "--bots", paramLabel = "DIR", descriptionKey = "serve.bots")
  private @Nullable Path bots;

  @Option(names = "--mine", paramLabel = "DIR", descriptionKey = "serve.mine")
  private @Nullable Path mine;

  public ServeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InputException, InterruptedException {
    if (port < 0 || port > 65_535) {
      throw Terminal.fault("usage.range", "--port", 0, 65_535, port);
    }
    checkHost();
    Optional<Duration> unvisited = GameExpiry.parse(expire);
    checkAccess();
    Optional<AccessToken> token = hasToken ? Optional.of(AccessToken.random()) : Optional.empty();
    ServerOptions options =
        ServerOptions.standard().withToken(token).withBots(offered()).withCode(code());
    try (Store store = where.open();
        WebServer server = new WebServer(host, port, store, options)) {
      unvisited.ifPresent(server::expireGames);
      List<String> addresses = ServerAddresses.of(host, server.port());
      List<String> links =
          addresses.stream()
              .map(address -> token.map(needed -> needed.link(address)).orElse(address))
              .toList();
      print(addresses, links);
      if (terminal.isAttended() && !common.json && !isWithoutBrowser) {
        Browser.here().open(links.get(links.size() - 1));
      }
      awaitEnd();
    } catch (RuntimeException e) {
      if (isTaken(e)) {
        throw Terminal.fault("serve.taken", host, port);
      }
      throw e;
    }
    closed.countDown();
    return ExitCode.ANSWERED;
  }

  /** Returns the bots that visitors may play with. */
  private BotSource offered() throws InputException {
    if (bots == null) {
      return BotSource.NONE;
    }
    if (!Files.isDirectory(bots)) {
      throw Terminal.fault("serve.bots.folder", bots);
    }
    BotSource found = BotSource.in(bots);
    if (found.listed().isEmpty()) {
      throw Terminal.fault("serve.bots.none", bots, Bot.FILE);
    }
    for (Bot bot : found.listed()) {
      bot.prepare(); // a visitor should not wait for a compiler, nor see its errors first
    }
    return found;
  }

  /**
   * Returns the code that searches may use. It runs with the rights of the user, so only this
   * machine may start it.
   */
  private OwnFolder code() throws InputException {
    if (mine == null) {
      return OwnFolder.NONE;
    } else if (!ServerAddresses.isLoopback(host)) {
      throw Terminal.fault("serve.mine.local", host);
    } else if (!Files.isDirectory(mine)) {
      throw Terminal.fault("serve.mine.folder", mine);
    }
    return new OwnFolder(Optional.of(mine));
  }

  /** Prints where the server is, and who can use it. */
  private void print(List<String> addresses, List<String> links) {
    if (common.json) {
      Map<String, Object> document = new LinkedHashMap<>();
      document.put("address", addresses.get(0));
      document.put("addresses", addresses);
      document.put("link", links.get(0));
      document.put("access", hasToken ? "token" : isOpen ? "open" : "local");
      terminal.out().print(Json.write(document));
    } else {
      terminal.println(terminal.text("serve.ready", links.get(0)));
      for (String link : links.subList(1, links.size())) {
        terminal.println(terminal.text("serve.also", link));
      }
      if (hasToken) {
        terminal.println(terminal.text("serve.withToken"));
      } else if (isOpen) {
        terminal.println(terminal.text("serve.toAnyone"));
      }
    }
    terminal.flush();
  }

  /** Other machines reach the server only if the user has decided who may use it. */
  private void checkAccess() throws InputException {
    boolean isLocal = ServerAddresses.isLoopback(host);
    if (isOpen && hasToken) {
      throw Terminal.fault("usage.exclusive", "--open", "--token");
    } else if (isOpen && isLocal) {
      throw Terminal.fault("serve.openHere", host);
    } else if (!isLocal && !isOpen && !hasToken) {
      throw Terminal.fault("serve.decide", host);
    }
  }

  /** Waits for Ctrl-C. The process then waits until the server and the store are closed. */
  private void awaitEnd() throws InterruptedException {
    CountDownLatch ended = new CountDownLatch(1);
    Thread hook =
        new Thread(
            () -> {
              ended.countDown();
              try {
                closed.await(GRACE.toMillis(), TimeUnit.MILLISECONDS);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
    Runtime.getRuntime().addShutdownHook(hook);
    ended.await();
  }

  private void checkHost() throws InputException {
    try {
      InetAddress address = InetAddress.getByName(host);
      boolean isOurs =
          address.isAnyLocalAddress() || NetworkInterface.getByInetAddress(address) != null;
      if (!host.isBlank() && isOurs) {
        return;
      }
    } catch (UnknownHostException | SocketException e) {
      // reported below
    }
    throw Terminal.fault("serve.nowhere", host);
  }

  private static boolean isTaken(Throwable fault) {
    return fault instanceof BindException
        || (fault.getCause() != null && isTaken(fault.getCause()));
  }
}
