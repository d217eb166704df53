package tabuleiro.games.blokus;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tabuleiro.core.page.Demo;
import tabuleiro.core.page.Figure;
import tabuleiro.core.page.KeyHelp;
import tabuleiro.core.page.WorldPage;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Resources;
import tabuleiro.core.world.Rule;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.games.blokus.rules.BlokusMessages;
import tabuleiro.games.blokus.rules.BlokusProblem.Goal;
import tabuleiro.games.blokus.rules.BlokusProblemText;

/**
 * Blokus Uno: a game for two on 14×14 cells, and puzzles.
 *
 * <p>Rules: {@code first}, the player who starts the game; {@code goal}, when a puzzle is solved;
 * {@code target}, the number of cells to fill in a puzzle.
 */
public final class BlokusWorld implements World {

  @Override
  public String id() {
    return "blokus";
  }

  @Override
  public String bundle() {
    return BlokusMessages.BUNDLE;
  }

  @Override
  public List<Rule> rules() {
    return List.of(
        Rule.oneOf("first", "1", "2"),
        Rule.oneOf("goal", Goal.FILLED.text(), Goal.FILLED_STUCK.text(), Goal.STUCK.text()),
        Rule.number("target", 6, "auto", "auto", "20"));
  }

  @Override
  public Optional<Game<?>> game(Variant variant) {
    return Optional.of(new BlokusGame(Integer.parseInt(variant.get("first")) - 1));
  }

  @Override
  public Optional<Puzzles<?>> puzzles(Variant variant) {
    String target = variant.get("target");
    OptionalInt fixed =
        target.equals("auto") ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(target));
    return Optional.of(
        new BlokusPuzzles(new BlokusProblemText(Goal.named(variant.get("goal")), fixed)));
  }

  @Override
  public WorldPage page() {
    return WorldPage.EMPTY
        .withDemo(Demo.of(Resources.text(BlokusWorld.class, "demo.txt"), true, 22))
        .withFigures(Figure.duel(Resources.text(BlokusWorld.class, "figure.txt")), Figure.DEMO)
        .withKeys(new KeyHelp("1 – 4", "piece"));
  }

  @Override
  public List<String> files() {
    return List.of(BlokusPuzzles.FILE, "course-game.jsonl");
  }
}
