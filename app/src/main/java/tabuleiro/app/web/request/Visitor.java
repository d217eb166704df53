package tabuleiro.app.web.request;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/**
 * Who sends a request: an address and a session. The session is a secret of the browser or of the
 * API client, so it is never printed and never stored; {@link #key()} stands for it.
 *
 * @param address the IP address
 * @param session the id of the session; empty if the client has none
 */
public record Visitor(String address, String session) {

  public boolean isAnonymous() {
    return session.isEmpty();
  }

  /** The hash of the session, which the store may keep; empty for an anonymous visitor. */
  public String key() {
    return isAnonymous() ? "" : hash(session);
  }

  /** The SHA-256 hash of a secret. Secrets are long and random, so they need no salt. */
  public static String hash(String secret) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8));
      return Base64.getUrlEncoder().withoutPadding().encodeToString(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Leaves the session out, because this text may get into a log. */
  @Override
  public String toString() {
    return address + (isAnonymous() ? " without a session" : " with a session");
  }
}
