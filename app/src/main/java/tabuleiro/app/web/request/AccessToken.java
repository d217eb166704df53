package tabuleiro.app.web.request;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpStatus;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.text.Message;

/**
 * A token without which the server answers nothing. The link that {@code serve} prints contains it.
 * Opening the link stores the token in a cookie and removes it from the address. API clients send
 * it as a header, which is not the one of their session.
 */
public final class AccessToken {
  private static final String HEADER = "X-Tabuleiro-Token";
  private static final String COOKIE = "tabuleiro-access";
  private static final String PARAMETER = "token";

  private final String token;

  private AccessToken(String token) {
    this.token = token;
  }

  /** Returns a new token that cannot be guessed. */
  public static AccessToken random() {
    return new AccessToken(Visitors.secret());
  }

  /** Returns the link to a server with this token. */
  public String link(String address) {
    return address + "/?" + PARAMETER + "=" + token;
  }

  public void add(RoutesConfig routes) {
    routes.before(this::check);
    routes.wsBeforeUpgrade(
        context -> {
          if (!isKnown(context)) {
            throw RequestException.of(401, "fault.token");
          }
        });
  }

  private void check(Context context) {
    boolean isApi = context.path().startsWith("/api/");
    boolean isLink = context.method().equals(HandlerType.GET) && !isApi;
    if (isLink && isRight(context.queryParam(PARAMETER))) {
      context.cookie(Visitors.secretCookie(COOKIE, token));
      context.header("Cache-Control", "no-store");
      context.redirect(withoutToken(context), HttpStatus.SEE_OTHER);
      context.skipRemainingHandlers();
    } else if (!isKnown(context)) {
      if (isApi
          || !Objects.requireNonNullElse(context.header("Accept"), "").contains("text/html")) {
        throw RequestException.of(401, "fault.token");
      }
      context.status(401).html(page(RequestReader.locale(context)));
      context.skipRemainingHandlers();
    }
  }

  private boolean isKnown(Context context) {
    return isRight(context.header(HEADER)) || isRight(context.cookie(COOKIE));
  }

  /** Compares in constant time, so that the time does not reveal a part of the token. */
  private boolean isRight(@Nullable String offered) {
    return offered != null
        && MessageDigest.isEqual(bytes(Visitor.hash(offered)), bytes(Visitor.hash(token)));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  /** Returns the address of a request without the token. It stays on this server. */
  private static String withoutToken(Context context) {
    String path = context.path();
    int slashes = 0;
    while (slashes < path.length() && path.charAt(slashes) == '/') {
      slashes++;
    }
    String query =
        context.queryParamMap().entrySet().stream()
            .filter(entry -> !entry.getKey().equals(PARAMETER))
            .flatMap(
                entry -> entry.getValue().stream().map(value -> Map.entry(entry.getKey(), value)))
            .map(entry -> encoded(entry.getKey()) + "=" + encoded(entry.getValue()))
            .collect(Collectors.joining("&"));
    return "/" + path.substring(slashes) + (query.isEmpty() ? "" : "?" + query);
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  /** Returns a page with one sentence, for people who open the server without the link. */
  private static String page(Locale locale) {
    String sentence = Message.of(RequestException.BUNDLE, "fault.token").in(locale);
    return "<!doctype html><html lang=\""
        + locale.getLanguage()
        + "\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">"
        + "<title>Tabuleiro</title><h1>Tabuleiro</h1><p>"
        + sentence
        + "</p></html>";
  }
}
