package tabuleiro.search.solo.frontier;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tabuleiro.core.limits.Budget;
import tabuleiro.core.limits.Limits;
import tabuleiro.search.solo.frontier.LevelOrderTree.Step;

class LevelOrderTreeTest {

  @Test
  void pathsAreThoseOfStoredParents() {
    for (long seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      int most = random.nextInt(100);
      LevelOrderTree tree = new LevelOrderTree(new NodeMemory(new Budget(Limits.NONE)));
      List<Step> steps = new ArrayList<>();
      steps.add(new Step(-1, 0, 0));
      for (int parent = 0; parent < steps.size() && parent < 1 + seed * 10; parent++) {
        int children = random.nextInt(random.nextBoolean() ? 3 : 1 + most);
        for (int rank = 0; rank < children; rank++) {
          steps.add(new Step(parent, steps.size(), rank));
        }
        tree.expand(steps.size());
      }
      for (int i = 0; i < 20; i++) {
        int node = i == 0 ? steps.size() - 1 : random.nextInt(steps.size());
        List<Step> path = new ArrayList<>();
        for (int at = node; at > 0; at = steps.get(at).parent()) {
          path.add(0, steps.get(at));
        }
        assertThat(tree.path(node)).isEqualTo(path);
      }
    }
  }
}
