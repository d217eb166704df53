package tabuleiro.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * Small bots for tests, written as shell scripts into a folder. They know no rules: they choose one
 * of the legal moves that they are sent. Every method returns the command that starts a bot; {@code
 * bot:} before it makes a player specification.
 */
public final class TestBots {
  private static final String LOOP =
      """
      # Prints the first move of a list, which is one token or one balanced form.
      first() {
        rest=$1 out= depth=0
        case $rest in
          \\(*) ;;
          *) printf '%s' "${rest%% *}"; return ;;
        esac
        while :; do
          part=${rest%%)*}
          rest=${rest#*)}
          out="$out$part)"
          while case $part in *\\(*) true ;; *) false ;; esac; do
            depth=$((depth + 1)) part=${part#*\\(}
          done
          depth=$((depth - 1))
          [ "$depth" -eq 0 ] && break
        done
        printf '%s' "$out"
      }
      # Prints a move of a list by its number, from 0; the last one if there are not so many.
      nth() {
        list=$1 i=0
        while [ "$i" -lt "$2" ]; do
          move=$(first "$list")
          list=${list#"$move"}
          list=${list# }
          [ -z "$list" ] && printf '%s' "$move" && return
          i=$((i + 1))
        done
        first "$list"
      }
      n=0 seed=0 moves=
      while IFS= read -r line; do
        case $line in
          ugi) printf 'id name @NAME@\\noption name seed type string default 0\\nugiok\\n' ;;
          isready) echo readyok ;;
          'setoption name seed value '*) seed=${line##* } ;;
          'legal '*) moves=${line#legal } ;;
          go*) n=$((n + 1)); @GO@ ;;
          quit) exit 0 ;;
        esac
      done
      """;

  private static final String ANSWER = "echo \"bestmove $(first \"$moves\")\"";

  private final Path folder;

  /** Bots whose files are written into a folder. */
  public TestBots(Path folder) {
    this.folder = folder;
  }

  /** Plays the first legal move. */
  public String firstLegal() {
    return command("first", ANSWER);
  }

  /** Plays the legal move with a number, from 0; the last one if there are not so many. */
  public String legal(int number) {
    return command("legal" + number, "echo \"bestmove $(nth \"$moves\" " + number + ")\"");
  }

  /** Reports what it thinks before it plays the first legal move. */
  public String informative() {
    String info = "echo \"info depth 2 score 3 nodes 7 pv $(first \"$moves\")\"; ";
    return command("informative", info + ANSWER);
  }

  /** Ends instead of answering a request, which is counted from 1. */
  public String crashAt(int request) {
    return command(
        "crash", "[ $n -eq " + request + " ] && echo 'out of ideas' >&2 && exit 3; " + ANSWER);
  }

  /** Ends at its second move in some games, which depends on its random seed only. */
  public String crashBySeed() {
    return command(
        "sometimes",
        "[ $n -eq 2 ] && case $seed in *[02468]) echo \"seed $seed\" >&2; exit 3 ;; esac; "
            + ANSWER);
  }

  /** Does not answer. */
  public String silent() {
    return command("silent", ":");
  }

  /** Answers with a text that is no move of any game. */
  public String illegal() {
    return command("illegal", "echo 'bestmove not-a-move'");
  }

  /** Answers so many seconds after a request. */
  public String late(int seconds) {
    return command("late", "sleep " + seconds + "; " + ANSWER);
  }

  /** Answers with a line that does not belong to the protocol, twice the same move. */
  public String twice() {
    return command("twice", ANSWER + "; " + ANSWER);
  }

  /** A folder with {@code bot.yaml}, whose bot plays the first legal move. */
  public Path folder(String name) {
    return folder(name, Map.of("bot.sh", script(name, ANSWER)));
  }

  /** A folder with {@code bot.yaml} and files; the bot is started by {@code sh bot.sh}. */
  public Path folder(String name, Map<String, String> files) {
    Path inner = folder.resolve(name);
    write(inner.resolve("bot.yaml"), "name: " + name + "\ncommand: sh bot.sh\n");
    files.forEach((file, text) -> write(inner.resolve(file), text));
    return inner;
  }

  /** A bot that does something when it is asked for a move; {@code $moves} has the legal ones. */
  public String command(String name, String go) {
    Path file = folder.resolve(name + ".sh");
    write(file, script(name, go));
    return "sh '" + file + "'";
  }

  /** The text of such a bot. */
  public static String script(String name, String go) {
    return LOOP.replace("@NAME@", name).replace("@GO@", go);
  }

  private static void write(Path file, String text) {
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
