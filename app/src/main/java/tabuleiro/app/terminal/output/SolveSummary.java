package tabuleiro.app.terminal.output;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tabuleiro.app.solve.Answer;
import tabuleiro.core.Puzzle;
import tabuleiro.lab.report.Document;
import tabuleiro.lab.study.SolveStatus;

/** Prints one row per method with its answered and proved problems and its effort. */
public record SolveSummary(Terminal terminal) {
  private static final List<String> COLUMNS =
      List.of("algorithm", "answered", "proved", "generated", "memory", "seconds");

  public <S extends Puzzle> void print(List<Answer<S>> answers) {
    Map<String, List<Answer<S>>> methods = new LinkedHashMap<>();
    for (Answer<S> answer : answers) {
      methods.computeIfAbsent(answer.method(), method -> new ArrayList<>()).add(answer);
    }
    List<List<String>> rows = new ArrayList<>();
    methods.forEach((method, its) -> rows.add(row(method, its)));
    List<String> headings =
        COLUMNS.stream().map(column -> terminal.text("summary." + column)).toList();
    new DocumentPrinter(terminal).table(new Document.Table("", headings, rows));
  }

  private <S extends Puzzle> List<String> row(String method, List<Answer<S>> answers) {
    long answered = answers.stream().filter(a -> a.status() != SolveStatus.LIMIT).count();
    long proved = answers.stream().filter(SolveSummary::isProved).count();
    long generated = answers.stream().mapToLong(a -> a.counts().generated()).sum();
    long bytes = answers.stream().mapToLong(a -> a.counts().bytes()).max().orElse(0);
    long nanos = answers.stream().mapToLong(a -> a.counts().nanos()).sum();
    return Stream.of(
            method,
            answered + " / " + answers.size(),
            proved,
            generated,
            String.format(terminal.locale(), "%.1f MB", bytes / 1e6),
            String.format(terminal.locale(), "%.3f", nanos / 1e9))
        .map(String::valueOf)
        .toList();
  }

  private static boolean isProved(Answer<?> answer) {
    return answer.isOptimal() || answer.status() == SolveStatus.UNSOLVABLE;
  }
}
