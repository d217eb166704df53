package tabuleiro.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tabuleiro.app.keyboard.PlainKeyboard;
import tabuleiro.app.lab.Planner;
import tabuleiro.app.lab.Plans;
import tabuleiro.app.terminal.output.ExitCode;
import tabuleiro.app.terminal.output.Terminal;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.world.World;

/** Runs commands in the test's own process and captures their output. */
public abstract class CommandTest {

  /** The result of a command. */
  public record Said(int code, String out, String err) {
    public JsonNode json() {
      assertThat(code).as(err).isZero();
      try {
        return new ObjectMapper().readTree(out);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    /** Checks that the command rejected bad input correctly, and returns its message. */
    public String refusal() {
      assertThat(code).isEqualTo(ExitCode.BAD_INPUT);
      assertThat(out).isEmpty();
      assertThat(err.lines()).as(err).hasSize(1);
      assertThat(err).doesNotContain("Exception");
      return err.strip();
    }
  }

  protected static Said run(String... arguments) {
    return run(false, arguments);
  }

  protected static Said run(boolean colour, String... arguments) {
    return run("", false, colour, Plans::of, Worlds.all(), arguments);
  }

  /** Runs a command with these lines as interactive input. */
  protected static Said typing(String lines, String... arguments) {
    return run(lines, true, false, Plans::of, Worlds.all(), arguments);
  }

  /** Runs a command with piped input. */
  protected static Said piping(String text, String... arguments) {
    return run(text, false, false, Plans::of, Worlds.all(), arguments);
  }

  /** Runs a command with another planner of experiments. */
  protected static Said planned(Planner planner, String... arguments) {
    return run("", false, false, planner, Worlds.all(), arguments);
  }

  /** Runs a command of a program with these worlds. */
  protected static Said with(List<World> worlds, boolean isPersonThere, String... arguments) {
    return run("", isPersonThere, isPersonThere, Plans::of, worlds, arguments);
  }

  private static Said run(
      String input,
      boolean isAttended,
      boolean colour,
      Planner planner,
      List<World> worlds,
      String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.ENGLISH);
      PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
      BufferedReader reader = new BufferedReader(new StringReader(input));
      Terminal terminal =
          new Terminal(
              stream,
              new PrintStream(err, true, StandardCharsets.UTF_8),
              Terminal.language(arguments, Map.of()),
              colour,
              reader,
              new PlainKeyboard(reader, stream),
              isAttended,
              Terminal.USUAL_WIDTH);
      int code = TabuleiroCommand.run(terminal, planner, worlds, arguments);
      return new Said(
          code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    } finally {
      Locale.setDefault(before);
    }
  }
}
