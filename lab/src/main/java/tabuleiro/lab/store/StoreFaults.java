package tabuleiro.lab.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.Map;
import java.util.Optional;
import org.sqlite.SQLiteErrorCode;
import tabuleiro.core.text.Message;

/**
 * Says in one sentence why a store failed, from the error codes of SQLite, the states of PostgreSQL
 * and the exceptions of files. What is not a fault of the environment is a bug and stays as it is.
 *
 * @param place the location of the store, without a password
 * @param owner finds out who holds a locked store
 */
record StoreFaults(String place, LockOwner owner) {
  private static final int PRIMARY = 0xff;

  /** By the primary result code of SQLite. */
  private static final Map<Integer, String> SQLITE =
      Map.of(
          SQLiteErrorCode.SQLITE_FULL.code, "store.full",
          SQLiteErrorCode.SQLITE_CORRUPT.code, "store.corrupt",
          SQLiteErrorCode.SQLITE_NOTADB.code, "store.corrupt",
          SQLiteErrorCode.SQLITE_IOERR.code, "store.device",
          SQLiteErrorCode.SQLITE_READONLY.code, "store.readOnly",
          SQLiteErrorCode.SQLITE_PERM.code, "store.readOnly",
          SQLiteErrorCode.SQLITE_CANTOPEN.code, "store.unopenable",
          SQLiteErrorCode.SQLITE_NOMEM.code, "store.memory",
          SQLiteErrorCode.SQLITE_TOOBIG.code, "store.tooLarge",
          SQLiteErrorCode.SQLITE_PROTOCOL.code, "store.device");

  /** By the state of PostgreSQL, or its first two characters. */
  private static final Map<String, String> POSTGRES =
      Map.of(
          "08", "store.gone",
          "57P01", "store.gone",
          "57P02", "store.gone",
          "57P03", "store.gone",
          "53100", "store.full",
          "53200", "store.memory",
          "53300", "store.connections",
          "25006", "store.readOnly",
          "58", "store.device",
          "XX", "store.corrupt");

  /** Finds out who holds a locked store. */
  interface LockOwner {
    Optional<Message> find();
  }

  /** The exception to throw instead of one of the database. */
  RuntimeException of(RuntimeException fault) {
    return problem(fault)
        .<RuntimeException>map(problem -> new StoreException(at(problem), fault))
        .orElse(fault);
  }

  /** The exception for a failure with a known sentence. */
  StoreException of(String key, Throwable fault) {
    return new StoreException(at(Message.of(Stores.BUNDLE, key)), fault);
  }

  /** The exception to throw instead of one of the file system. */
  StoreException of(IOException fault) {
    return new StoreException(at(problem(fault)), fault);
  }

  /** The exception to throw while opening a store. */
  StoreException of(SQLException fault) {
    Message problem =
        problem(fault).orElseGet(() -> Message.of(Stores.BUNDLE, "store.lost", reason(fault)));
    return new StoreException(at(problem), fault);
  }

  private Message at(Message problem) {
    return Message.of("tabuleiro.core.messages", "at.source", place, problem);
  }

  /** The sentence for a fault of the environment; empty for a bug. */
  private Optional<Message> problem(Throwable fault) {
    for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException database) {
        return problem(database);
      } else if (cause instanceof IOException file) {
        return Optional.of(problem(file));
      } else if (cause instanceof JsonProcessingException) {
        return Optional.of(Message.of(Stores.BUNDLE, "store.corrupt"));
      }
    }
    return Optional.empty();
  }

  private static Message problem(IOException fault) {
    return fault instanceof AccessDeniedException
        ? Message.of(Stores.BUNDLE, "store.readOnly")
        : Message.of(Stores.BUNDLE, "store.lost", reason(fault));
  }

  private Optional<Message> problem(SQLException fault) {
    if (isBusy(fault)) {
      return Optional.of(
          owner
              .find()
              .map(who -> Message.of(Stores.BUNDLE, "store.lockedBy", who))
              .orElseGet(() -> Message.of(Stores.BUNDLE, "store.locked")));
    } else if (fault.getCause() instanceof JsonProcessingException) {
      return Optional.of(Message.of(Stores.BUNDLE, "store.corrupt"));
    }
    String state = String.valueOf(fault.getSQLState());
    String known = POSTGRES.get(state);
    if (known == null && state.length() == 5) {
      known = POSTGRES.get(state.substring(0, 2));
    }
    if (known == null && fault instanceof SQLTransientConnectionException) {
      known = "store.gone"; // the pool gave up
    }
    if (known == null) {
      known = SQLITE.get(fault.getErrorCode() & PRIMARY);
    }
    return Optional.ofNullable(known).map(key -> Message.of(Stores.BUNDLE, key));
  }

  /** Whether another program has held the store for too long. */
  static boolean isBusy(SQLException fault) {
    int code = fault.getErrorCode() & PRIMARY;
    return fault.getSQLState() == null
        && (code == SQLiteErrorCode.SQLITE_BUSY.code || code == SQLiteErrorCode.SQLITE_LOCKED.code);
  }

  /** Whether another attempt to migrate is useless, because the disk or the file has failed. */
  static boolean isFinal(Throwable fault) {
    for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException database) {
        return SQLITE.containsKey(database.getErrorCode() & PRIMARY);
      }
    }
    return false;
  }

  /** Whether the connection to a server is lost, so that another attempt may succeed. */
  static boolean isGone(Throwable fault) {
    for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException database) {
        String state = String.valueOf(database.getSQLState());
        return state.startsWith("08")
            || state.startsWith("57P")
            || cause instanceof SQLTransientConnectionException;
      }
    }
    return false;
  }

  /** The root cause of an error in one line. */
  static String reason(Throwable fault) {
    Throwable cause = fault;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    return String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
  }
}
