package tabuleiro.lab.store;

import tabuleiro.core.text.TextScanner;

/** The parts of the text that says where a store is. */
final class StoreLocation {
  private static final String JDBC = "jdbc:";
  private static final String SQLITE = "sqlite:";
  private static final String POSTGRES = "postgres:";
  private static final String POSTGRESQL = "postgresql:";
  private static final String PASSWORD = "password=";
  private static final String HIDDEN = "…";

  private StoreLocation() {}

  /** Whether a text is {@code [jdbc:]postgres[ql]://…}. */
  static boolean isPostgres(String where) {
    return postgres(where).startsWith(POSTGRESQL + "//");
  }

  /** The URL of a PostgreSQL database in its usual form. */
  static String postgres(String where) {
    String plain = without(where, JDBC);
    return plain.startsWith(POSTGRES) ? POSTGRESQL + without(plain, POSTGRES) : plain;
  }

  /** The name of a file, without {@code sqlite:} before it. */
  static String file(String where) {
    String plain = without(where, JDBC);
    return plain.startsWith(SQLITE) ? without(plain, SQLITE) : where;
  }

  /** Whether a text starts with a scheme; one letter and a colon are a drive. */
  static boolean isUrl(String name) {
    TextScanner scan = new TextScanner(name);
    return scan.skipWhile(c -> c >= 'a' && c <= 'z') >= 2 && scan.take(':');
  }

  /** The location without its passwords. */
  static String shown(String where) {
    int slashes = where.indexOf("://");
    if (slashes < 0) {
      return withoutParameters(where);
    }
    int user = slashes + "://".length();
    int end = where.indexOf('/', user);
    String login = where.substring(user, end < 0 ? where.length() : end);
    int colon = login.indexOf(':');
    boolean hasPassword = colon >= 0 && login.indexOf('@') > colon;
    return withoutParameters(
        hasPassword
            ? where.substring(0, user + colon + 1)
                + HIDDEN
                + where.substring(user + login.lastIndexOf('@'))
            : where);
  }

  private static String withoutParameters(String where) {
    StringBuilder safe = new StringBuilder();
    int from = 0;
    for (int at = where.indexOf(PASSWORD); at >= 0; at = where.indexOf(PASSWORD, from)) {
      int value = at + PASSWORD.length();
      safe.append(where, from, value);
      from = value;
      if (at > 0 && "?&".indexOf(where.charAt(at - 1)) >= 0) {
        int end = where.indexOf('&', value);
        safe.append(HIDDEN);
        from = end < 0 ? where.length() : end;
      }
    }
    return safe.append(where, from, where.length()).toString();
  }

  private static String without(String text, String prefix) {
    return text.startsWith(prefix) ? text.substring(prefix.length()) : text;
  }
}
