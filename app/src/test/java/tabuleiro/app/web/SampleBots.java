package tabuleiro.app.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A folder of small bots, which are shell scripts. They play the first legal move of a game whose
 * moves are Lisp forms. The name of a script occurs in the command line of its processes.
 */
public final class SampleBots {
  /** What all bots answer, except to {@code go}. */
  private static final String SCRIPT =
      """
      while read -r line; do
        case "$line" in
          ugi) echo "id name %1$s"; echo ugiok ;;
          isready) echo readyok ;;
          legal*) first=${line#legal }; first="${first%%%%)*})" ;;
          go*) moves=$((moves + 1)); %2$s ;;
          quit) exit 0 ;;
        esac
      done
      """;

  private static final String MOVE = "echo \"bestmove $first\"";

  private final Path folder;

  /** A part of the command lines of all their processes. */
  private final String tag = "sample-" + Long.toHexString(System.nanoTime());

  /** Writes the bots into a folder. */
  public SampleBots(Path folder) {
    this.folder = folder;
    add("first", "Primeira", MOVE);
    add(
        "talker",
        "Talker",
        "echo \"weighing move $moves\" >&2; echo 'info string hello from the bot';"
            + " echo \"info depth 3 score 1.5 nodes 1200 pv $first\"; "
            + MOVE);
    add(
        "crasher",
        "Crasher",
        "[ $moves -lt 2 ] || { echo 'division by zero in line 12' >&2; exit 3; }; " + MOVE);
    add("cheat", "Cheat", "echo 'bestmove (h 99 99)'");
    add("sleeper", "Sleeper", "echo 'info string waiting'; sleep 30; " + MOVE);
  }

  public Path folder() {
    return folder;
  }

  private void add(String name, String title, String atGo) {
    String script = tag + "-" + name + ".sh";
    try {
      Path own = Files.createDirectories(folder.resolve(name));
      Files.writeString(
          own.resolve("bot.yaml"), "name: " + title + "\ncommand: [sh, " + script + "]\n");
      Files.writeString(own.resolve(script), SCRIPT.formatted(title, atGo));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the number of processes of these bots that run, whoever started them. */
  public long running() {
    return ProcessHandle.allProcesses()
        .filter(process -> process.info().commandLine().orElse("").contains(tag))
        .count();
  }
}
