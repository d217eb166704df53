package tabuleiro.app.terminal.command;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;

/** The addresses under which a browser reaches a server. */
final class ServerAddresses {
  private static final int MOST = 5;

  private ServerAddresses() {}

  /** Returns whether a host is one that only this machine reaches. */
  static boolean isLoopback(String host) {
    try {
      return InetAddress.getByName(host).isLoopbackAddress();
    } catch (UnknownHostException e) {
      return false;
    }
  }

  /**
   * Returns the addresses of a server, best first. A server that listens on all addresses is named
   * by those of the network, then by the one of this machine.
   */
  static List<String> of(String host, int port) {
    List<String> hosts = new ArrayList<>();
    try {
      if (InetAddress.getByName(host).isAnyLocalAddress()) {
        hosts.addAll(network());
        hosts.add("127.0.0.1");
      } else {
        hosts.add(host);
      }
    } catch (UnknownHostException | SocketException e) {
      hosts.add(host);
    }
    return hosts.stream().map(each -> "http://" + inUrl(each) + ":" + port).limit(MOST).toList();
  }

  /** Returns the IPv4 addresses by which other machines reach this one. */
  private static List<String> network() throws SocketException {
    return NetworkInterface.networkInterfaces()
        .flatMap(NetworkInterface::inetAddresses)
        .filter(address -> address instanceof Inet4Address)
        .filter(address -> !address.isLoopbackAddress() && !address.isLinkLocalAddress())
        .map(InetAddress::getHostAddress)
        .sorted()
        .toList();
  }

  private static String inUrl(String host) {
    return host.contains(":") && !host.startsWith("[") ? "[" + host + "]" : host;
  }
}
