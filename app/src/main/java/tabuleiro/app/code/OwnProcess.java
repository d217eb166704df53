package tabuleiro.app.code;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import tabuleiro.core.text.Numerals;

/**
 * The process in which a command runs that uses a user's code: the same command again, with limits
 * on its memory and its stack. The search and the code run together in it, so that a call costs no
 * more than a call. If the process ends, however it ends, the user's own process is unharmed.
 *
 * <p>The two live together: the child ends when its parent is gone, and the parent ends the child.
 */
public final class OwnProcess {
  private static final String CHILD = "tabuleiro.code.parent";
  private static final long MOST_BYTES = 2L << 30;
  private static final int STACK_MB = 64;
  private static final int PATIENCE = 6;

  private OwnProcess() {}

  /** Thrown by code that must run in the child, in the parent. */
  public static final class Needed extends RuntimeException {
    private static final long serialVersionUID = 1;

    Needed() {
      super("own code runs in a process of its own", null, false, false);
    }
  }

  /** Whether this is the child, or a test that does without it. */
  public static boolean isChild() {
    return System.getProperty(CHILD) != null;
  }

  /** Ends the command here, so that it is run again in a child, unless this is the child. */
  public static void require() {
    if (!isChild()) {
      throw new Needed();
    }
  }

  /** Ends this process soon after its parent is gone. */
  public static void followParent() {
    OptionalLong parent = Numerals.whole(System.getProperty(CHILD, ""));
    if (parent.isPresent()) {
      Optional<ProcessHandle> handle = ProcessHandle.of(parent.getAsLong());
      if (handle.isEmpty()) {
        Runtime.getRuntime().halt(1);
      }
      var unused = handle.orElseThrow().onExit().thenRun(() -> Runtime.getRuntime().halt(1));
    }
  }

  /** Runs a command in the child and returns its exit code. */
  public static int run(String... arguments) throws IOException, InterruptedException {
    Process child =
        new ProcessBuilder(command("tabuleiro.app.Main", arguments)).inheritIO().start();
    Thread end = new Thread(() -> end(child));
    Runtime.getRuntime().addShutdownHook(end);
    int code = child.waitFor();
    try {
      Runtime.getRuntime().removeShutdownHook(end);
    } catch (IllegalStateException e) {
      // This process is ending already.
    }
    return code;
  }

  /** Lets the child print what it knows, as after Ctrl-C. */
  private static void end(Process child) {
    child.destroy();
    try {
      if (!child.waitFor(PATIENCE, TimeUnit.SECONDS)) {
        child.destroyForcibly();
      }
    } catch (InterruptedException e) {
      child.destroyForcibly();
    }
  }

  /** The command of a child with a main class. */
  static List<String> command(String main, String... arguments) {
    long heap = Math.min(MOST_BYTES, Runtime.getRuntime().maxMemory());
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    for (String option : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
      if (!option.startsWith("-Xmx") && !option.startsWith("-Xss")) {
        command.add(option);
      }
    }
    command.add("-Xmx" + (heap >> 20) + "m");
    command.add("-Xss" + STACK_MB + "m");
    command.add("-D" + CHILD + "=" + ProcessHandle.current().pid());
    command.add("-cp");
    command.add(classPath());
    command.add(main);
    command.addAll(List.of(arguments));
    return command;
  }

  private static String classPath() {
    String own = System.getProperty("java.class.path", "");
    Path lisp =
        Path.of(System.getProperty("tabuleiro.home", "")).resolve("lisp/target/tabuleiro-lisp.jar");
    return Files.isRegularFile(lisp) ? own + System.getProperty("path.separator") + lisp : own;
  }
}
