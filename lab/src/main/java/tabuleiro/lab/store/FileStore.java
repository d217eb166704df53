package tabuleiro.lab.store;

import java.util.Map;

/**
 * Stores the contents of the files that experiments read, so that an experiment can be shown and
 * repeated where the files are missing or different.
 */
public interface FileStore {

  /** Stores the files of an experiment, by name. Files that it already has are kept. */
  void put(long experiment, Map<String, String> contents);

  /** The files of an experiment, by name. */
  Map<String, String> of(long experiment);
}
