package tabuleiro.app.terminal.option;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tabuleiro.app.files.OutputFile;
import tabuleiro.app.solve.Answer;
import tabuleiro.app.solve.ResultsFile;
import tabuleiro.app.solve.SolutionFile;
import tabuleiro.app.terminal.output.SolvePrinter;
import tabuleiro.core.Puzzle;
import tabuleiro.core.solver.Heuristic;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Puzzles;

/** The files that {@code solve} writes. */
public final class SolveFiles {
  @Option(names = "--output", paramLabel = "FILE", descriptionKey = "solve.output")
  @Nullable Path output;

  @Option(names = "--csv", paramLabel = "FILE", descriptionKey = "solve.csv")
  @Nullable Path csv;

  @Option(names = "--results", paramLabel = "FILE", descriptionKey = "solve.results")
  @Nullable Path results;

  /** Whether the solutions are written to a file, which contains values of the heuristic. */
  public boolean hasSolutions() {
    return output != null;
  }

  /** Rejects files that cannot be written, before a search starts. */
  public void check() throws InputException {
    for (Path file : Stream.of(output, csv, results).flatMap(Stream::ofNullable).toList()) {
      OutputFile.check(file);
    }
  }

  /** Writes the answers to the files. */
  public <S extends Puzzle> void write(
      Puzzles<S> puzzles, List<Answer<S>> answers, Heuristic<S> heuristic, Locale locale)
      throws InputException {
    if (output != null) {
      StringBuilder text = new StringBuilder();
      for (Answer<S> answer : answers) {
        if (answer.path().isPresent()) {
          text.append(
              puzzles.isScored()
                  ? SolutionFile.actions(answer)
                  : SolutionFile.write(answer, heuristic));
        }
      }
      OutputFile.write(output, text.toString());
    }
    if (csv != null) {
      OutputFile.write(csv, SolvePrinter.csv(answers));
    }
    if (results != null) {
      OutputFile.write(results, ResultsFile.write(answers, locale));
    }
  }
}
