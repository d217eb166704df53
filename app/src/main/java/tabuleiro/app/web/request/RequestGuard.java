package tabuleiro.app.web.request;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import jakarta.servlet.http.HttpSession;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.Words;

/**
 * Accepts only requests from pages of this server, with its own host name and below a rate limit.
 * This protects against other sites open in the same browser (DNS rebinding and cross-site
 * requests).
 */
public final class RequestGuard {
  /** The sustained number of requests per second of one visitor, and after a pause at once. */
  private static final long RATE = 200;

  private static final long MOST_SAVED = 400;

  /** An address may be shared by a class, but sessions cost nothing. */
  private static final long VISITORS_PER_ADDRESS = 4;

  private static final String HEX = "0123456789abcdef:.";

  private static final Set<String> LOCAL = Set.of("localhost", "127.0.0.1", "[::1]");

  private final boolean isLocal;
  private final Set<String> names;
  private final String policy;
  private final RateLimit limit = new RateLimit(RATE, MOST_SAVED);
  private final RateLimit addressLimit =
      new RateLimit(RATE * VISITORS_PER_ADDRESS, MOST_SAVED * VISITORS_PER_ADDRESS);

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
          Visitors.of(context); // stored now, because a socket cannot read the request later
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
    Visitor visitor = Visitors.of(context);
    if (!limit.take(visitor.address() + " " + visitor.key())
        || !addressLimit.take(visitor.address())) {
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
    String name = withoutPort(Words.lower(called));
    return isLocal ? LOCAL.contains(name) : names.contains(name) || isAddress(name);
  }

  private static String withoutPort(String host) {
    int colon = host.lastIndexOf(':');
    boolean hasPort = colon >= 0 && Numerals.isDigits(host.substring(colon + 1), 1, 9);
    return hasPort ? host.substring(0, colon) : host;
  }

  /** Whether a host is an IP address: four numbers, or hexadecimal digits in brackets. */
  private static boolean isAddress(String host) {
    List<String> numbers = Words.split(host, '.');
    if (numbers.size() == 4 && numbers.stream().allMatch(n -> Numerals.isDigits(n, 1, 3))) {
      return true;
    }
    return host.length() > 2
        && host.startsWith("[")
        && host.endsWith("]")
        && Words.trimmedStart(host.substring(1, host.length() - 1), c -> HEX.indexOf(c) >= 0)
            .isEmpty();
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
