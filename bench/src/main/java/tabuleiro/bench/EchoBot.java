package tabuleiro.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/** The least that a bot can do: it answers with the first legal move, as soon as it is asked. */
public final class EchoBot {
  private EchoBot() {}

  public static void main(String[] arguments) throws IOException {
    BufferedReader input =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    String move = "";
    for (String line = input.readLine(); line != null; line = input.readLine()) {
      if (line.equals("ugi")) {
        print("ugiok");
      } else if (line.equals("isready")) {
        print("readyok");
      } else if (line.startsWith("legal ")) {
        move = first(line.substring("legal ".length()));
      } else if (line.startsWith("go")) {
        print("bestmove " + move);
      } else if (line.equals("quit")) {
        return;
      }
    }
  }

  /** The first token or balanced list. */
  private static String first(String moves) {
    int open = 0;
    for (int i = 0; i < moves.length(); i++) {
      char c = moves.charAt(i);
      open += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (c == ' ' && open == 0) {
        return moves.substring(0, i);
      }
    }
    return moves;
  }

  @SuppressWarnings("SystemOut") // a command-line program
  private static void print(String line) {
    System.out.println(line);
    System.out.flush();
  }
}
