package tabuleiro.lab.store;

import java.util.Optional;

/** Locks of a database, so that only one program at a time works on an experiment. */
interface ExperimentLocks extends AutoCloseable {

  Optional<Store.Claim> claim(long experiment);

  /** The program that holds the lock of an experiment, if it is known. */
  Optional<LockHolder> holder(long experiment);

  /** Takes the held locks again after the connection to a server was lost. */
  default void renew() {}

  @Override
  void close();
}
