package tabuleiro.app.terminal;

import java.net.BindException;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.web.WebServer;
import tabuleiro.core.text.NotationException;
import tabuleiro.lab.store.Store;

/** {@code serve}: the arena in the browser. */
@Command(name = "serve", resourceBundle = Terminal.BUNDLE)
final class ServeCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private Common common = new Common();
  @Mixin private StoreOption where = new StoreOption();

  @Option(names = "--port", paramLabel = "P", descriptionKey = "serve.port")
  private int port = 7070;

  @Option(names = "--host", paramLabel = "H", descriptionKey = "serve.host")
  private String host = "127.0.0.1";

  ServeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws NotationException, InterruptedException {
    if (port < 0 || port > 65_535) {
      throw Subject.fault("usage.range", "--port", 0, 65_535, port);
    }
    CountDownLatch ended = new CountDownLatch(1);
    try (Store store = where.open();
        WebServer server = new WebServer(host, port, store)) {
      String address = "http://" + host + ":" + server.port();
      if (common.json) {
        terminal.out().print(Json.write(Map.of("address", address)));
      } else {
        terminal.out().println(terminal.text("serve.ready", address));
      }
      terminal.flush();
      Runtime.getRuntime().addShutdownHook(new Thread(ended::countDown));
      ended.await();
    } catch (RuntimeException e) {
      if (isTaken(e)) {
        throw Subject.fault("serve.taken", host, port);
      }
      throw e;
    }
    return Exit.ANSWERED;
  }

  private static boolean isTaken(Throwable fault) {
    return fault instanceof BindException
        || (fault.getCause() != null && isTaken(fault.getCause()));
  }
}
