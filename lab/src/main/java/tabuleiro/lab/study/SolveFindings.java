package tabuleiro.lab.study;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The conclusions from the runs of a study, as sentences. */
record SolveFindings(
    StudyTexts texts,
    Scores scores,
    Map<String, String> problems,
    boolean isScored,
    ReportedResults reported) {
  private static final int FEW = 12;

  /** The main result in one sentence. */
  String summary() {
    Method best = best();
    int all = scores.problems().size();
    if (isScored) {
      return texts.text("find.summary.score", best.name(), scores.found(best), all, sum(best));
    }
    Method prover = best;
    for (Method method : scores.methods()) {
      long more = scores.proved(method) - scores.proved(prover);
      boolean isCheaper = generated(method) < generated(prover);
      prover = more > 0 || (more == 0 && !prover.equals(best) && isCheaper) ? method : prover;
    }
    String key = prover.equals(best) ? "find.summary" : "find.summary.two";
    long proved = scores.proved(prover);
    return texts.text(key, best.name(), scores.found(best), all, proved, prover.name());
  }

  List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    sentences.add(texts.text("find.size", scores.problems().size(), scores.methods().size()));
    sentences.add(summary());
    most(sentences);
    unsolved(sentences);
    twins(sentences);
    if (isScored) {
      ceiling(sentences);
    }
    agreement(sentences);
    return sentences;
  }

  private String sum(Method method) {
    return texts.number(scores.sum(method));
  }

  /** The method with the highest sum; without scores, the one that solved and proved most. */
  private Method best() {
    Method best = scores.methods().get(0);
    for (Method method : scores.methods()) {
      if (isBetter(method, best)) {
        best = method;
      }
    }
    return best;
  }

  private boolean isBetter(Method method, Method other) {
    if (isScored && scores.sum(method) != scores.sum(other)) {
      return scores.sum(method) > scores.sum(other);
    } else if (scores.found(method) != scores.found(other)) {
      return scores.found(method) > scores.found(other);
    } else if (scores.proved(method) != scores.proved(other)) {
      return scores.proved(method) > scores.proved(other);
    }
    return generated(method) < generated(other);
  }

  private long generated(Method method) {
    return scores.problems().stream().mapToLong(p -> scores.run(p, method).generated()).sum();
  }

  /** Which methods solved everything solvable, and which solved nothing. */
  private void most(List<String> sentences) {
    List<String> solvable = scores.problems().stream().filter(scores::isSolved).toList();
    List<String> whole = new ArrayList<>();
    List<String> none = new ArrayList<>();
    for (Method method : scores.methods()) {
      if (scores.found(method) == 0) {
        none.add(method.name());
      } else if (solvable.stream().allMatch(p -> scores.run(p, method).isFound())) {
        whole.add(method.name());
      }
    }
    if (!whole.isEmpty()) {
      sentences.add(texts.text("find.whole", listed(whole), solvable.size()));
    }
    if (!none.isEmpty()) {
      sentences.add(texts.text("find.none", listed(none)));
    }
  }

  private void unsolved(List<String> sentences) {
    List<String> impossible = scores.problems().stream().filter(scores::isUnsolvable).toList();
    List<String> open =
        scores.problems().stream()
            .filter(problem -> !scores.isSolved(problem) && !scores.isUnsolvable(problem))
            .toList();
    if (!impossible.isEmpty()) {
      String key = isScored ? "find.impossible.score" : "find.impossible";
      sentences.add(texts.text(key, listed(impossible)));
    }
    if (!open.isEmpty()) {
      sentences.add(texts.text("find.open", listed(open)));
    }
  }

  /** Duplicate problems, which count twice without adding information. */
  private void twins(List<String> sentences) {
    Map<String, List<String>> same = new LinkedHashMap<>();
    problems.forEach(
        (name, text) -> same.computeIfAbsent(text, key -> new ArrayList<>()).add(name));
    for (List<String> names : same.values()) {
      if (names.size() > 1) {
        sentences.add(texts.text("find.twins", listed(names)));
      }
    }
  }

  /** The maximum score of any method, if all scores are proved. */
  private void ceiling(List<String> sentences) {
    if (!scores.value().equals("points")) {
      return;
    }
    long most = 0;
    int proved = 0;
    for (String problem : scores.problems()) {
      for (Method method : scores.methods()) {
        SolveRun run = scores.run(problem, method);
        if (run.isProved()) {
          most += scores.score(run);
          proved++;
          break;
        }
      }
    }
    boolean isAll = proved == scores.problems().size();
    sentences.add(
        isAll
            ? texts.text("find.ceiling", texts.number(most))
            : texts.text("find.proved", proved, scores.problems().size()));
  }

  /** How many of the reported numbers are reproduced, and by which methods. */
  private void agreement(List<String> sentences) {
    Map<ReportedTable.Verdict, Integer> verdicts = new EnumMap<>(ReportedTable.Verdict.class);
    for (String problem : scores.problems()) {
      for (Method method : scores.methods()) {
        scores
            .verdict(problem, method, reported)
            .ifPresent(verdict -> verdicts.merge(verdict, 1, Integer::sum));
      }
    }
    int all = verdicts.values().stream().mapToInt(count -> count).sum();
    int equal = verdicts.getOrDefault(ReportedTable.Verdict.EQUAL, 0);
    int different = verdicts.getOrDefault(ReportedTable.Verdict.DIFFERENT, 0);
    int limited = verdicts.getOrDefault(ReportedTable.Verdict.LIMIT, 0);
    String source = reported.source();
    if (limited > 0) {
      sentences.add(texts.text("find.agreement.limit", equal, all, source, different, limited));
    } else if (all > 0) {
      sentences.add(texts.text("find.agreement", equal, all, source));
    }
  }

  /** A list of names or, if there are many, their number. */
  private String listed(List<String> names) {
    return names.size() <= FEW
        ? String.join(", ", names)
        : texts.text("find.many", String.join(", ", names.subList(0, FEW)), names.size() - FEW);
  }
}
