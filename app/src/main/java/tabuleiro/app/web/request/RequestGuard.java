package tabuleiro.app.web.request;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import jakarta.servlet.http.HttpSession;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Accepts only requests from pages of this server, with its own host name and below a rate limit.
 * This protects against other sites open in the same browser (DNS rebinding and cross-site
 * requests).
 */
public final class RequestGuard {
  /** The sustained number of requests per second of one address. */
  private static final long RATE = 200;

  private static final long MOST_SAVED = 400;
  private static final long SECOND = 1_000_000_000L;
  private static final int MOST_ADDRESSES = 10_000;

  private static final Set<String> LOCAL = Set.of("localhost", "127.0.0.1", "[::1]");

  private static final Pattern NUMBERS =
      Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}|\\[[0-9a-f:.]+]");

  private final boolean isLocal;
  private final Set<String> names;
  private final String policy;
  private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();

  /** The rate limit of one address, a leaky bucket. */
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
   * Creates a guard.
   *
   * @param host the address that the server listens on
   * @param scripts hashes of the inline scripts of pages
   */
  public RequestGuard(String host, String scripts) {
    isLocal = LOCAL.contains(host) || host.equals("::1");
    names = names(host);
    policy =
        "default-src 'none'; script-src 'self' "
            + scripts
            + "; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self';"
            + " manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  }

  public void add(RoutesConfig routes) {
    routes.before(this::check);
    routes.wsBeforeUpgrade(
        context -> {
          forgetSession(context);
          check(context);
        });
  }

  private void check(Context context) {
    headers(context);
    if (!isOwn(context.header("Host"))) {
      throw RequestException.of(403, "fault.host");
    }
    String origin = context.header("Origin");
    if (origin != null && !isSame(origin, context.header("Host"))) {
      throw RequestException.of(403, "fault.origin");
    }
    if (buckets.size() > MOST_ADDRESSES) {
      buckets.clear();
    }
    if (!buckets.computeIfAbsent(context.ip(), ip -> new Bucket()).take()) {
      throw RequestException.of(429, "fault.rate");
    }
  }

  /** Removes the session that the framework creates for each socket. */
  private static void forgetSession(Context context) {
    HttpSession session = context.req().getSession(false);
    if (session != null) {
      session.invalidate();
      context.res().setHeader("Set-Cookie", null);
    }
  }

  private void headers(Context context) {
    context.header("Content-Security-Policy", policy);
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Referrer-Policy", "no-referrer");
    context.header("Cross-Origin-Opener-Policy", "same-origin");
    context.header("Cross-Origin-Resource-Policy", "same-origin");
  }

  /**
   * Returns whether the Host header names this server. A local server accepts only local names.
   * Other servers also accept any IP address, because DNS rebinding needs a name.
   */
  private boolean isOwn(@Nullable String called) {
    if (called == null) {
      return false;
    }
    String name = called.toLowerCase(Locale.ROOT).replaceAll(":\\d+$", "");
    return isLocal ? LOCAL.contains(name) : names.contains(name) || NUMBERS.matcher(name).matches();
  }

  private static Set<String> names(String host) {
    Set<String> names = new HashSet<>(LOCAL);
    names.add(host.toLowerCase(Locale.ROOT));
    try {
      String machine = InetAddress.getLocalHost().getHostName().toLowerCase(Locale.ROOT);
      names.add(machine);
      names.add(machine + ".local");
    } catch (UnknownHostException e) {
      // A machine without a name is addressed by IP address.
    }
    return names;
  }

  private static boolean isSame(String origin, @Nullable String called) {
    try {
      return called != null && called.equalsIgnoreCase(URI.create(origin).getRawAuthority());
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
