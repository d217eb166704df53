package tabuleiro.lab.store;

import java.io.PrintWriter;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.function.UnaryOperator;
import java.util.logging.Logger;
import javax.sql.DataSource;

/**
 * The connections of all stores of this program. Tests wrap them to make the n-th call of a
 * database fail.
 */
public final class StoreConnections {
  private static volatile UnaryOperator<Connection> wrapper = UnaryOperator.identity();

  private StoreConnections() {}

  /** Wraps the connections of stores that are opened until the result is closed; for tests. */
  public static Wrapped wrap(UnaryOperator<Connection> with) {
    UnaryOperator<Connection> before = wrapper;
    wrapper = with;
    return () -> wrapper = before;
  }

  /** Stops wrapping connections. */
  public interface Wrapped extends AutoCloseable {
    @Override
    void close();
  }

  static DataSource of(DataSource source) {
    return new WrappingSource(source);
  }

  private record WrappingSource(DataSource source) implements DataSource {
    @Override
    public Connection getConnection() throws SQLException {
      return wrapper.apply(source.getConnection());
    }

    @Override
    public Connection getConnection(String user, String password) throws SQLException {
      return wrapper.apply(source.getConnection(user, password));
    }

    @Override
    public PrintWriter getLogWriter() throws SQLException {
      return source.getLogWriter();
    }

    @Override
    public void setLogWriter(PrintWriter writer) throws SQLException {
      source.setLogWriter(writer);
    }

    @Override
    public void setLoginTimeout(int seconds) throws SQLException {
      source.setLoginTimeout(seconds);
    }

    @Override
    public int getLoginTimeout() throws SQLException {
      return source.getLoginTimeout();
    }

    @Override
    public Logger getParentLogger() {
      return Logger.getGlobal();
    }

    @Override
    public <T> T unwrap(Class<T> type) throws SQLException {
      return source.unwrap(type);
    }

    @Override
    public boolean isWrapperFor(Class<?> type) throws SQLException {
      return source.isWrapperFor(type);
    }
  }
}
