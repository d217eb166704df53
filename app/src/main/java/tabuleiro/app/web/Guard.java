package tabuleiro.app.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URI;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Lets in only requests that the page of this server makes: by its own name, from its own pages,
 * not too many at once. A page of somebody else, open in the same browser, can then neither read
 * nor move anything (DNS rebinding and cross-site requests).
 */
final class Guard {
  /** How many requests one address may make within a second, over some time. */
  private static final long RATE = 200;

  private static final long MOST_SAVED = 400;
  private static final long SECOND = 1_000_000_000L;
  private static final int MOST_ADDRESSES = 10_000;

  private static final Set<String> LOCAL = Set.of("localhost", "127.0.0.1", "[::1]");

  private final String host;
  private final String policy;
  private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();

  /** What an address may still ask for: time saved up, as in a leaky bucket. */
  private static final class Bucket {
    private final AtomicLong free = new AtomicLong(System.nanoTime() - MOST_SAVED * SECOND / RATE);

    boolean take() {
      long cost = SECOND / RATE;
      long now = System.nanoTime();
      while (true) {
        long before = free.get();
        long start = Math.max(before, now - MOST_SAVED * cost);
        if (start + cost > now) {
          return false;
        }
        if (free.compareAndSet(before, start + cost)) {
          return true;
        }
      }
    }
  }

  /**
   * A guard.
   *
   * @param host the address that the server listens on
   * @param scripts hashes of the scripts that stand in pages
   */
  Guard(String host, String scripts) {
    this.host = host;
    policy =
        "default-src 'none'; script-src 'self' "
            + scripts
            + "; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self';"
            + " manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  }

  void add(RoutesConfig routes) {
    routes.before(this::check);
    routes.wsBeforeUpgrade(this::check);
  }

  private void check(Context context) {
    headers(context);
    if (!isOwn(context.header("Host"))) {
      throw WebFault.of(403, "fault.host");
    }
    String origin = context.header("Origin");
    if (origin != null && !isSame(origin, context.header("Host"))) {
      throw WebFault.of(403, "fault.origin");
    }
    if (buckets.size() > MOST_ADDRESSES) {
      buckets.clear();
    }
    if (!buckets.computeIfAbsent(context.ip(), ip -> new Bucket()).take()) {
      context.header("Retry-After", "1");
      throw WebFault.of(429, "fault.rate");
    }
  }

  private void headers(Context context) {
    context.header("Content-Security-Policy", policy);
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Referrer-Policy", "no-referrer");
    context.header("Cross-Origin-Opener-Policy", "same-origin");
    context.header("Cross-Origin-Resource-Policy", "same-origin");
  }

  /** Whether the name by which the server was called is its own. */
  private boolean isOwn(@Nullable String called) {
    if (called == null) {
      return false;
    }
    String name = called.toLowerCase(Locale.ROOT).replaceAll(":\\d+$", "");
    boolean isLocal = LOCAL.contains(host) || host.equals("::1");
    return isLocal ? LOCAL.contains(name) : true;
  }

  private static boolean isSame(String origin, @Nullable String called) {
    try {
      return called != null && called.equalsIgnoreCase(URI.create(origin).getRawAuthority());
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
