package tabuleiro.app.web.share;

import static java.util.concurrent.TimeUnit.MILLISECONDS;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import io.javalin.router.Endpoint;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.EndPoint;
import tabuleiro.app.web.request.RequestException;
import tabuleiro.app.web.request.Visitor;
import tabuleiro.app.web.request.Visitors;

/**
 * The share of each visitor in the threads that answer requests. A request holds its thread while
 * its body arrives and while its search runs, so slow senders could take them all. Thread-safe.
 */
public final class RequestShares implements AutoCloseable {
  /** The processor time of one request; searches run in other threads. */
  private static final Duration MOST = Duration.ofSeconds(2);

  /** How long the body of a request may take to arrive. */
  private static final Duration LONGEST_BODY = Duration.ofSeconds(20);

  private final Shares shares = new Shares(32, 100, 200);
  private final Duration longestBody;
  private final ScheduledThreadPoolExecutor clock =
      new ScheduledThreadPoolExecutor(1, Searches.daemons("bodies"));
  private final CpuLimit cpu = new CpuLimit(MOST);
  private final CpuBudget budget = new CpuBudget();

  public RequestShares() {
    this(LONGEST_BODY);
  }

  RequestShares(Duration longestBody) {
    this.longestBody = longestBody;
    clock.setRemoveOnCancelPolicy(true);
  }

  /** Returns a handler that answers only within the share of its visitor. */
  public Handler wrap(Endpoint endpoint) {
    return endpoint.method.isHttpMethod()
        ? context -> within(Visitors.of(context), () -> handle(endpoint.handler, context))
        : endpoint.handler;
  }

  private void handle(Handler handler, Context context) throws Exception {
    if (context.method().equals(HandlerType.POST)) {
      readBody(context);
    }
    handler.handle(context);
  }

  /** Reads the body, which the context keeps. The connection of a slow sender is closed. */
  private void readBody(Context context) throws Exception {
    EndPoint sender =
        ServletContextRequest.getServletContextRequest(context.req())
            .getConnectionMetaData()
            .getConnection()
            .getEndPoint();
    Future<?> end = clock.schedule(() -> sender.close(), longestBody.toMillis(), MILLISECONDS);
    try {
      context.bodyAsBytes();
    } catch (Exception e) {
      // The framework does not declare the exception of a closed connection.
      throw e instanceof IOException ? RequestException.of(408, "fault.request") : e;
    } finally {
      end.cancel(false);
    }
  }

  /** Runs the work of a visitor within its share and its processor time. */
  public void within(Visitor visitor, CpuLimit.Work work) throws Exception {
    if (!budget.hasTime(visitor, System.nanoTime()) || !shares.take(visitor)) {
      throw RequestException.of(429, "fault.requests");
    }
    long before = CpuLimit.cpuTime();
    try {
      cpu.run(work);
    } finally {
      budget.charge(visitor, CpuLimit.cpuTime() - before, System.nanoTime());
      shares.give(visitor);
    }
  }

  /** The number of requests that are being answered. */
  public int running() {
    return shares.taken();
  }

  @Override
  public void close() {
    clock.shutdownNow();
    cpu.close();
  }
}
