package tabuleiro.lab.cluster;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;
import java.util.OptionalLong;
import tabuleiro.core.text.EnvironmentException;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.Words;

/**
 * Where a cluster is: {@code spark://HOST:PORT}, or {@code local[N]} for N threads of this process
 * as a trial.
 *
 * @param url the address as text
 * @param host the machine of the master; empty for a trial
 * @param port its port; 0 for a trial
 */
public record ClusterAddress(String url, String host, int port) {
  /** The port of a master if none is given. */
  public static final int PORT = 7077;

  private static final String SCHEME = "spark://";
  private static final String TRIAL = "local[";
  private static final int MOST_THREADS = 1024;
  private static final int MOST_PORT = 65535;

  /** Parses an address. */
  public static ClusterAddress parse(String text) throws InputException {
    if (text.startsWith(TRIAL) && text.endsWith("]")) {
      String threads = text.substring(TRIAL.length(), text.length() - 1);
      OptionalLong number = Numerals.whole(threads);
      long count = number.orElse(threads.equals("*") ? 1 : 0);
      if (count >= 1 && count <= MOST_THREADS) {
        return new ClusterAddress(text, "", 0);
      }
    } else if (text.startsWith(SCHEME)) {
      String place = text.substring(SCHEME.length());
      int colon = place.lastIndexOf(':');
      String host = colon < 0 ? place : place.substring(0, colon);
      long port =
          colon < 0 ? PORT : Numerals.whole(place.substring(colon + 1)).orElse(MOST_PORT + 1);
      if (isHost(host) && port >= 1 && port <= MOST_PORT) {
        return of(host, (int) port);
      }
    }
    throw new InputException(Message.of(ClusterEngine.BUNDLE, "cluster.address", text));
  }

  /** The address of a master. */
  public static ClusterAddress of(String host, int port) {
    return new ClusterAddress(SCHEME + host + ":" + port, host, port);
  }

  /** Whether a text can be the name or the number of a machine. */
  public static boolean isHost(String text) {
    return !text.isEmpty()
        && text.length() <= 253
        && text.chars()
            .allMatch(c -> Character.isLetterOrDigit(c) || c == '.' || c == '-' || c == '_');
  }

  /** Whether the tasks run in this process. */
  public boolean isTrial() {
    return host.isEmpty();
  }

  /** Whether the cluster can be reached from this machine only. */
  public boolean isLoopback() {
    return isTrial() || isLoopback(host);
  }

  /** Whether a host is this machine, under a name that other machines cannot use. */
  public static boolean isLoopback(String host) {
    return host.equals("localhost")
        || (host.startsWith("127.") && Words.split(host, '.').size() == 4);
  }

  /** The address of this machine that the master can reach. */
  public String localAddress() {
    if (isLoopback()) {
      return "127.0.0.1";
    }
    try (DatagramSocket socket = new DatagramSocket()) {
      // Sends nothing; the system only chooses the route.
      socket.connect(new InetSocketAddress(host, port));
      return socket.getLocalAddress().getHostAddress();
    } catch (IOException | RuntimeException e) {
      throw unreachable(e);
    }
  }

  /** The fault that there is no master at this address, or that it does not answer. */
  public EnvironmentException unreachable(Throwable cause) {
    return new EnvironmentException(
        Message.of(ClusterEngine.BUNDLE, "cluster.unreachable", url), cause);
  }
}
