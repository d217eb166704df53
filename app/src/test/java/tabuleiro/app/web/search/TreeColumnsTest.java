package tabuleiro.app.web.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.app.players.PlayerFactory;
import tabuleiro.app.players.PlayerSpec;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.Position;
import tabuleiro.core.limits.Limits;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.Variant;
import tabuleiro.core.world.World;

/** The microscope's data about a game tree is consistent. */
class TreeColumnsTest {
  private static final int ENTERED = 0;
  private static final int RETURNED = 1;
  private static final int CUT = 2;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "minimax:depth=3",
        "alphabeta:depth=3",
        "alphabeta:depth=4,memo=true,order=true",
        "pvs:depth=3",
        "mtdf:depth=4"
      })
  void nodesAreLeftAsTheyWereEnteredAndOnlyCutsLeaveMovesOut(String spec) throws InputException {
    World world = Worlds.find("dots");
    Game<?> game = world.game(Variant.of(world, Map.of("size", "2x2"))).orElseThrow();
    Map<String, Object> columns = columns(game, spec);
    int[] event = column(columns, "event");
    int[] node = column(columns, "node");
    int[] parent = column(columns, "parent");
    int[] move = column(columns, "move");
    int[] choices = column(columns, "choices");
    Deque<Integer> open = new ArrayDeque<>();
    Map<Integer, Set<Integer>> tried = new HashMap<>();
    assertThat(event.length).isPositive();
    for (int i = 0; i < event.length; i++) {
      if (event[i] == ENTERED) {
        assertThat(parent[i]).isEqualTo(open.isEmpty() ? -1 : open.element());
        tried.computeIfAbsent(parent[i], ignored -> new HashSet<>()).add(move[i]);
        open.push(node[i]);
        continue;
      }
      assertThat(open.pop()).isEqualTo(node[i]);
      int looked = tried.getOrDefault(node[i], Set.of()).size();
      if (event[i] == CUT) {
        assertThat(looked).isBetween(1, choices[i]);
      } else if (event[i] == RETURNED && looked > 0) {
        assertThat(looked).isEqualTo(choices[i]);
      }
    }
    assertThat(open).isEmpty();
  }

  private static int[] column(Map<String, Object> columns, String name) {
    return (int[]) Objects.requireNonNull(columns.get(name));
  }

  private static <P extends Position> Map<String, Object> columns(Game<P> game, String text)
      throws InputException {
    PlayerSpec spec = PlayerSpec.parse(text);
    P root = game.start(0);
    TreeColumns<P> trace = new TreeColumns<>(game.notation(), root);
    new PlayerFactory<>(game)
        .player(spec, 0, trace)
        .choose(root, spec.limits(Limits.depth(3)), report -> {});
    return trace.document();
  }
}
