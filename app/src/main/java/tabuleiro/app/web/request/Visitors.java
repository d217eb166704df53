package tabuleiro.app.web.request;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import io.javalin.websocket.WsContext;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Base64;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Recognises visitors by their session: a cookie of a browser, or {@code Authorization: Bearer ID}
 * of another client. A session id is a random secret, so it needs no signature, and the server need
 * not remember it: sessions survive a restart.
 */
public final class Visitors {
  private static final String COOKIE = "tabuleiro-session";
  private static final String ATTRIBUTE = "visitor";
  private static final String SCHEME = "Bearer ";
  private static final Duration LIFETIME = Duration.ofDays(365);
  private static final int BYTES = 24;

  /** The length of {@link #BYTES} bytes in base 64. */
  private static final int LENGTH = BYTES / 3 * 4;

  private static final SecureRandom RANDOM = new SecureRandom();

  /** New sessions; a whole class may share one address and begin at the same moment. */
  private final RateLimit limit = new RateLimit(1, 200);

  /** Returns the visitor that sends a request. */
  public static Visitor of(Context context) {
    Visitor known = context.attribute(ATTRIBUTE);
    if (known == null) {
      String session = session(context.cookie(COOKIE), context.header("Authorization"));
      known = new Visitor(context.ip(), session);
      context.attribute(ATTRIBUTE, known);
    }
    return known;
  }

  /** Returns the visitor at the other end of a socket, as it was when the socket was opened. */
  public static Visitor of(WsContext socket) {
    return Objects.requireNonNull(socket.<Visitor>attribute(ATTRIBUTE));
  }

  private static String session(@Nullable String cookie, @Nullable String authorization) {
    if (cookie != null && isSecret(cookie)) {
      return cookie;
    }
    String token =
        authorization != null && authorization.startsWith(SCHEME)
            ? authorization.substring(SCHEME.length())
            : "";
    return isSecret(token) ? token : "";
  }

  /** Returns a new secret that cannot be guessed. */
  public static String secret() {
    byte[] bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** Returns whether a text has the form of a secret; others are ignored. */
  public static boolean isSecret(String text) {
    return text.length() == LENGTH && text.chars().allMatch(Visitors::isLetter);
  }

  private static boolean isLetter(int c) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9')
        || c == '-'
        || c == '_';
  }

  /** Gives a browser that loads a page a session, unless it has one or the address has too many. */
  public void welcome(Context context) {
    Visitor visitor = of(context);
    if (visitor.isAnonymous() && limit.take(visitor.address())) {
      begin(context);
      setCookie(context);
    }
  }

  /**
   * Returns the visitor of a request that needs a session; begins one for an anonymous visitor. A
   * browser gets it as a cookie. Other clients must get it in the answer.
   */
  public Visitor withSession(Context context) {
    Visitor visitor = of(context);
    if (!visitor.isAnonymous()) {
      return visitor;
    }
    if (!limit.take(visitor.address())) {
      throw RequestException.of(429, "fault.sessions");
    }
    Visitor known = begin(context);
    if (isBrowser(context)) {
      setCookie(context);
    }
    return known;
  }

  /** Returns whether a page sent a request. Browsers add the origin to all requests for changes. */
  public static boolean isBrowser(Context context) {
    return context.header("Origin") != null;
  }

  private static Visitor begin(Context context) {
    Visitor visitor = new Visitor(context.ip(), secret());
    context.attribute(ATTRIBUTE, visitor);
    return visitor;
  }

  /**
   * Sets the cookie. It is not {@code Strict}, because a browser does not send a strict cookie when
   * the user follows a link from another site: it would lose its session to a new one.
   */
  private static void setCookie(Context context) {
    context.cookie(secretCookie(COOKIE, of(context).session()));
  }

  /** Returns a cookie that scripts cannot read and other sites cannot use. */
  static Cookie secretCookie(String name, String value) {
    int seconds = (int) LIFETIME.toSeconds();
    return new Cookie(name, value, "/", seconds, false, true, null, SameSite.LAX);
  }
}
