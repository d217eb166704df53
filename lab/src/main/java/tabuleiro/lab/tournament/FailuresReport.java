package tabuleiro.lab.tournament;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import tabuleiro.core.player.PlayerFailure;
import tabuleiro.lab.failure.FailureBlocks;
import tabuleiro.lab.failure.FailureBlocks.Located;
import tabuleiro.lab.failure.FailureReport;
import tabuleiro.lab.report.Document.Block;
import tabuleiro.lab.report.Document.Heading;
import tabuleiro.lab.report.Document.Table;

/** The part of a tournament report on games that a player lost because it could not go on. */
record FailuresReport(List<String> players, List<Located> failures, ReportTexts wording) {
  List<Block> blocks() {
    List<Block> blocks = new ArrayList<>();
    if (!failures.isEmpty()) {
      blocks.add(new Heading(2, wording.text("failures.title")));
      blocks.add(byKind());
      blocks.addAll(FailureBlocks.details(failures, wording.locale()));
    }
    return blocks;
  }

  private Table byKind() {
    Set<PlayerFailure.Kind> kinds = EnumSet.noneOf(PlayerFailure.Kind.class);
    failures.forEach(failure -> kinds.add(failure.failure().kind()));
    List<String> headings = new ArrayList<>(wording.texts("head.", "player", "failures"));
    kinds.forEach(kind -> headings.add(FailureReport.kind(kind, wording.locale())));
    List<List<String>> rows = new ArrayList<>();
    for (String player : players) {
      List<FailureReport> own =
          failures.stream().map(Located::failure).filter(f -> f.player().equals(player)).toList();
      if (!own.isEmpty()) {
        List<String> row = new ArrayList<>(List.of(player, String.valueOf(own.size())));
        kinds.forEach(
            kind -> row.add(String.valueOf(own.stream().filter(f -> f.kind() == kind).count())));
        rows.add(row);
      }
    }
    return new Table(wording.text("failures.caption"), headings, rows);
  }
}
