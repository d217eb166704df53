package tabuleiro.app.bot;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.lab.bot.Bot;
import tabuleiro.lab.ugi.BotConnection;
import tabuleiro.lab.ugi.server.UgiServer;

/** The command {@code bot} without a process: lines go to a server in the same program. */
final class PipedBot implements BotConnection {
  /** What the referee knows about the bot. */
  static final Bot BOT = Bot.of("piped", List.of("tabuleiro", "bot"), Path.of("/"));

  private final UgiServer server;
  private final BlockingQueue<String> output = new LinkedBlockingQueue<>();
  private final List<String> dialogue = new ArrayList<>();

  PipedBot(World world, Variant variant, String player) throws InputException {
    PlayerSpec spec = PlayerSpec.parse(player);
    WorldHost host = new WorldHost(world, variant, new WorldHost.Thinker(spec, 0), Locale.ENGLISH);
    server = new UgiServer(host, output::add, Locale.ENGLISH);
  }

  /** All lines so far, with the marks that show their direction. */
  List<String> dialogue() {
    return List.copyOf(dialogue);
  }

  @Override
  public void request() {}

  @Override
  public void send(String line) {
    dialogue.add("> " + line);
    server.answer(line);
  }

  @Override
  public Optional<String> line(long deadline) {
    try {
      Optional<String> line =
          Optional.ofNullable(output.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS));
      line.ifPresent(text -> dialogue.add("< " + text));
      return line;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  @Override
  public String unfinished() {
    return "";
  }

  @Override
  public List<String> errors() {
    return List.of();
  }

  @Override
  public PlayerFailure failure(PlayerFailure.Kind kind, Message reason) {
    return new PlayerFailure(kind, reason, PlayerFailure.Evidence.NONE);
  }

  @Override
  public void close() {}
}
