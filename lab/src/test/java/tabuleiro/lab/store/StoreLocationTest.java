package tabuleiro.lab.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Where a store is, compared with the regular expressions that describe it. */
class StoreLocationTest {
  private static final String[] PARTS = {
    "jdbc:",
    "sqlite:",
    "postgres",
    "ql",
    "://",
    "user",
    ":",
    "@",
    "/",
    "a",
    "?",
    "&",
    "password=",
    "c:"
  };

  @Test
  void locationsAreThoseOfTheRegularExpressions() {
    SplittableRandom random = new SplittableRandom(4);
    for (int round = 0; round < 50_000; round++) {
      StringBuilder parts = new StringBuilder();
      for (int i = random.nextInt(9); i > 0; i--) {
        parts.append(PARTS[random.nextInt(PARTS.length)]);
      }
      String where = parts.toString();
      assertThat(StoreLocation.isPostgres(where))
          .as(where)
          .isEqualTo(where.matches("(jdbc:)?postgres(ql)?://.*"));
      assertThat(StoreLocation.file(where))
          .as(where)
          .isEqualTo(where.replaceFirst("^(jdbc:)?sqlite:", ""));
      assertThat(StoreLocation.isUrl(where)).as(where).isEqualTo(where.matches("[a-z]{2,}:.*"));
      assertThat(StoreLocation.postgres(where))
          .as(where)
          .isEqualTo(where.replaceFirst("^jdbc:", "").replaceFirst("^postgres:", "postgresql:"));
    }
  }

  @Test
  void passwordsAreHidden() {
    assertThat(StoreLocation.shown("postgresql://me:secret@host/db"))
        .isEqualTo("postgresql://me:…@host/db");
    assertThat(StoreLocation.shown("postgresql://me:se@cr:et@host:1/db"))
        .isEqualTo("postgresql://me:…@host:1/db");
    assertThat(StoreLocation.shown("postgresql://me@host:1/db"))
        .isEqualTo("postgresql://me@host:1/db");
    assertThat(StoreLocation.shown("postgresql://host/db?password=a&x=1&password=b"))
        .isEqualTo("postgresql://host/db?password=…&x=1&password=…");
    assertThat(StoreLocation.shown("folder/file.db")).isEqualTo("folder/file.db");
  }

  @Test
  @Timeout(300)
  void longLocationsTakeLinearTime() {
    for (String part : PARTS) {
      String where = part.repeat(500_000);
      assertThat(StoreLocation.shown("postgresql://" + where)).isNotNull();
      assertThat(StoreLocation.isPostgres(where)).isFalse();
    }
  }
}
