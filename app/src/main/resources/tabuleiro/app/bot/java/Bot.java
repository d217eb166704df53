import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

/** A bot for any game of Tabuleiro: it plays a random legal move. */
class Bot {
  private static int seed; // the referee sets it, so that games can be repeated

  /** WRITE YOUR BOT HERE. Return one of the legal moves, within so many milliseconds. */
  static String choose(String position, List<String> legal, long millis) {
    return legal.get(Math.floorMod(Objects.hash(seed, position), legal.size()));
  }

  /** Divides "a (h 1 2) b" into "a", "(h 1 2)" and "b". */
  static List<String> splitMoves(String text) {
    List<String> moves = new ArrayList<>();
    int depth = 0;
    for (String word : text.strip().split("\\s+")) {
      String start = depth == 0 ? "" : moves.remove(moves.size() - 1) + " ";
      moves.add(start + word);
      depth += word.replace(")", "").length() - word.replace("(", "").length();
    }
    return moves;
  }

  /** The time for this move: given as movetime, or a small part of the shorter clock. */
  static long thinkingTime(List<String> words) {
    long clock = Math.min(number(words, "p1time", 30_000), number(words, "p2time", 30_000));
    return number(words, "movetime", clock / 30);
  }

  /** The number after a word, or another one if the word is not there. */
  static long number(List<String> words, String name, long otherwise) {
    int at = words.indexOf(name) + 1;
    return at == 0 || at == words.size() ? otherwise : Long.parseLong(words.get(at));
  }

  public static void main(String[] arguments) throws IOException {
    var input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    String position = "";
    List<String> legal = List.of();
    for (String line = input.readLine(); line != null; line = input.readLine()) {
      List<String> words = Arrays.asList(line.strip().split("\\s+"));
      switch (words.get(0)) {
        case "ugi" -> System.out.println(
            "id name {{name}}\noption name seed type spin default 0 min 0 max 2147483647\nugiok");
        case "isready" -> System.out.println("readyok");
        case "setoption" -> seed = (int) number(words, "value", seed);
        case "position" -> position = line.strip().substring(9);
        case "legal" -> legal = splitMoves(line.strip().substring(6));
        case "go" -> System.out.println("bestmove " + choose(position, legal, thinkingTime(words)));
        case "quit" -> System.exit(0);
        default -> { } // lines of later versions of the protocol are ignored
      }
      System.out.flush();
    }
  }
}
