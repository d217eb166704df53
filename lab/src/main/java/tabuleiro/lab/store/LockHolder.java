package tabuleiro.lab.store;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.Words;

/**
 * A program that holds a lock, so that a user who has to wait knows for whom. Programs write
 * themselves down as one line of text where they take a lock.
 *
 * @param command the arguments of the program
 */
record LockHolder(long pid, String host, String command) {
  private static final String MAIN = "tabuleiro.app.Main";
  private static final Path LOCKS = Path.of("/proc/locks");
  private static final int LONGEST = 100;

  /** This program. */
  static LockHolder here() {
    ProcessHandle process = ProcessHandle.current();
    return new LockHolder(process.pid(), localHost(), command(process));
  }

  /** The program that wrote a line; empty if the line is none, or that program has ended. */
  static Optional<LockHolder> parse(String line) {
    List<String> parts = Words.split(line.strip(), ' ', 3);
    OptionalLong pid = Numerals.whole(parts.get(0));
    if (pid.isEmpty() || parts.size() < 2) {
      return Optional.empty();
    }
    String command = parts.size() < 3 ? "" : parts.get(2);
    LockHolder holder = new LockHolder(pid.getAsLong(), parts.get(1), command);
    boolean isOver = holder.host.equals(localHost()) && ProcessHandle.of(holder.pid).isEmpty();
    return isOver ? Optional.empty() : Optional.of(holder);
  }

  /** Another program on this machine that has locked one of some files; only Linux tells. */
  static Optional<LockHolder> of(List<Path> files) {
    try {
      List<String> nodes = new ArrayList<>();
      for (Path file : files) {
        if (Files.exists(file)) {
          nodes.add(":" + Files.getAttribute(file, "unix:ino"));
        }
      }
      long own = ProcessHandle.current().pid();
      return Files.readAllLines(LOCKS).stream()
          .map(Words::of)
          .filter(lock -> lock.size() > 5 && nodes.stream().anyMatch(lock.get(5)::endsWith))
          .mapToLong(lock -> Numerals.whole(lock.get(4)).orElse(own))
          .filter(pid -> pid != own)
          .boxed()
          .flatMap(pid -> ProcessHandle.of(pid).stream())
          .map(process -> new LockHolder(process.pid(), localHost(), command(process)))
          .findFirst();
    } catch (IOException | UnsupportedOperationException e) {
      return Optional.empty();
    }
  }

  private static String localHost() {
    try {
      return InetAddress.getLocalHost().getHostName().toLowerCase(Locale.ROOT);
    } catch (UnknownHostException e) {
      return "localhost";
    }
  }

  /** The arguments after the main class; for another program, its name. Passwords are hidden. */
  private static String command(ProcessHandle process) {
    List<String> words = List.of(process.info().arguments().orElse(new String[0]));
    int main = words.indexOf(MAIN);
    String text =
        main < 0
            ? process.info().command().map(file -> "" + Path.of(file).getFileName()).orElse("")
            : String.join(
                " ", words.subList(main + 1, words.size()).stream().map(Stores::shown).toList());
    String line = Words.spaced(text);
    return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "…";
  }

  /** One line of text, for {@link #parse}. */
  String line() {
    return pid + " " + host + " " + command;
  }

  /** The holder as a part of a sentence. */
  Message text() {
    return command.isEmpty()
        ? Message.of(Stores.BUNDLE, "holder.process", pid, host)
        : Message.of(Stores.BUNDLE, "holder", pid, host, command);
  }
}
