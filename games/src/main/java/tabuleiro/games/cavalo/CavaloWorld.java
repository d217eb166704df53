package tabuleiro.games.cavalo;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tabuleiro.core.page.Demo;
import tabuleiro.core.page.Figure;
import tabuleiro.core.page.WorldPage;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Puzzles;
import tabuleiro.core.world.Resources;
import tabuleiro.core.world.Rule;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;
import tabuleiro.games.cavalo.rules.CavaloBoardText;
import tabuleiro.games.cavalo.rules.CavaloRules;

/** Jogo do Cavalo as a world: a game of two knights and puzzles of one. Immutable. */
public final class CavaloWorld implements World {

  @Override
  public String id() {
    return "cavalo";
  }

  @Override
  public String bundle() {
    return CavaloBoardText.BUNDLE;
  }

  @Override
  public List<Rule> rules() {
    return CavaloRules.SWITCHES;
  }

  @Override
  public Optional<Game<?>> game(Variant variant) {
    int first = Integer.parseInt(variant.get("first")) - 1;
    return Optional.of(new CavaloGame(CavaloRules.of(variant), first));
  }

  @Override
  public Optional<Puzzles<?>> puzzles(Variant variant) {
    String target = variant.get("target");
    OptionalInt fixed =
        target.equals("auto") ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(target));
    return Optional.of(new CavaloPuzzles(new CavaloPuzzleNotation(CavaloRules.of(variant), fixed)));
  }

  @Override
  public WorldPage page() {
    return WorldPage.EMPTY
        .withDemo(Demo.of(Resources.text(CavaloWorld.class, "demo.txt"), true, 16))
        .withFigures(Figure.duel(Resources.text(CavaloWorld.class, "figure.txt")), Figure.DEMO)
        .withProblem("D");
  }

  @Override
  public List<String> files() {
    return List.of("problems.dat", "sample-game.jsonl");
  }
}
