package tabuleiro.app.web.request;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Locale;
import java.util.Map;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Answers requests that reach no route, such as malformed HTTP, in the same format as all others:
 * one sentence without internal details.
 */
public final class ProtocolErrors implements Request.Handler {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** Returns the message key of a status. */
  public static String key(int status) {
    return switch (status) {
      case 404 -> "fault.path";
      case 405 -> "fault.method";
      case 413, 414, 431 -> "fault.large";
      case 500 -> "fault.ours";
      default -> "fault.request";
    };
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback)
      throws JsonProcessingException {
    int status = response.getStatus();
    Locale locale = RequestReader.locale("", request.getHeaders().get(HttpHeader.ACCEPT_LANGUAGE));
    String sentence = RequestException.of(status, key(status)).in(locale);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
    response.getHeaders().put("X-Content-Type-Options", "nosniff");
    Content.Sink.write(
        response, true, JSON.writeValueAsString(Map.of("error", sentence)), callback);
    return true;
  }
}
