package tabuleiro.bench;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import tabuleiro.core.MoveList;
import tabuleiro.core.Position;
import tabuleiro.core.State;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.games.blokus.BlokusWorld;
import tabuleiro.games.cavalo.CavaloWorld;
import tabuleiro.games.dots.DotsWorld;
import tabuleiro.games.quatro.QuatroWorld;
import tabuleiro.lab.bot.Bot;
import tabuleiro.lab.ugi.BotPlayer;
import tabuleiro.lab.ugi.GameName;

/**
 * Prints what the referee adds to the thinking time of a bot. {@link EchoBot} runs as a process and
 * answers at once, so the time of a move is that of the lines on their way, of the list of legal
 * moves, and of the check of the answer. It is measured in all positions of random games.
 */
public final class BotReport {
  private static final int WARM_UP = 1500;
  private static final int MEASURED = 3000;

  private BotReport() {}

  public static void main(String[] arguments) throws InputException {
    print("| game | moves | legal moves | median | 95 % | slowest |\n");
    print("| --- | --- | --- | --- | --- | --- |\n");
    for (World world :
        List.of(new DotsWorld(), new BlokusWorld(), new QuatroWorld(), new CavaloWorld())) {
      Variant variant = Variant.standard(world);
      print(row(world, variant, world.game(variant).orElseThrow()));
    }
  }

  private static <P extends Position> String row(World world, Variant variant, Game<P> game) {
    BotPlayer.Setting setting =
        new BotPlayer.Setting(GameName.of(world, variant), 0, Duration.ZERO);
    BotPlayer<P> bot = new BotPlayer<>(echo(), game, setting);
    try {
      List<Long> nanos = new ArrayList<>();
      long legal = 0;
      Random random = new Random(1);
      P position = game.start(0);
      while (nanos.size() < WARM_UP + MEASURED) {
        int[] moves = moves(position);
        long began = System.nanoTime();
        bot.choose(position, Limits.nodes(1), report -> {});
        nanos.add(System.nanoTime() - began);
        legal += nanos.size() > WARM_UP ? moves.length : 0;
        position = State.next(position, moves[random.nextInt(moves.length)]);
        position = position.isOver() ? game.start(random.nextInt()) : position;
      }
      return row(world.id(), (double) legal / MEASURED, nanos.subList(WARM_UP, nanos.size()));
    } finally {
      bot.close();
    }
  }

  private static <P extends Position> int[] moves(P position) {
    MoveList moves = new MoveList();
    position.moves(moves);
    return moves.toArray();
  }

  private static String row(String world, double legal, List<Long> nanos) {
    List<Long> sorted = new ArrayList<>(nanos);
    Collections.sort(sorted);
    return String.format(
        Locale.ROOT,
        "| %s | %d | %.0f | %.3f ms | %.3f ms | %.1f ms |%n",
        world,
        sorted.size(),
        legal,
        sorted.get(sorted.size() / 2) / 1e6,
        sorted.get(sorted.size() * 95 / 100) / 1e6,
        sorted.get(sorted.size() - 1) / 1e6);
  }

  private static Bot echo() {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    String classes = System.getProperty("java.class.path");
    List<String> command = List.of(java.toString(), "-cp", classes, EchoBot.class.getName());
    return Bot.of("echo", command, Path.of("").toAbsolutePath());
  }

  @SuppressWarnings("SystemOut") // a command-line program
  private static void print(String text) {
    System.out.print(text);
  }
}
