package tabuleiro.examples.tictactoe;

import org.junit.jupiter.api.Nested;
import tabuleiro.core.world.Game;
import tabuleiro.core.world.World;
import tabuleiro.testkit.BundleContract;
import tabuleiro.testkit.GameContract;
import tabuleiro.testkit.PerftContract;
import tabuleiro.testkit.Playthrough;
import tabuleiro.testkit.PlaythroughContract;

class TicTacToeTest {

  @Nested
  class Contract extends GameContract<TicTacToe> {
    @Override
    protected Game<TicTacToe> game() {
      return new TicTacToeWorld();
    }
  }

  @Nested
  class Counts extends PerftContract {
    @Override
    protected World world() {
      return new TicTacToeWorld();
    }
  }

  @Nested
  class Recorded extends PlaythroughContract {
    @Override
    protected String file() {
      return "tictactoe.playthrough";
    }

    @Override
    protected String today() {
      return Playthrough.of(new TicTacToeWorld(), 1, 9);
    }
  }

  @Nested
  class Texts extends BundleContract {
    @Override
    protected String bundle() {
      return new TicTacToeWorld().bundle();
    }
  }
}
