package tabuleiro.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import tabuleiro.core.Perft;
import tabuleiro.core.text.InputException;
import tabuleiro.core.world.Resources;
import tabuleiro.core.world.World;

/**
 * Counts legal move sequences and compares with the golden file {@code ID.perft} next to the test.
 */
public abstract class PerftContract {

  protected abstract World world();

  @TestFactory
  Stream<DynamicTest> counts() throws InputException {
    return tests(false);
  }

  @Tag("slow")
  @TestFactory
  Stream<DynamicTest> deepCounts() throws InputException {
    return tests(true);
  }

  private Stream<DynamicTest> tests(boolean slow) throws InputException {
    String text = Resources.text(getClass(), world().id() + ".perft");
    return PerftFile.read(world(), text).stream()
        .flatMap(
            c ->
                c.counts().stream()
                    .filter(count -> count.slow() == slow)
                    .map(
                        count ->
                            dynamicTest(
                                c.id() + " depth " + count.depth(), () -> check(c, count))));
  }

  private static void check(PerftFile.Case c, PerftFile.Count count) {
    assertThat(new Perft(count.depth()).count(c.start(), count.depth()))
        .isEqualTo(count.sequences());
  }
}
