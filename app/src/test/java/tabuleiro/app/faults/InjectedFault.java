package tabuleiro.app.faults;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Set;
import org.sqlite.SQLiteErrorCode;
import tabuleiro.app.files.FileActions;
import tabuleiro.lab.store.StoreConnections;

/**
 * Makes one action fail: the n-th of all writes, syncs, renames and SQL calls that the program
 * makes while this object is open. The action fails either before it has an effect or after it, as
 * when an answer is lost. Thread-safe.
 */
final class InjectedFault implements FileActions, AutoCloseable {
  private static final Set<String> SQL =
      Set.of(
          "prepareStatement",
          "execute",
          "executeQuery",
          "executeUpdate",
          "executeBatch",
          "next",
          "commit",
          "rollback",
          "setAutoCommit");

  private int failing;
  private final boolean isAfter;
  private final FileActions.Replaced files;
  private final StoreConnections.Wrapped connections;
  private int calls;
  private int confirmed;

  /**
   * Starts to count.
   *
   * @param failing the number of the action that fails, from 1
   * @param isAfter whether it fails after it has had its effect
   */
  InjectedFault(int failing, boolean isAfter) {
    this.failing = failing;
    this.isAfter = isAfter;
    files = FileActions.replace(this);
    connections = StoreConnections.wrap(connection -> wrap(Connection.class, connection, ""));
  }

  /** Starts to count again. */
  synchronized void failNext(int number) {
    calls = 0;
    failing = number;
  }

  /** Whether the action that fails was reached. */
  synchronized boolean isReached() {
    return calls >= failing;
  }

  /** The number of results and games whose storing was confirmed to the program. */
  synchronized int confirmed() {
    return confirmed;
  }

  private synchronized boolean fails(boolean isNowAfter) {
    if (!isNowAfter) {
      calls++;
    }
    return calls == failing && isAfter == isNowAfter;
  }

  private interface Action<T> {
    T run() throws IOException;
  }

  private <T> T file(Action<T> action) throws IOException {
    if (fails(false)) {
      throw new IOException("No space left on device");
    }
    T result = action.run();
    if (fails(true)) {
      if (result instanceof FileChannel channel) {
        channel.close();
      }
      throw new IOException("Input/output error");
    }
    return result;
  }

  @Override
  public FileChannel open(Path file, OpenOption... options) throws IOException {
    return file(() -> REAL.open(file, options));
  }

  /** A write that fails before its effect still leaves half of the bytes, as a full disk does. */
  @Override
  public void write(FileChannel channel, ByteBuffer bytes) throws IOException {
    if (fails(false)) {
      REAL.write(channel, bytes.slice(bytes.position(), bytes.remaining() / 2));
      throw new IOException("No space left on device");
    }
    REAL.write(channel, bytes);
    if (fails(true)) {
      throw new IOException("Input/output error");
    }
  }

  /** Only counts: a sync changes nothing that this program can see, and is slow. */
  @Override
  public void sync(FileChannel channel) throws IOException {
    file(() -> true);
  }

  @Override
  public void move(Path from, Path to) throws IOException {
    file(
        () -> {
          REAL.move(from, to);
          return true;
        });
  }

  @Override
  public void createFolder(Path folder) throws IOException {
    file(
        () -> {
          REAL.createFolder(folder);
          return true;
        });
  }

  /** Wraps a connection and all that it makes. */
  private <T> T wrap(Class<T> type, T target, String sql) {
    Object proxy =
        Proxy.newProxyInstance(
            InjectedFault.class.getClassLoader(),
            new Class<?>[] {type},
            (self, method, arguments) -> call(target, method, arguments, sql));
    return type.cast(proxy);
  }

  private Object call(Object target, Method method, Object[] arguments, String sql)
      throws Throwable {
    boolean isCounted = SQL.contains(method.getName());
    if (isCounted && fails(false)) {
      throw fault();
    }
    Object result;
    try {
      result = method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
    if (isCounted && fails(true)) {
      throw fault();
    }
    if (method.getName().startsWith("execute") && sql.startsWith("insert into result")) {
      synchronized (this) {
        confirmed++;
      }
    }
    String own = arguments != null && arguments.length > 0 ? String.valueOf(arguments[0]) : sql;
    if (result instanceof PreparedStatement statement) {
      return wrap(PreparedStatement.class, statement, own.strip());
    } else if (result instanceof Statement statement) {
      return wrap(Statement.class, statement, "");
    } else if (result instanceof ResultSet rows && method.getReturnType() == ResultSet.class) {
      return wrap(ResultSet.class, rows, "");
    }
    return result;
  }

  private synchronized SQLException fault() {
    SQLiteErrorCode code =
        failing % 2 == 0 ? SQLiteErrorCode.SQLITE_FULL : SQLiteErrorCode.SQLITE_IOERR;
    return new SQLException("injected", null, code.code);
  }

  @Override
  public void close() {
    files.close();
    connections.close();
  }
}
