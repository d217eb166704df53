package tabuleiro.app.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import tabuleiro.core.text.InputException;

/** Invalid study files are rejected with one sentence that names the fault. */
class StudyFaultsTest {
  private static String solve(String parts) {
    return "name: x\nsolve: {game: tetris, problems: A, algorithms: bfs" + parts + "}\n";
  }

  private static void assertFault(String yaml, String... parts) {
    assertThatThrownBy(() -> Laboratory.plan(yaml))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("here.yaml")
        .message()
        .contains(parts)
        .doesNotContain("\n");
    InputException fault = assertThrows(InputException.class, () -> Laboratory.plan(yaml));
    assertThat(fault.in(Locale.forLanguageTag("pt"))).startsWith("here.yaml");
  }

  private static void assertReportedFault(String row, String... parts) {
    assertFault(solve(", reported: {source: s, rows: [{" + row + "}]}"), parts);
  }

  @Test
  void whatIsMissingIsNamed() {
    assertFault("solve: {game: tetris}", "name");
    assertFault("name: x", "exactly one of");
    assertFault("name: x\nsolve: {}\nplay: {}", "exactly one of", "solve, play");
    assertFault("name: x\nsolve: {problems: A}", "game");
    assertFault("name: x\nsolve: {game: tetris, algorithms: bfs}", "problems");
    assertFault("name: x\nsolve: {game: tetris, problems: [], algorithms: bfs}", "problems");
    assertFault("name: x\nsolve: {game: tetris, problems: A, algorithms: []}", "algorithms");
    assertFault(solve(", heuristics: []").replace("bfs", "astar"), "heuristics");
    assertFault(solve(", limits: []"), "limits");
  }

  @Test
  void whatIsUnknownIsNamed() {
    assertFault("name: x\nsolve: {game: chess}", "chess", "dots");
    assertFault(solve("").replace("bfs", "bfss"), "bfss", "procura-best");
    assertFault(solve(", heuristics: nose"), "nose", "rows");
    assertFault(solve("").replace("problems: A", "problems: Z9"), "Z9");
    assertFault(solve("").replace("problems: A", "problems: B..A"), "B..A");
    assertFault(solve("").replace("problems: A", "problems: {file: none.dat}"), "none.dat");
    assertFault(solve("").replace("problems: A", "problems: [A, A]"), "“A” appears twice");
    assertFault(solve(", seasons: 1"), "seasons");
    assertFault(solve(", limits: {nodes: 0}"), "limits.nodes");
    assertFault(solve(", limits: {nodes: many}"), "nodes");
    assertFault(solve(", scoring: {value: beauty}"), "beauty", "points");
    assertFault(solve(", variant: {season: 1999}"), "season", "1999");
    assertFault(solve(", reported: {source: s, files: no.json}"), "no.json");
    assertFault(
        solve(", reported: {source: s, rows: [{problem: Q, method: bfs}]}"), "“Q”", "“bfs”");
    assertReportedFault("problem: A, method: bfs, why: {en: because}", "en", "pt");
    assertReportedFault("problem: A, method: bfs, why: {en: because, pt: ' '}", "en", "pt");
    assertReportedFault("problem: A, method: bfs, why: {en: b, pt: b, de: b}", "de");
    assertReportedFault("problem: A, method: bfs, why: luck", "luck");
    assertReportedFault("problem: A, method: bfs, penetrance: 5/0", "5/0", "24/691");
    assertReportedFault("problem: A, method: bfs, penetrance: 1/2/3", "1/2/3");
    assertReportedFault(
        "problem: A, method: bfs, depth: 1}, {problem: A, method: bfs, depth: 2", "two", "“A”");
    assertReportedFault("problem: A, method: bfs, failed: true, limit: {nodes: 7}", "nodes=7");
    assertReportedFault("problem: A, method: bfs, failed: true, limit: {}", "bfs");
    assertFault(
        solve(
            ", reported: {source: s, reasons: {luck: {en: a, pt: b}},"
                + " rows: [{problem: A, method: bfs}]}"),
        "luck");
    assertFault(solve("").replace("bfs", "{use: bfs, weights: standard}"), "bfs", "weights");
    assertFault(
        solve("").replace("bfs", "{use: procura-best-course, weights: best}"),
        "best",
        "course-genetic");
    assertFault(
        solve("").replace("bfs", "{use: procura-best-course, weights: {name: w, values: [1]}}"),
        "4 numbers",
        "holes");
    assertFault(solve("").replace("bfs", "{use: astar, ties: random}"), "ties", "fifo");
    assertFault(solve("").replace("bfs", "{use: astar, weight: 3}"), "weight", "astar", "wastar");
    assertFault(solve("").replace("bfs", "{use: astar, width: 3}"), "width", "astar", "beam");
    assertFault(solve("").replace("bfs", "{use: ids, goalTest: generation}"), "goalTest", "ids");
    assertFault(
        solve("").replace("bfs", "{use: astar, pathCost: quality}"), "pathCost", "procura-astar");
    assertFault(
        "name: x\nsolve: {game: dots, problems: {random: {boards: 1, pieces: 1, seed: 1}},"
            + " algorithms: bfs}",
        "pieces");
  }

  @Test
  void playersPositionsAndTrialsMustExist() {
    String play = "name: x\nplay: {game: dots, players: %s, positions: %s}\n";
    assertFault(String.format(play, "nobody", "start"), "nobody");
    assertFault(String.format(play, "human", "start"), "");
    assertFault(String.format(play, "[]", "start"), "players");
    assertFault(String.format(play, "random", "'(('"), "");
    assertFault(String.format(play, "random", "{record: none.jsonl}"), "none.jsonl");
    assertFault(
        String.format(
            play,
            "random",
            "start, reported: {source: s, rows: [{problem: start, method: random, failed: true}]}"),
        "failed");
    assertFault("name: x\nplay: {game: tetris, players: random, positions: start}", "tetris");
    assertFault("name: x\ntrial: {game: dots, trials: endless}", "endless");
  }
}
