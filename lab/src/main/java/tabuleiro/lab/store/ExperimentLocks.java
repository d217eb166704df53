package tabuleiro.lab.store;

import java.util.Optional;

/** How a database lets one program at a time work on an experiment. */
interface ExperimentLocks extends AutoCloseable {

  Optional<Store.Claim> claim(long experiment);

  @Override
  void close();
}
