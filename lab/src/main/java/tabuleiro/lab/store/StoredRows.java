package tabuleiro.lab.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import org.jdbi.v3.core.statement.StatementContext;
import tabuleiro.lab.run.Result;
import tabuleiro.lab.run.Task;

/** Reads rows of the database. A row with invalid JSON is damaged and becomes an empty value. */
final class StoredRows {
  private static final JsonMapper JSON = new JsonMapper();

  private StoredRows() {}

  static Optional<Experiment> experiment(ResultSet row, StatementContext context)
      throws SQLException {
    Optional<JsonNode> manifest = object(row.getString("manifest"));
    long ended = row.getLong("ended");
    boolean isOpen = row.wasNull();
    if (manifest.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Experiment(
            row.getLong("id"),
            row.getString("kind"),
            row.getString("name"),
            row.getString("fingerprint"),
            row.getString("description"),
            manifest.get(),
            isOpen ? Experiment.Status.OPEN : Experiment.Status.DONE,
            Instant.ofEpochMilli(row.getLong("started")),
            isOpen ? Optional.empty() : Optional.of(Instant.ofEpochMilli(ended))));
  }

  static Optional<Store.Entry> entry(ResultSet row, StatementContext context) throws SQLException {
    String key = row.getString("task");
    Optional<JsonNode> what = object(row.getString("what"));
    Optional<JsonNode> outcome = object(row.getString("outcome"));
    if (what.isEmpty() || outcome.isEmpty()) {
      return Optional.empty();
    }
    Task task = new Task(key, what.get(), row.getLong("seed"));
    Duration time = Duration.ofNanos(row.getLong("nanos"));
    String host = Objects.requireNonNullElse(row.getString("host"), "");
    Result result = new Result(key, outcome.get(), time, host);
    String identity = Objects.requireNonNullElse(row.getString("identity"), "");
    return Optional.of(new Store.Entry(task, result, identity));
  }

  private static Optional<JsonNode> object(String text) {
    try {
      return Optional.of(JSON.readTree(text)).filter(JsonNode::isObject);
    } catch (JsonProcessingException e) {
      return Optional.empty();
    }
  }
}
