package tabuleiro.lab.store;

import java.util.Optional;

/** Locks of a database, so that only one program at a time works on an experiment. */
interface ExperimentLocks extends AutoCloseable {

  Optional<Store.Claim> claim(long experiment);

  @Override
  void close();
}
