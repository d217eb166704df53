package tabuleiro.lab.ugi.server;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.text.Words;
import tabuleiro.lab.ugi.GameName;
import tabuleiro.lab.ugi.UgiGo;
import tabuleiro.lab.ugi.UgiOption;
import tabuleiro.lab.ugi.UgiRequest;

/**
 * The bot's side of the protocol, at the full level. A search runs in its own thread, so that
 * {@code stop}, {@code isready} and {@code quit} are answered meanwhile. A line that is wrong is
 * answered by {@code info string error …}, and the next line is still answered.
 */
public final class UgiServer {
  private static final String BUNDLE = "tabuleiro.lab.ugi.messages";
  private static final List<String> COMMANDS =
      List.of(
          "ugi",
          "isready",
          "game",
          "setoption",
          "uginewgame",
          "position",
          "legal",
          "go",
          "stop",
          "quit");

  private final UgiHost host;
  private final Consumer<String> output;
  private final Locale locale;
  private final Map<String, String> values = new LinkedHashMap<>();
  private @Nullable Thread thinking;
  private boolean isInfinite;

  /**
   * A server for one referee.
   *
   * @param output sends a line
   * @param locale the language of errors
   */
  public UgiServer(UgiHost host, Consumer<String> output, Locale locale) {
    this.host = host;
    this.output = output;
    this.locale = locale;
  }

  /** Answers a line; returns false after {@code quit}. */
  public boolean answer(String line) {
    try {
      if (line.length() > UgiRequest.LONGEST_LINE) {
        throw fault("server.long", UgiRequest.LONGEST_LINE, line.length());
      }
      return answer(Words.of(line), line);
    } catch (InputException e) {
      error(e);
      return true;
    }
  }

  private boolean answer(List<String> words, String line) throws InputException {
    switch (words.isEmpty() ? "legal" : words.get(0)) {
      case "legal" -> {} // the rules are known here
      case "ugi" -> introduce();
      case "isready" -> send("readyok");
      case "stop" -> stop();
      case "quit" -> {
        stop();
        return false;
      }
      case "go" -> go(UgiGo.parse(line));
      case "game" -> {
        checkIdle("game");
        host.open(GameName.parse(line));
      }
      case "setoption" -> set(line);
      case "uginewgame" -> {
        checkIdle("uginewgame");
        host.newGame(values);
      }
      case "position" -> {
        checkIdle("position");
        host.position(Words.split(line.strip() + " ", ' ', 2).get(1));
      }
      default -> throw fault("server.command", words.get(0), Quotation.names(COMMANDS));
    }
    return true;
  }

  private void introduce() {
    send("id name " + host.name());
    send("id author Tabuleiro");
    host.options().forEach(option -> send(option.line()));
    send("ugiok");
  }

  private void set(String line) throws InputException {
    checkIdle("setoption");
    List<String> words = Words.of(line);
    int value = words.indexOf("value");
    int end = value < 0 ? words.size() : value;
    if (words.size() < 3 || end < 3 || !words.get(1).equals("name")) {
      throw fault("server.setoption", line);
    }
    String name = String.join(" ", words.subList(2, end));
    List<String> names = host.options().stream().map(UgiOption::name).toList();
    Optional<UgiOption> option =
        host.options().stream().filter(each -> each.name().equals(name)).findFirst();
    if (option.isEmpty()) {
      throw fault("server.option", name, Quotation.names(names));
    }
    String text = value < 0 ? "" : String.join(" ", words.subList(value + 1, words.size()));
    Optional<Message> wrong = option.get().fault(text);
    if (wrong.isPresent()) {
      throw new InputException(wrong.get());
    }
    values.put(name, text);
    host.newGame(values);
  }

  private synchronized void go(UgiGo go) throws InputException {
    checkIdle("go");
    Thread thread = new Thread(() -> think(go), "ugi-search");
    thread.setDaemon(true);
    thinking = thread;
    isInfinite = go.purpose() == UgiGo.Purpose.INFINITE;
    thread.start();
  }

  private void think(UgiGo go) {
    try {
      String answer = host.answer(go, this::send);
      if (go.purpose() == UgiGo.Purpose.INFINITE) {
        awaitStop();
      }
      finish(answer);
    } catch (InputException e) {
      finish("info string error " + Words.spaced(e.in(locale)));
    } catch (RuntimeException | Error e) {
      // The thread ends here, so this line is all that is heard of the fault.
      Quotation.Detail cause = new Quotation.Detail(e.toString());
      finish(
          "info string error "
              + Words.spaced(Message.of(BUNDLE, "server.internal", cause).in(locale)));
    }
  }

  /** Waits until the thread is interrupted, as it is already if {@code stop} ended the search. */
  private static void awaitStop() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Sends the answer when the next request is possible, since it may follow at once. */
  private synchronized void finish(String line) {
    thinking = null;
    send(line);
  }

  private synchronized void checkIdle(String command) throws InputException {
    if (thinking != null) {
      throw fault("server.busy", command);
    }
  }

  private synchronized void stop() {
    Thread thread = thinking;
    if (thread != null) {
      thread.interrupt();
    }
  }

  /** Ends at the end of the input: a search that has a limit is finished, another one stopped. */
  public void end() throws InterruptedException {
    Thread thread;
    synchronized (this) {
      thread = thinking;
      if (isInfinite) {
        stop();
      }
    }
    if (thread != null) {
      thread.join();
    }
  }

  private void error(InputException fault) {
    send("info string error " + Words.spaced(fault.in(locale)));
  }

  private synchronized void send(String line) {
    output.accept(line);
  }

  private static InputException fault(String key, Object... arguments) {
    return new InputException(Message.of(BUNDLE, key, arguments));
  }
}
